import UIKit

final class ProductDataSource: NSObject {
  var products: [Product]
  var onDelete: ((Product) -> Void)?

  init(products: [Product] = []) {
    self.products = products
    super.init()
  }

  private var groups: [(title: String, products: [Product])] {
    let groups = Dictionary(grouping: products, by: \.isSoldOut)
    return [(false, "In stock"), (true, "Sold out")].compactMap { isSoldOut, title in
      groups[isSoldOut].map { (title, $0) }
    }
  }

  func product(at indexPath: IndexPath) -> Product? {
    let groups = groups
    guard 0..<groups.count ~= indexPath.section else { return nil }
    let rows = groups[indexPath.section].products
    return 0..<rows.count ~= indexPath.row ? rows[indexPath.row] : nil
  }
}

extension ProductDataSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].products.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "seeds")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "seeds")
    cell.accessoryType = .none
    guard let product = product(at: indexPath) else { return cell }
    cell.textLabel?.text = product.name
    cell.detailTextLabel?.text = String(format: "%.2f €", Double(product.cents) / 100)
    if !product.isSoldOut { cell.accessoryType = .disclosureIndicator }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    product(at: indexPath).map(\.isSoldOut) == true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let product = product(at: indexPath) { onDelete?(product) }
  }
}
