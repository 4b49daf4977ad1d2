import Foundation

/// Behaves like the store's downloads, without a store: five per cent every quarter of a second.
final class FakeDownloadAppsService: DownloadAppsService {
  private(set) var downloadingApps: [DownloadingApp] = []
  var onProgressUpdate: (() -> Void)?

  private var timers: [Int: Timer] = [:]

  func startDownload(of app: StoreApp) {
    downloadingApps.append(DownloadingApp(app: app, state: .inProgress(progress: 0)))
    timers[app.id] = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.advance(app) }
    }
  }

  private func advance(_ app: StoreApp) {
    for index in downloadingApps.indices where downloadingApps[index].app.id == app.id {
      guard case .inProgress(let progress) = downloadingApps[index].state else { continue }
      if progress >= 1 {
        downloadingApps[index].state = .downloaded
        timers[app.id]?.invalidate()
      } else {
        downloadingApps[index].state = .inProgress(progress: progress + 0.05)
      }
      onProgressUpdate?()
    }
  }
}
