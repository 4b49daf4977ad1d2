// caught by: Step1.testTheAppAsksTheShop
import UIKit

private struct SampleProducts: ProductService {
  func loadProducts() async throws -> [Product] {
    [Product(id: 1, name: "Stove", priceInCents: 4550, summary: nil)]
  }
}

/// Where the tab bar of the app gets its first screen from, and where its parts are joined.
@MainActor
enum CatalogueScreen {
  /// The list as customers see it; the caller puts it into a navigation controller.
  static func make() -> UIViewController {
    make(service: SampleProducts())
  }

  /// The list with products from somewhere else.
  static func make(service: ProductService) -> UIViewController {
    ProductViewController(viewModel: ProductListViewModel(service: service))
  }
}
