// caught by: Step2.testTapAsksTheDataSource
import Foundation

/// What the seed shop has, in the order in which it lies on the shelf.
@MainActor
final class Shelf {
  private(set) var products: [Product] {
    didSet { onChange?() }
  }
  /// Hears of each change of the products, after it.
  var onChange: (() -> Void)?

  init(products: [Product]) {
    self.products = products
  }

  func restock(_ products: [Product]) {
    self.products = products
  }

  func productShown(at indexPath: IndexPath) -> Product? {
    let both = [products.filter { !$0.isSoldOut }, products.filter(\.isSoldOut)].filter {
      !$0.isEmpty
    }
    guard both.indices.contains(indexPath.section) else { return nil }
    let rows = both[indexPath.section]
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  func remove(_ product: Product) {
    products.removeAll { $0.id == product.id }
  }
}
