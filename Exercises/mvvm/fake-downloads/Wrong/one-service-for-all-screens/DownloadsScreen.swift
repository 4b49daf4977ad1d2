// caught by: Step3.testServiceGoesAwayDuringADownload
import UIKit

/// Puts the screen of updates together.
@MainActor
enum DownloadsScreen {
  private static let service = FakeDownloadAppsService(clock: ContinuousClock())

  static func make() -> UIViewController {
    let apps = ["Tide Radio", "Corner Grocer", "Matinee"].enumerated().map {
      StoreApp(id: $0.offset, name: $0.element)
    }
    return DownloadsViewController(apps: apps, service: service)
  }
}
