/// An app of the store.
struct StoreApp: Equatable {
  let id: Int
  let name: String
}

/// How far a download is.
enum DownloadState: Equatable {
  case notStarted
  case inProgress(progress: Double)
  case downloaded
}

/// One download, from its start on.
struct DownloadingApp {
  let app: StoreApp
  var state = DownloadState.notStarted
}

/// Downloads apps and tells how far it is.
@MainActor
protocol DownloadAppsService: AnyObject {
  var downloadingApps: [DownloadingApp] { get }
  /// Called when one of the downloads has come further.
  var onProgressUpdate: (() -> Void)? { get set }
  func startDownload(of app: StoreApp)
}
