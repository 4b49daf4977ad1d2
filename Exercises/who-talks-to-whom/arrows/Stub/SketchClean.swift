/// The inner layer of the product list in Clean Architecture.
enum Domain {
  struct AddProduct {
    let repository: ProductRepository

    func callAsFunction() -> [Product] {
      repository.save(.lamp)
      return repository.all
    }
  }
}

/// Belongs to the layer `Domain`, which says what it needs and not who does it.
protocol ProductRepository {
  var all: [Product] { get }
  func save(_ product: Product)
}

/// An outer layer: where products are kept.
enum DataLayer {
  final class ProductFile: ProductRepository {
    private(set) var all: [Product] = []
    func save(_ product: Product) { all.append(product) }
  }
}

/// Another outer layer: what is shown, in whichever pattern.
enum Presentation {
  final class ViewModel {
    private let addProduct: Domain.AddProduct
    private(set) var text = ""

    init(addProduct: Domain.AddProduct) { self.addProduct = addProduct }

    func add() { text = addProduct().map(\.name).joined(separator: ", ") }
  }
}
