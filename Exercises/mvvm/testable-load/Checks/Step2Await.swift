import Combine
import Foundation
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private final class Step2Service: TemperatureService, @unchecked Sendable {
  let temperature = AnswerStub<Int, Int>(returning: 30)
  func temperature(ofHouse house: Int) async throws -> Int { try await temperature(house) }
}

private struct Step2Broken: Error {}

@MainActor final class Step2Await: XCTestCase {
  private let service = Step2Service()

  /// When load() returns, the temperature is there.
  func testTemperatureIsThereWhenLoadReturns() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    XCTAssertEqual(viewModel.temperature, "30°C", "the temperature right after load(), for 30")
    XCTAssertFalse(viewModel.isLoading, "isLoading right after load()")
  }

  /// Frost, the freezing point and great heat are temperatures like any other.
  func testFrostIsNoError() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    for degrees in [0, -4, -41, 61, 104] {
      service.temperature.returns(degrees)
      await viewModel.load()
      XCTAssertEqual(
        viewModel.temperature, "\(degrees)°C", "the temperature after load(), for \(degrees)")
    }
  }

  /// When load() returns after a failure, the display says so.
  func testFailureIsThereWhenLoadReturns() async {
    service.temperature.fails(with: Step2Broken())
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    XCTAssertEqual(viewModel.temperature, "Error", "the temperature right after a failed load()")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      service.temperature.fails(with: error)
      let cancelled = GreenhouseViewModel(house: 7, service: service)
      await cancelled.load()
      XCTAssertEqual(
        cancelled.temperature, "Error",
        "the temperature after a load() that failed with \(type(of: error))")
    }
  }

  /// One load asks once, also if the answer is an error.
  func testOneLoadAsksOnce() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    XCTAssertEqual(service.temperature.inputs, [7], "houses asked for by one load")
    service.temperature.fails(with: Step2Broken())
    await viewModel.load()
    XCTAssertEqual(service.temperature.inputs, [7, 7], "after a second load, which failed")
  }

  /// load() returns when the answer is there, and not before.
  func testLoadWaitsForTheAnswer() {
    service.temperature.hold()
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    var isOver = false
    let load = Task {
      await viewModel.load()
      isOver = true
    }
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    MainQueue.settle()
    XCTAssertFalse(isOver, "load() has returned although the service has not answered.")
    service.temperature.release()
    MainQueue.run(until: load)
    XCTAssertEqual(viewModel.temperature, "30°C", "the temperature after the answer")
  }

  /// Each load asks for itself, the second one during the first as well, and waits for its own answer.
  func testLoadsDoNotShareAnAnswer() {
    service.temperature.hold()
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    var over: [Int] = []
    let loads = (1...2).map { number in
      Task {
        await viewModel.load()
        over.append(number)
      }
    }
    MainQueue.run(until: service.temperature.pending.count == 2)
    MainQueue.settle()
    XCTAssertEqual(
      service.temperature.inputs, [7, 7],
      "houses asked for by two loads, the second one during the first")
    XCTAssertEqual(over, [], "the loads that have returned before any answer")
    service.temperature.release()
    for load in loads { MainQueue.run(until: load) }
    XCTAssertEqual(viewModel.temperature, "30°C", "the temperature after both answers")
    XCTAssertFalse(viewModel.isLoading, "isLoading after both answers")
  }

  /// load() can be awaited, and none that returns at once is left beside it.
  func testOldLoadIsGone() {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    XCTAssertEqual(kind(of: viewModel.load), "async", "the load() of GreenhouseViewModel")
  }

  private func kind<Result>(of load: @MainActor () -> Result) -> String { "returns at once" }

  @_disfavoredOverload
  private func kind<Result>(of load: @MainActor () async -> Result) -> String { "async" }

  /// isLoading is true during a load, and false after it, however it ends.
  func testLoadingEndsOnBothWays() {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    let answers: [(String, Result<Int, Error>)] = [
      ("30", .success(30)), ("an error", .failure(Step2Broken())),
    ]
    for (name, answer) in answers {
      service.temperature.hold()
      let load = Task { await viewModel.load() }
      MainQueue.run(until: !service.temperature.pending.isEmpty)
      XCTAssertTrue(viewModel.isLoading, "isLoading before the answer, which is \(name)")
      service.temperature.release(0, with: answer)
      MainQueue.run(until: load)
      XCTAssertFalse(viewModel.isLoading, "isLoading after the answer, which is \(name)")
    }
    for (name, answer) in answers {
      service.temperature.hold()
      let load = Task { await viewModel.load() }
      MainQueue.run(until: !service.temperature.pending.isEmpty)
      load.cancel()
      service.temperature.release(0, with: answer)
      MainQueue.run(until: load)
      XCTAssertFalse(
        viewModel.isLoading,
        "isLoading after a load whose task was cancelled before the answer, which is \(name)")
    }
  }

  /// During a load the display keeps what it says, a temperature as well as an error.
  func testTextStaysDuringALoad() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    for (answer, old) in [
      (Result<Int, Error>.failure(Step2Broken()), "30°C"), (.success(12), "Error"),
    ] {
      service.temperature.hold()
      let load = Task { await viewModel.load() }
      await MainQueue.run(until: !service.temperature.pending.isEmpty)
      XCTAssertEqual(viewModel.temperature, old, "the temperature while the next load is under way")
      service.temperature.release(0, with: answer)
      await load.value
    }
  }

  /// A load that succeeds after one that failed takes the error away.
  func testErrorDoesNotStay() async {
    service.temperature.fails(with: Step2Broken())
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    service.temperature.returns(12)
    await viewModel.load()
    XCTAssertEqual(viewModel.temperature, "12°C", "the temperature after a failure and a success")
    service.temperature.fails(with: Step2Broken())
    await viewModel.load()
    service.temperature.returns(12)
    await viewModel.load()
    XCTAssertEqual(
      viewModel.temperature, "12°C", "the temperature after 12, a failure, and 12 once more")
  }

  /// A load that fails after one that succeeded leaves no old temperature on the display.
  func testFailureReplacesTheTemperature() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    await viewModel.load()
    service.temperature.fails(with: Step2Broken())
    await viewModel.load()
    XCTAssertEqual(viewModel.temperature, "Error", "the temperature after 30 and then a failure")
  }

  /// Whatever is published is published on the main thread.
  func testPublishesOnTheMainThread() async {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    let calls = CallSpy()
    let temperature = viewModel.$temperature.sink { calls.note("temperature \($0)") }
    let loading = viewModel.$isLoading.sink { calls.note("isLoading \($0)") }
    await Task.detached { await viewModel.load() }.value
    withExtendedLifetime((temperature, loading)) {}
    XCTAssertTrue(calls.all.contains("temperature 30°C"), "published: \(calls.all)")
    XCTAssertEqual(
      calls.offMainThread, [], "published off the main thread, by a load that began off it")
    let (broken, noted) = (Step2Service(), CallSpy())
    broken.temperature.fails(with: Step2Broken())
    let failing = GreenhouseViewModel(house: 7, service: broken)
    let texts = failing.$temperature.sink { noted.note("temperature \($0)") }
    let flags = failing.$isLoading.sink { noted.note("isLoading \($0)") }
    await Task.detached { await failing.load() }.value
    withExtendedLifetime((texts, flags)) {}
    XCTAssertTrue(noted.all.contains("temperature Error"), "published: \(noted.all)")
    XCTAssertEqual(
      noted.offMainThread, [],
      "published off the main thread, by a load that began off it and failed")
  }

  /// The load does not wait for time to pass.
  func testLoadDoesNotSleep() {
    let viewModel = codeOfTheLoad()
    for symbol in [
      "sleep(nanoseconds:)", "sleep(_:)", "sleep(for:tolerance:clock:)",
      "sleep(until:tolerance:clock:)", "sleep(for:tolerance:)", "sleep(until:tolerance:)", "sleep",
      "usleep", "asyncAfter(deadline:qos:flags:execute:)", "asyncAfter(deadline:execute:)",
      "asyncAfter(wallDeadline:qos:flags:execute:)", "asyncAfter(wallDeadline:execute:)",
      "delay(for:tolerance:scheduler:options:)", "makeTimerSource(flags:queue:)",
    ] {
      XCTAssertNoReference(from: viewModel, toSymbol: symbol)
    }
    for type in ["Timer", "Thread", "DispatchSemaphore", "DispatchGroup", "NSCondition"] {
      XCTAssertNoReference(from: viewModel, toType: type)
    }
    for type in ["Date", "ContinuousClock", "SuspendingClock"] {
      XCTAssertNoReference(from: viewModel, toType: type, "a load needs no clock")
    }
  }

  /// All but the controller and the services, of which one that is made up may take its time.
  ///
  /// A function of its own may not sleep in the view model's place, so that counts as well.
  private func codeOfTheLoad() -> CodePart {
    let known = ["`GreenhouseService`", "`GreenhouseViewModel`"]
    let more = Codebase.learner.types(conformingTo: "TemperatureService").map(\.name)
      .filter { !known.contains($0) }
      .map { $0.filter { $0 != "`" } }
    let (service, controller) = ("GreenhouseService", "GreenhouseViewController")
    switch more.count {
    case 0: return Codebase.learner.everything(except: service, controller)
    case 1: return Codebase.learner.everything(except: service, controller, more[0])
    default: return Codebase.learner.everything(except: service, controller, more[0], more[1])
    }
  }
}
