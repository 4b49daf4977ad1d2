import UIKit

/// One app as a row shows it.
struct AppCellModel: Equatable {
  let appID: Int
  let title: String
  let subtitle: String
  var downloadState: DownloadState
}

/// The state of the search screen.
@MainActor
final class SearchViewModel {
  let cellModels = Observable<[AppCellModel]>([])
  let isLoading = Observable(false)
  let showEmptyResults = Observable(false)
  let error = Observable<Error?>(nil)

  /// Pushes the details of an app.
  weak var viewController: UIViewController?

  private let searchService: SearchService
  private let downloadService: DownloadAppsService
  private var apps: [StoreApp] = []

  init(searchService: SearchService, downloadService: DownloadAppsService) {
    self.searchService = searchService
    self.downloadService = downloadService
    downloadService.onProgressUpdate = {
      // The downloads come in the order of the rows.
      for (index, download) in self.downloadService.downloadingApps.enumerated()
      where index < self.cellModels.value.count {
        self.cellModels.value[index].downloadState = download.state
      }
    }
  }

  func search(for query: String) {
    isLoading.value = true
    searchService.apps(matching: query) { result in
      self.isLoading.value = false
      switch result {
      case .success(let apps):
        self.apps = apps
        self.cellModels.value = apps.map {
          AppCellModel(
            appID: $0.id, title: $0.name, subtitle: $0.company, downloadState: .notStarted)
        }
        if apps.isEmpty { self.showEmptyResults.value = true }
      case .failure(let error):
        self.error.value = error
      }
    }
  }

  func didSelectApp(at index: Int) {
    let details = AppDetailViewController(app: apps[index])
    viewController?.navigationController?.pushViewController(details, animated: true)
  }

  func didTapDownloadApp(at index: Int) {
    downloadService.startDownload(of: apps[index])
  }
}
