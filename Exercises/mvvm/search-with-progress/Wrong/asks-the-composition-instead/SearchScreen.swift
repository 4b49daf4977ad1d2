// caught by: Step3.testViewModelNeedsNoUIKit
import UIKit

/// Puts the search together, and knows where its rows lead.
@MainActor
enum SearchScreen {
  private static weak var shown: SearchViewController?
  static func open(_ app: StoreApp) {
    shown?.navigationController?.pushViewController(
      AppDetailViewController(app: app), animated: true)
  }
  static func make(
    searchService: SearchService, downloadService: DownloadAppsService
  ) -> UINavigationController {
    let viewModel = SearchViewModel(
      searchService: searchService, downloadService: downloadService)
    let controller = SearchViewController(viewModel: viewModel)
    shown = controller
    return UINavigationController(rootViewController: controller)
  }
}
