// caught by: Step1.testAppUsesTheRealTime
import UIKit

/// Puts the screen of updates together.
@MainActor
enum DownloadsScreen {
  static func make() -> UIViewController {
    let apps = ["Tide Radio", "Corner Grocer", "Matinee"].enumerated().map {
      StoreApp(id: $0.offset, name: $0.element)
    }
    return DownloadsViewController(
      apps: apps, service: FakeDownloadAppsService(clock: SuspendingClock()))
  }
}
