struct AppCellModel: Equatable {
  let appID: Int
  let title: String
  let subtitle: String
  var downloadState: DownloadState
}

@MainActor
final class SearchViewModel {
  let cellModels = Observable<[AppCellModel]>([])
  let isLoading = Observable(false)
  let showEmptyResults = Observable(false)
  let error = Observable<Error?>(nil)
  var onSelect: ((StoreApp) -> Void)?

  private let searchService: SearchService
  private unowned let downloadService: DownloadAppsService
  private var apps: [StoreApp] = []
  private var current: Search?

  init(searchService: SearchService, downloadService: DownloadAppsService) {
    (self.searchService, self.downloadService) = (searchService, downloadService)
    downloadService.onProgressUpdate = { [weak self] in self?.showRows() }
  }

  func search(for query: String) {
    let search = Search()
    current = search
    isLoading.value = true
    searchService.apps(matching: query) { [weak self] result in
      guard let self, current === search else { return }
      finish(result)
    }
  }

  func didSelectApp(at index: Int) { app(at: index).map { onSelect?($0) } }
  func didTapDownloadApp(at index: Int) {
    if let app = app(at: index) { downloadService.startDownload(of: app) }
  }

  private func finish(_ result: Result<[StoreApp], Error>) {
    defer { isLoading.value = false }
    do {
      apps = try result.get()
      error.value = nil
    } catch {
      apps = []
      self.error.value = error
    }
    showEmptyResults.value = apps.isEmpty
    showRows()
  }

  private func showRows() {
    let states = Dictionary(
      downloadService.downloadingApps.map { ($0.app.id, $0.state) }, uniquingKeysWith: { $1 })
    cellModels.value = apps.map {
      AppCellModel(
        appID: $0.id, title: $0.name, subtitle: $0.company,
        downloadState: states[$0.id, default: .notStarted])
    }
  }

  private func app(at index: Int) -> StoreApp? {
    0..<apps.count ~= index ? apps[index] : nil
  }
}

/// One search, to be told apart from all others.
private final class Search {}
