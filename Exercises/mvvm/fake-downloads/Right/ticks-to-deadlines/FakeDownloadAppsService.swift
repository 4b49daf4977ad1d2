/// Waits from tick to tick without adding up what lies between.
private func waits<C: Clock<Duration>>(on clock: C) -> () async -> Void {
  var deadline = clock.now
  return {
    deadline = deadline.advanced(by: .milliseconds(250))
    try? await clock.sleep(until: deadline, tolerance: nil)
  }
}

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
    let wait = waits(on: clock)
    Task { [weak self, tickCount] in
      for tick in 1...tickCount {
        await wait()
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
