// caught by: Step1.testAppUsesTheRealTime
import UIKit

/// A clock on which no time passes.
private struct AtOnce: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws { await Task.yield() }
}

/// Puts the screen of updates together.
@MainActor
enum DownloadsScreen {
  static func make() -> UIViewController {
    let apps = ["Tide Radio", "Corner Grocer", "Matinee"].enumerated().map {
      StoreApp(id: $0.offset, name: $0.element)
    }
    return DownloadsViewController(
      apps: apps, service: FakeDownloadAppsService(clock: AtOnce()))
  }
}
