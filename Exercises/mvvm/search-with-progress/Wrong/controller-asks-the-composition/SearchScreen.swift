// caught by: Step3.testRowOpensItsDetails
import UIKit

/// Puts the search together, and knows where its rows lead.
@MainActor
enum SearchScreen {
  static func open(_ app: StoreApp, from shown: UIViewController?) {
    shown?.navigationController?.pushViewController(
      AppDetailViewController(app: app), animated: true)
  }
  static func make(
    searchService: SearchService, downloadService: DownloadAppsService
  ) -> UINavigationController {
    let viewModel = SearchViewModel(
      searchService: searchService, downloadService: downloadService)
    let controller = SearchViewController(viewModel: viewModel)
    return UINavigationController(rootViewController: controller)
  }
}
