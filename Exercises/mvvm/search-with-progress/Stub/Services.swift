/// An app of the store.
struct StoreApp: Equatable {
  let id: Int
  let name: String
  let company: String
  let rating: Double?
}

/// How far a download is.
enum DownloadState: Equatable {
  case notStarted
  case inProgress(progress: Double)
  case downloaded
}

/// One download, from its start on.
struct DownloadingApp: Equatable {
  let app: StoreApp
  var state = DownloadState.notStarted
}

/// Finds apps in the store; calls back on the main thread.
@MainActor
protocol SearchService: AnyObject {
  func apps(matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

/// Downloads apps and tells how far it is; lives as long as the app.
@MainActor
protocol DownloadAppsService: AnyObject {
  var downloadingApps: [DownloadingApp] { get }
  /// Called when one of the downloads has come further.
  var onProgressUpdate: (() -> Void)? { get set }
  func startDownload(of app: StoreApp)
}
