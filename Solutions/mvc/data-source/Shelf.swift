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

  func remove(_ product: Product) {
    products.removeAll { $0.id == product.id }
  }
}
