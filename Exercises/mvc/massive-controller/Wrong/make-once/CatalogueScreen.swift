// caught by: Step3.testTheAppKeepsNoList
import UIKit

/// Where the tab bar of the app gets its first screen from, and where its parts are joined.
@MainActor
enum CatalogueScreen {
  /// The list as customers see it; the caller puts it into a navigation controller.
  static func make() -> UIViewController {
    list
  }

  private static let list = make(service: RemoteProductService(get: CatalogueAPI.shared.get))

  /// The list with products from somewhere else.
  static func make(service: ProductService) -> UIViewController {
    ProductViewController(viewModel: ProductListViewModel(service: service))
  }
}
