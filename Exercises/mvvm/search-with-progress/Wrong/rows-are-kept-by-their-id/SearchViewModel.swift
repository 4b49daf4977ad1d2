// caught by: Step1.testShowsWhatWasFound
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

  /// Called with the app whose details somebody wants to see.
  var onSelect: ((StoreApp) -> Void)?

  private let searchService: SearchService
  private let downloadService: DownloadAppsService
  private var apps: [StoreApp] = []
  private var made: [Int: AppCellModel] = [:]
  private var lastSearch = 0

  init(searchService: SearchService, downloadService: DownloadAppsService) {
    self.searchService = searchService
    self.downloadService = downloadService
    downloadService.onProgressUpdate = { [weak self] in self?.updateProgress() }
  }

  func search(for query: String) {
    lastSearch += 1
    let search = lastSearch
    isLoading.value = true
    searchService.apps(matching: query) { [weak self] result in
      // Somebody has searched for something newer meanwhile.
      guard let self, search == lastSearch else { return }
      switch result {
      case .success(let apps): show(apps, error: nil)
      case .failure(let error): show([], error: error)
      }
      isLoading.value = false
    }
  }

  func didSelectApp(at index: Int) {
    guard apps.indices.contains(index) else { return }
    onSelect?(apps[index])
  }

  func didTapDownloadApp(at index: Int) {
    guard apps.indices.contains(index) else { return }
    downloadService.startDownload(of: apps[index])
  }

  private func show(_ found: [StoreApp], error: Error?) {
    apps = found
    self.error.value = error
    cellModels.value = found.map { app in
      var model =
        made[app.id]
        ?? AppCellModel(
          appID: app.id, title: app.name, subtitle: app.company, downloadState: .notStarted)
      model.downloadState = downloadState(of: app.id)
      made[app.id] = model
      return model
    }
    showEmptyResults.value = found.isEmpty
  }

  private func updateProgress() {
    cellModels.value = cellModels.value.map { model in
      var model = model
      model.downloadState = downloadState(of: model.appID)
      return model
    }
  }

  private func downloadState(of appID: Int) -> DownloadState {
    downloadService.downloadingApps.first { $0.app.id == appID }?.state ?? .notStarted
  }
}
