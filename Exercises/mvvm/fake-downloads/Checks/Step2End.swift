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

@MainActor final class Step2End: XCTestCase {
  private let clock = HandClock()

  /// After nineteen ticks it is at 95 per cent.
  func testNineteenTicksAreNotEnough() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(19, on: clock)
    XCTAssertEqual(percent(radio, in: service), 95, "per cent after nineteen ticks")
  }

  /// The twentieth tick ends it: downloaded.
  func testTwentiethTickEndsIt() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    XCTAssertEqual(state(radio, in: service), .downloaded, "the state after twenty ticks")
  }

  /// The screen says so: what has been downloaded can be opened.
  func testScreenOffersToOpenIt() throws {
    let service = FakeDownloadAppsService(clock: clock)
    let screen = Screen(
      showing: DownloadsViewController(apps: [grocer, radio], service: service))
    try screen.select(row: 1)
    pass(2, on: clock)
    XCTAssertEqual(
      screen.rows, [["Corner Grocer", "Get"], ["Tide Radio", "10 %"]],
      "the rows after two ticks of the second app")
    pass(17, on: clock)
    clock.advance(by: tick)
    MainQueue.run(turns: 500, until: state(radio, in: service) == .downloaded)
    MainQueue.settle()
    XCTAssertEqual(
      screen.rows, [["Corner Grocer", "Get"], ["Tide Radio", "Open"]],
      "the rows after twenty ticks of the second app")
    screen.close()
  }

  /// No progress is more than the whole, nor the whole itself: that is called downloaded.
  func testProgressStaysBelowOne() {
    let service = FakeDownloadAppsService(clock: clock)
    var highest = 0.0
    service.onProgressUpdate = { [unowned service] in
      if case .inProgress(let progress)? = state(radio, in: service) {
        highest = max(highest, progress)
      }
    }
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    clock.pass(tick * 2)
    XCTAssertEqual(highest, 0.95, accuracy: 0.001, "the highest progress of a whole download")
  }

  /// When it is done nothing waits for the clock any more.
  func testNothingWaitsAfterTheEnd() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    service.startDownload(of: grocer)
    pass(3, on: clock)
    XCTAssertEqual(
      clock.pendingCount, 1, "what waits for the clock with one app done and another on its way")
  }

  /// The end is told as well, and after it nothing more.
  func testNothingIsToldAfterTheEnd() {
    let service = FakeDownloadAppsService(clock: clock)
    // What each update finds of the second app: a count alone would not say whose update it was.
    var found: [Int?] = []
    service.onProgressUpdate = { [unowned service] in found.append(percent(grocer, in: service)) }
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    XCTAssertEqual(found.count, 20, "updates told during twenty ticks")
    found = []
    service.startDownload(of: grocer)
    pass(5, on: clock)
    XCTAssertEqual(
      found, [5, 10, 15, 20, 25],
      "per cent of another app at each update after the end, in five ticks of that app")
  }

  /// The last update finds the app downloaded.
  func testLastUpdateFindsItDownloaded() {
    let service = FakeDownloadAppsService(clock: clock)
    var last: DownloadState?
    service.onProgressUpdate = { [unowned service] in last = state(radio, in: service) }
    service.startDownload(of: radio)
    passToTheEnd(of: radio, in: service, on: clock)
    clock.pass(tick * 5)
    XCTAssertEqual(last, .downloaded, "the state that the last update finds")
  }
}
