final class FakeDownloadAppsService: DownloadAppsService {
  private(set) var downloadingApps: [DownloadingApp] = []
  var onProgressUpdate: (() -> Void)?

  private let clock: any Clock<Duration>
  private var tasks: [Int: Task<Void, Error>] = [:]

  init(clock: any Clock<Duration>) { self.clock = clock }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func startDownload(of app: StoreApp) {
    if tasks[app.id] != nil { return }
    let place = downloadingApps.count
    downloadingApps.append(DownloadingApp(app: app, state: .notStarted))
    tasks[app.id] = Task { [weak self, clock] in
      var percent = 0
      while percent < 100 {
        try await clock.sleep(for: .seconds(0.25))
        percent += 5
        self?.set(percent, at: place)
      }
    }
  }

  private func set(_ percent: Int, at place: Int) {
    downloadingApps[place].state =
      percent == 100 ? .downloaded : .inProgress(progress: Double(percent) / 100)
    onProgressUpdate?()
  }
}
