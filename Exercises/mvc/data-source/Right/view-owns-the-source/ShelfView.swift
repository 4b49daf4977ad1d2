import UIKit

/// The list with its rows: the view keeps what its table only knows.
final class ShelfView: UIView {
  let source = ProductDataSource(products: [])
  let tableView = UITableView(frame: .zero, style: .grouped)

  init() {
    super.init(frame: .zero)
    tableView.dataSource = source
    addSubview(tableView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ products: [Product]) {
    source.products = products
    tableView.reloadData()
  }
}
