import UIKit

/// Puts the search together.
@MainActor
enum SearchScreen {
  static func make(
    searchService: SearchService, downloadService: DownloadAppsService
  ) -> UINavigationController {
    let viewModel = SearchViewModel(
      searchService: searchService, downloadService: downloadService)
    let controller = SearchViewController(viewModel: viewModel)
    viewModel.viewController = controller
    return UINavigationController(rootViewController: controller)
  }
}
