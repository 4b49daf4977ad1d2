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
    let navigation = UINavigationController(rootViewController: controller)
    viewModel.onSelect = { [weak navigation] app in
      navigation?.pushViewController(AppDetailViewController(app: app), animated: true)
    }
    return navigation
  }
}
