import Combine
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let radio = StoreApp(id: 1, name: "Tide Radio")
private let grocer = StoreApp(id: 2, name: "Corner Grocer")

/// The progress of an app in whole per cent; nil while it is not in progress.
@MainActor private func percent(_ app: StoreApp, in service: FakeDownloadAppsService) -> Int? {
  let download = service.downloadingApps.first { $0.app == app }
  guard case .inProgress(let progress)? = download?.state else { return nil }
  return Int((progress * 100).rounded())
}

@MainActor private func state(
  _ app: StoreApp, in service: FakeDownloadAppsService
) -> DownloadState? {
  service.downloadingApps.first { $0.app == app }?.state
}

private let tick = Duration.milliseconds(250)

/// Lets ticks go by, each as soon as all downloads wait for it; says when so many do not wait.
@MainActor private func pass(
  _ ticks: Int, on clock: HandClock, downloads: Int = 1, line: UInt = #line
) {
  for number in 1...ticks {
    guard MainQueue.run(until: clock.pendingCount == downloads) else {
      return XCTFail(
        "Downloads that wait for the clock before tick \(number): expected \(downloads), found "
          + "\(clock.pendingCount).",
        line: line)
    }
    clock.advance(by: tick)
  }
  // Whoever has been woken is through as soon as he waits again, or has nothing to wait for.
  MainQueue.run(turns: 100, until: clock.pendingCount == downloads)
  MainQueue.settle()
}

/// All twenty ticks of a download that has just been started, and what the last one brings.
@MainActor private func passToTheEnd(
  of app: StoreApp, in service: FakeDownloadAppsService, on clock: HandClock
) {
  pass(19, on: clock)
  clock.advance(by: tick)
  MainQueue.run(turns: 500, until: state(app, in: service) == .downloaded)
  MainQueue.settle()
}

@MainActor final class Step3Several: XCTestCase {
  private let clock = HandClock()

  /// Starting an app that is on its way changes nothing.
  func testSameAppTwiceIsOneDownload() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(2, on: clock)
    service.startDownload(of: radio)
    MainQueue.settle()
    XCTAssertEqual(service.downloadingApps.count, 1, "downloads after two starts of one app")
    pass(1, on: clock)
    XCTAssertEqual(
      percent(radio, in: service), 15, "per cent after three ticks, with a second start after two")
    XCTAssertEqual(clock.pendingCount, 1, "what waits for the clock, for one download")
  }

  /// Two starts in the same moment are one download, too: it is on its way before its first tick.
  func testTwoStartsAtOnceAreOneDownload() {
    let service = FakeDownloadAppsService(clock: clock)
    var told = 0
    service.onProgressUpdate = { told += 1 }
    service.startDownload(of: radio)
    service.startDownload(of: radio)
    MainQueue.settle()
    XCTAssertEqual(told, 0, "how often progress was told after two starts and no tick")
    XCTAssertEqual(service.downloadingApps.count, 1, "downloads after two starts at once")
    XCTAssertEqual(clock.pendingCount, 1, "what waits for the clock, for one download")
    pass(1, on: clock)
    XCTAssertEqual(
      percent(radio, in: service), 5, "per cent after one tick of an app started twice at once")
  }

  /// An app that has been downloaded is not downloaded again.
  func testDownloadedAppStaysDownloaded() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    var told = 0
    service.onProgressUpdate = { told += 1 }
    service.startDownload(of: radio)
    MainQueue.settle()
    XCTAssertEqual(clock.pendingCount, 0, "what waits for the clock after a start of a done app")
    clock.pass(tick)
    XCTAssertEqual(told, 0, "updates told after a start of a done app")
    XCTAssertEqual(state(radio, in: service), .downloaded, "the state after a start of a done app")
    XCTAssertEqual(service.downloadingApps.count, 1, "downloads after that")
  }

  /// Nor is it forgotten when another app is started.
  func testDownloadedAppIsNotForgotten() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    service.startDownload(of: grocer)
    XCTAssertEqual(
      state(radio, in: service), .downloaded, "the state of a done app after a start of another one"
    )
    service.startDownload(of: radio)
    pass(1, on: clock)
    XCTAssertEqual(
      state(radio, in: service), .downloaded, "the state of the done app, started again after that")
  }

  /// Two apps go their own way: each counts from its own start.
  func testTwoAppsAreIndependent() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(3, on: clock)
    service.startDownload(of: grocer)
    pass(2, on: clock, downloads: 2)
    XCTAssertEqual(percent(radio, in: service), 25, "per cent of the app with five ticks")
    XCTAssertEqual(percent(grocer, in: service), 10, "per cent of the app with two ticks")
  }

  /// Who hears of progress may start another download at once: that one counts from then on.
  func testListenerStartsAnotherDownload() {
    let service = FakeDownloadAppsService(clock: clock)
    let next = StoreApp(id: 0, name: "Matinee")
    service.onProgressUpdate = { [unowned service] in
      if service.downloadingApps.count == 1 { service.startDownload(of: next) }
    }
    service.startDownload(of: radio)
    pass(1, on: clock)
    XCTAssertTrue(
      MainQueue.run(until: state(next, in: service) == .notStarted),
      "an app is in the list that was started when the first tick was told")
    pass(2, on: clock, downloads: 2)
    XCTAssertEqual(percent(next, in: service), 10, "per cent of that app two ticks later")
    XCTAssertEqual(percent(radio, in: service), 15, "per cent of the app that was told of")
  }

  /// However many apps there are, each is on its way.
  func testManyAppsAtOnce() {
    let apps = (1...30).map { StoreApp(id: $0, name: "App \($0)") }
    let service = FakeDownloadAppsService(clock: clock)
    for app in apps { service.startDownload(of: app) }
    pass(2, on: clock, downloads: apps.count)
    XCTAssertEqual(
      apps.map { percent($0, in: service).map { "\($0) %" } ?? "not in progress" },
      apps.map { _ in "10 %" },
      "progress of thirty apps after two ticks")
  }

  /// Two apps of one name are two: it is the id that tells them apart.
  func testNamesakesAreIndependent() {
    let namesake = StoreApp(id: 3, name: "Tide Radio")
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(1, on: clock)
    service.startDownload(of: namesake)
    pass(2, on: clock, downloads: 2)
    XCTAssertEqual(percent(radio, in: service), 15, "per cent of the app with three ticks")
    XCTAssertEqual(percent(namesake, in: service), 10, "per cent of its namesake with two ticks")
    service.startDownload(of: StoreApp(id: radio.id, name: "Tide Radio 2"))
    XCTAssertEqual(
      service.downloadingApps.count, 2,
      "downloads after a start of the first app, which is called something else by now")
  }

  /// An app that is done does not stop the other one.
  func testFirstDoneDoesNotStopTheSecond() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(10, on: clock)
    service.startDownload(of: grocer)
    pass(9, on: clock, downloads: 2)
    clock.advance(by: tick)
    MainQueue.run(until: state(radio, in: service) == .downloaded)
    pass(5, on: clock)
    XCTAssertEqual(state(radio, in: service), .downloaded, "the first app after 25 ticks")
    XCTAssertEqual(percent(grocer, in: service), 75, "per cent of the second app after 15 ticks")
  }

  /// Ticks of an app count from its start, also between the ticks of another.
  func testTicksBetweenTicks() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: .milliseconds(200))
    service.startDownload(of: grocer)
    MainQueue.run(until: clock.pendingCount == 2)
    clock.advance(by: .milliseconds(100))
    MainQueue.run(until: clock.pendingCount == 2 && percent(radio, in: service) != nil)
    XCTAssertEqual(percent(radio, in: service), 5, "per cent 300 ms after the first app's start")
    XCTAssertEqual(state(grocer, in: service), .notStarted, "100 ms after the second one's start")
  }

  /// A service that nobody needs any more goes away in the middle of a download.
  func testServiceGoesAwayDuringADownload() throws {
    try expectReleased {
      let service = FakeDownloadAppsService(clock: clock)
      service.startDownload(of: radio)
      pass(2, on: clock)
      service.startDownload(of: grocer)
      MainQueue.run(until: clock.pendingCount == 2)
      return [service]
    }
    let idle = HandClock()
    try expectReleased {
      let service = FakeDownloadAppsService(clock: idle)
      service.startDownload(of: radio)
      passToTheEnd(of: radio, in: service, on: idle)
      return [service]
    }
    try expectReleased {
      let controller = DownloadsScreen.make()
      let services = Mirror(reflecting: controller).children
        .compactMap { $0.value as? FakeDownloadAppsService }
      let screen = Screen(showing: controller)
      try screen.select(row: 0)
      screen.close()
      return [controller] + services
    }
  }

  /// Once the service is gone its downloads stop, with the next tick at the latest.
  func testDownloadsStopWithTheirService() {
    var updates = 0
    func startAndForget() {
      let service = FakeDownloadAppsService(clock: clock)
      service.onProgressUpdate = { updates += 1 }
      service.startDownload(of: radio)
      service.startDownload(of: grocer)
      pass(1, on: clock, downloads: 2)
    }
    startAndForget()
    XCTAssertEqual(updates, 2, "updates while the service lived")
    clock.advance(by: tick)
    let other = FakeDownloadAppsService(clock: clock)
    other.startDownload(of: radio)
    pass(3, on: clock)
    XCTAssertEqual(updates, 2, "updates after the service was gone")
    XCTAssertEqual(
      clock.pendingCount, 1, "what waits for the clock when only another service downloads")
  }
}
