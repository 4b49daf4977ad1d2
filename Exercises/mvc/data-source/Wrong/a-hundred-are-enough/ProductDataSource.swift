// caught by: Step1.testFillsTwoTables
import UIKit

/// Turns products into the sections and cells of a table.
final class ProductDataSource: NSObject, UITableViewDataSource {
  private struct Section {
    let title: String
    let products: [Product]
  }

  var products: [Product] {
    didSet { sections = Self.sections(of: products) }
  }
  /// Hears which product the user wants to have off the list.
  var onDelete: ((Product) -> Void)?
  private var sections: [Section]

  init(products: [Product]) {
    self.products = products
    sections = Self.sections(of: products)
  }

  func product(at indexPath: IndexPath) -> Product? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let products = sections[indexPath.section].products
    return products.indices.contains(indexPath.row) ? products[indexPath.row] : nil
  }

  private static func sections(of products: [Product]) -> [Section] {
    [
      Section(title: "In stock", products: Array(products.filter { !$0.isSoldOut }.prefix(100))),
      Section(title: "Sold out", products: products.filter(\.isSoldOut)),
    ].filter { !$0.products.isEmpty }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].products.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Product")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Product")
    let product = sections[indexPath.section].products[indexPath.row]
    cell.textLabel?.text = product.name
    cell.detailTextLabel?.text = String(format: "%.2f €", Double(product.cents) / 100)
    cell.accessoryType = product.isSoldOut ? .none : .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    product(at: indexPath)?.isSoldOut ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let product = product(at: indexPath) else { return }
    onDelete?(product)
  }
}
