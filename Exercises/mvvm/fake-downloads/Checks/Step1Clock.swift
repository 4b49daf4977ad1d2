import Combine
import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let radio = StoreApp(id: 1, name: "Tide Radio")

/// The progress of an app in whole per cent; nil while it is not in progress.
@MainActor private func percent(_ app: StoreApp, in service: FakeDownloadAppsService) -> Int? {
  let download = service.downloadingApps.first { $0.app == app }
  guard case .inProgress(let progress)? = download?.state else { return nil }
  return Int((progress * 100).rounded())
}

/// The same in words, for lists: "5 %".
@MainActor private func words(_ app: StoreApp, in service: FakeDownloadAppsService) -> String {
  percent(app, in: service).map { "\($0) %" } ?? "not in progress"
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

@MainActor final class Step1Clock: XCTestCase {
  private let clock = HandClock()

  /// A download that has been started is in the list, and has not moved yet.
  func testStartedDownloadIsListed() {
    let service = FakeDownloadAppsService(clock: clock)
    XCTAssertEqual(service.downloadingApps.count, 0, "downloads of a new service")
    service.startDownload(of: radio)
    XCTAssertEqual(service.downloadingApps.map(\.app), [radio], "downloads after one start")
    XCTAssertEqual(state(radio, in: service), .notStarted, "its state before the first tick")
  }

  /// Nothing moves before a quarter of a second is over.
  func testNothingMovesBeforeTheFirstTick() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    MainQueue.run(until: clock.pendingCount == 1)
    clock.advance(by: .milliseconds(249))
    MainQueue.settle()
    XCTAssertEqual(state(radio, in: service), .notStarted, "the state after 249 milliseconds")
  }

  /// The first tick brings five per cent.
  func testFirstTickBringsFivePerCent() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(1, on: clock)
    XCTAssertEqual(percent(radio, in: service), 5, "per cent after the first tick")
    XCTAssertEqual(
      state(radio, in: service), .inProgress(progress: 0.05), "the state after the first tick")
  }

  /// Every further tick brings five per cent more.
  func testEveryTickBringsFivePerCentMore() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    var seen: [String] = []
    for _ in 1...4 {
      pass(1, on: clock)
      seen.append(words(radio, in: service))
    }
    XCTAssertEqual(
      seen, ["5 %", "10 %", "15 %", "20 %"], "progress after each of four ticks")
    for (done, next) in [("20 %", "25 %"), ("25 %", "30 %")] {
      MainQueue.run(until: clock.pendingCount == 1)
      clock.advance(by: .milliseconds(249))
      MainQueue.settle()
      XCTAssertEqual(
        words(radio, in: service), done, "progress 249 milliseconds after the tick to \(done)")
      clock.advance(by: .milliseconds(1))
      MainQueue.run(turns: 100, until: words(radio, in: service) == next)
      XCTAssertEqual(
        words(radio, in: service), next, "progress 250 milliseconds after the tick to \(done)")
    }
  }

  /// Each tick is told once, when the new progress can be read.
  func testEachTickIsToldOnce() {
    let service = FakeDownloadAppsService(clock: clock)
    var told: [String] = []
    service.onProgressUpdate = { [unowned service] in told.append(words(radio, in: service)) }
    service.startDownload(of: radio)
    XCTAssertEqual(told, [], "told by the start alone")
    pass(3, on: clock)
    XCTAssertEqual(
      told, ["5 %", "10 %", "15 %"], "progress read in onProgressUpdate during three ticks")
  }

  /// Whoever begins to listen in the middle of a download hears the rest of it.
  func testListenerMayComeLater() {
    let service = FakeDownloadAppsService(clock: clock)
    service.startDownload(of: radio)
    pass(1, on: clock)
    var told: [String] = []
    service.onProgressUpdate = { [unowned service] in told.append(words(radio, in: service)) }
    pass(2, on: clock)
    XCTAssertEqual(told, ["10 %", "15 %"], "told to somebody who listens from the second tick on")
    service.onProgressUpdate = nil
    pass(1, on: clock)
    XCTAssertEqual(words(radio, in: service), "20 %", "progress after a tick with nobody listening")
    var toldTheNext: [String] = []
    service.onProgressUpdate = { [unowned service] in
      toldTheNext.append(words(radio, in: service))
    }
    pass(1, on: clock)
    XCTAssertEqual(toldTheNext, ["25 %"], "told to the next one, who listens from the fifth tick")
    XCTAssertEqual(told, ["10 %", "15 %"], "told to the one who has left, after the fifth tick")
  }

  /// The screen of the app lists the apps that can be downloaded, as before.
  func testScreenListsTheApps() {
    let screen = Screen(showing: DownloadsScreen.make())
    XCTAssertEqual(
      screen.rows, [["Tide Radio", "Get"], ["Corner Grocer", "Get"], ["Matinee", "Get"]],
      "the rows of DownloadsScreen.make()")
  }

  /// The app's own downloads take their time: a quarter of a second passes before anything moves.
  func testAppUsesTheRealTime() throws {
    let screen = Screen(showing: DownloadsScreen.make())
    let start = ContinuousClock.now
    try screen.select(row: 0)
    while screen.rows.first == ["Tide Radio", "Get"], start.duration(to: .now) < .seconds(5) {
      MainQueue.run(turns: 20, until: screen.rows.first != ["Tide Radio", "Get"])
    }
    let elapsed = start.duration(to: .now)
    XCTAssertTrue(
      elapsed > .milliseconds(200), "the first tick in DownloadsScreen.make(): \(elapsed)")
    let text = screen.rows.first?.last ?? ""
    XCTAssertNoReference(
      from: Codebase.learner.everything(except: "FakeDownloadAppsService"),
      toType: "SuspendingClock", "the app hands in ContinuousClock()")
    XCTAssertTrue(text.hasSuffix(" %"), "the state of a started app when it first changes: \(text)")
    screen.close()
  }

  /// Time comes from the given clock alone.
  func testTimeComesFromTheClock() throws {
    let service = try Codebase.learner.type("FakeDownloadAppsService")
    for type in [
      "Timer", "Thread", "DispatchQueue", "DispatchSource", "DispatchSemaphore", "DispatchGroup",
      "NSCondition", "OperationQueue", "RunLoop", "ContinuousClock", "SuspendingClock",
      "HandClock",
    ] { XCTAssertNoTransitiveReference(from: service, toType: type) }
    for symbol in [
      "Clock.continuous", "Clock.suspending", "sleep(nanoseconds:)", "usleep",
    ] {
      XCTAssertNoReference(from: service, toSymbol: symbol)
    }
  }
}
