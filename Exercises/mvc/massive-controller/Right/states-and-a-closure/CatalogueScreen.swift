import UIKit

enum CatalogueScreen {
  @MainActor static func make() -> UIViewController {
    make(service: RemoteProductService { try await CatalogueAPI.shared.get($0) })
  }

  @MainActor static func make(service: ProductService) -> ProductViewController {
    ProductViewController(
      viewModel: ProductListViewModel(service: service), dataSource: ProductListDataSource())
  }
}
