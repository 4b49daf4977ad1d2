// caught by: Step3.testRowOpensItsDetails
import UIKit

/// Puts the search together, and knows where its rows lead.
@MainActor
enum SearchScreen {
  static func make(
    searchService: SearchService, downloadService: DownloadAppsService
  ) -> UINavigationController {
    let viewModel = SearchViewModel(
      searchService: searchService, downloadService: downloadService)
    let controller = SearchViewController(viewModel: viewModel)
    var details: [Int: AppDetailViewController] = [:]
    viewModel.onSelect = { [weak controller] app in
      let detail = details[app.id] ?? AppDetailViewController(app: app)
      details[app.id] = detail
      controller?.navigationController?.pushViewController(detail, animated: true)
    }
    return UINavigationController(rootViewController: controller)
  }
}
