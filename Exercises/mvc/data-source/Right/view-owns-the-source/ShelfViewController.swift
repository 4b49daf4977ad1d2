import UIKit

/// The shelf as a list: what can be bought first, then what is sold out. A tap opens a product.
final class ShelfViewController: UIViewController, UITableViewDelegate {
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
    title = "Seeds"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let shelfView = ShelfView()
    shelfView.tableView.delegate = self
    shelfView.source.onDelete = { [weak self] in self?.shelf.remove($0) }
    shelf.onChange = { [weak shelfView, unowned shelf] in shelfView?.show(shelf.products) }
    shelfView.show(shelf.products)
    view = shelfView
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let source = tableView.dataSource as? ProductDataSource
    source?.product(at: indexPath).map(open)
  }

  private func open(_ product: Product) {
    show(ProductViewController(product: product), sender: self)
  }
}
