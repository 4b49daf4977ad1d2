// caught by: Step1.testEveryTickBringsFivePerCentMore
/// Behaves like the store's downloads, without a store: five per cent every quarter of a second.
final class FakeDownloadAppsService: DownloadAppsService {
  private(set) var downloadingApps: [DownloadingApp] = []
  var onProgressUpdate: (() -> Void)?

  private let clock: any Clock<Duration>
  private let tickCount = 20

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func startDownload(of app: StoreApp) {
    guard !downloadingApps.contains(where: { $0.app.id == app.id }) else { return }
    downloadingApps.append(DownloadingApp(app: app))
    Task { [weak self, clock, tickCount] in
      for tick in 1...tickCount {
        try? await clock.sleep(for: .milliseconds(251 - tick))
        guard let self else { return }
        advance(app, to: tick)
      }
    }
  }

  private func advance(_ app: StoreApp, to tick: Int) {
    guard let index = downloadingApps.firstIndex(where: { $0.app.id == app.id }) else { return }
    downloadingApps[index].state =
      tick == tickCount
      ? .downloaded : .inProgress(progress: Double(tick) / Double(tickCount))
    onProgressUpdate?()
  }
}
