import Combine
import TestDoubles
import XCTest

@testable import Learner

/// On the main actor, so that a call that is noted is waiting already, and gone as soon as it is cancelled.
@MainActor private final class Step3Stations: WeatherService {
  let answer = AnswerStub<String, Weather>(returning: Weather(temperature: 21.4, humidity: 0.4))
  func weather(for city: String) async throws -> Weather { try await answer(city) }
}

/// Answers when it is told to, also somebody who has given up waiting.
@MainActor private final class Step3SlowStations: WeatherService {
  var waiting: [CheckedContinuation<Weather, any Error>] = []
  func weather(for city: String) async throws -> Weather {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }
}

private struct Step3Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step3Overlap: XCTestCase {
  private let stations = Step3Stations()
  /// How many of the loads that wait are the newer one.
  private var newerWaits = 1

  /// Of two loads at a time the later one counts, also if its answer comes first.
  func testLaterLoadWins() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: loads[1])
    answerTheOlder(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(
      viewModel.temperature, "38.0°C", "the temperature; Cairo (38) was asked for after Oslo (-7)")
    XCTAssertEqual(viewModel.humidity, "10%", "the humidity of Cairo")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after Cairo's answer, and then Oslo's")
  }

  /// An old answer is not shown, not even for the moment until the new one comes.
  func testOldAnswerIsNeverShown() {
    let viewModel = WeatherViewModel(service: stations)
    var shown: [String] = []
    let listening = viewModel.$temperature.sink { shown.append($0) }
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheOlder(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(viewModel.isLoading, true, "isLoading while Cairo's answer is on its way")
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: loads[1])
    listening.cancel()
    XCTAssertFalse(shown.contains("-7.0°C"), "Oslo's answer came too late, and was shown: \(shown)")
    XCTAssertEqual(viewModel.temperature, "38.0°C", "the temperature in the end")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading when the last answer is there")
  }

  /// From the first load to the last answer, isLoading never goes down in between.
  func testLoadingDoesNotFlicker() {
    let viewModel = WeatherViewModel(service: stations)
    var seen: [Bool] = []
    let listening = viewModel.$isLoading.sink { seen.append($0) }
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheOlder(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    listening.cancel()
    MainQueue.settle()
    XCTAssertEqual(
      seen.drop { !$0 }.filter { !$0 }.count, 0,
      "how often isLoading went down before the last of two loads had its answer: \(seen)")
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: loads[1])
  }

  /// Without a city nothing happens at all: a load under way has its answer shown, and ends.
  func testEmptyCityLeavesALoadAlone() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo"], with: viewModel)
    MainQueue.run(until: Task { await viewModel.load(city: " ") })
    XCTAssertEqual(
      viewModel.isLoading, true, "isLoading while Oslo's answer is on its way, after ' '")
    answerTheNewer(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(viewModel.temperature, "-7.0°C", "the temperature of Oslo, after ' '")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading when Oslo's answer is there, after ' '")
  }

  /// A load of another view model is no newer one: each shows the answer to its own.
  func testEachViewModelHasItsLoads() {
    let (viewModel, other) = (WeatherViewModel(service: stations), Step3Stations())
    let loads = begin(["Oslo"], with: viewModel)
    MainQueue.run(until: Task { await WeatherViewModel(service: other).load(city: "Cairo") })
    answerTheNewer(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(
      viewModel.temperature, "-7.0°C", "the temperature of Oslo, Cairo being another view model's")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading when Oslo's answer is there")
  }

  /// A failure of an old load is of no interest.
  func testOldFailureIsNotShown() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: loads[1])
    answerTheOlder(.failure(Step3Offline()))
    MainQueue.run(until: loads[0])
    XCTAssertNil(viewModel.errorMessage, "the message after Cairo succeeded and Oslo failed")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after Cairo succeeded and Oslo failed")
    let refresh = Task { await viewModel.refresh() }
    MainQueue.run(until: stations.answer.inputs.count == 3)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs.last, "Cairo", "asked for by a refresh after Oslo's late failure")
    stations.answer.release()
    MainQueue.run(until: refresh)
  }

  /// After the last load has failed, an older one that succeeds late is no comfort: its answer is too old.
  func testLateAnswerDoesNotReplaceAFailure() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheNewer(.failure(Step3Offline()))
    MainQueue.run(until: loads[1])
    answerTheOlder(.success(Weather(temperature: -7, humidity: 0.9)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(
      viewModel.errorMessage, "Failed to load weather: You are offline.",
      "the message after Cairo, asked for last, failed, and Oslo succeeded later")
    XCTAssertEqual(
      [viewModel.temperature, viewModel.humidity], ["--", "--"],
      "temperature and humidity after that, there having been none before")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after that")
  }

  /// A failure of an old load is not shown either while the new one is on its way.
  func testEarlyFailureOfAnOldLoadIsNotShown() {
    let viewModel = WeatherViewModel(service: stations)
    var messages: [String] = []
    let listening = viewModel.$errorMessage.sink { if let text = $0 { messages.append(text) } }
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    answerTheOlder(.failure(Step3Offline()))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(viewModel.isLoading, true, "isLoading while Cairo's answer is on its way")
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: loads[1])
    listening.cancel()
    XCTAssertEqual(messages, [], "messages shown while Oslo failed, and then Cairo succeeded")
  }

  /// An answer that was on its way already, good or bad, changes nothing after a newer load.
  func testAnswerOnItsWayChangesNothing() {
    let slow = Step3SlowStations()
    let viewModel = WeatherViewModel(service: slow)
    var shown: [String] = []
    let temperatures = viewModel.$temperature.sink { shown.append($0) }
    let messages = viewModel.$errorMessage.sink { if let text = $0 { shown.append(text) } }
    let loads = ["Oslo", "Rome", "Cairo"].map { city in
      let before = slow.waiting.count
      let load = Task { await viewModel.load(city: city) }
      MainQueue.run(until: slow.waiting.count > before)
      return load
    }
    let answers: [Result<Weather, any Error>] = [
      .success(Weather(temperature: -7, humidity: 0.9)), .failure(Step3Offline()),
      .success(Weather(temperature: 38, humidity: 0.1)),
    ]
    for (load, (request, answer)) in zip(loads, zip(slow.waiting, answers)) {
      XCTAssertEqual(viewModel.isLoading, true, "isLoading before the answer to the last load")
      request.resume(with: answer)
      MainQueue.run(until: load)
    }
    withExtendedLifetime((temperatures, messages)) {}
    XCTAssertEqual(
      shown, ["--", "38.0°C"],
      "shown for three loads; the first was answered and the second failed, both too late")
  }

  /// An old answer stays an old one: the wheel does not wait for it, and later loads do not revive it.
  func testOldAnswerStaysOld() {
    let slow = Step3SlowStations()
    let viewModel = WeatherViewModel(service: slow)
    let begin = { (city: String) in
      let before = slow.waiting.count
      let load = Task { await viewModel.load(city: city) }
      MainQueue.run(until: slow.waiting.count > before)
      return load
    }
    let (oslo, cairo) = (begin("Oslo"), begin("Cairo"))
    slow.waiting[1].resume(returning: Weather(temperature: 38, humidity: 0.1))
    MainQueue.run(until: cairo)
    XCTAssertEqual(
      viewModel.isLoading, false, "isLoading when Cairo, asked for last, is there and Oslo is not")
    let rome = begin("Rome")
    slow.waiting[0].resume(returning: Weather(temperature: -7, humidity: 0.9))
    MainQueue.run(until: oslo)
    XCTAssertEqual(
      viewModel.temperature, "38.0°C", "the temperature after Oslo's late answer, Rome under way")
    XCTAssertEqual(viewModel.isLoading, true, "isLoading while Rome's answer is on its way")
    slow.waiting[2].resume(returning: Weather(temperature: 20, humidity: 0.5))
    MainQueue.run(until: rome)
    XCTAssertEqual(viewModel.temperature, "20.0°C", "the temperature of Rome, asked for last")
  }

  /// Two loads of the same city are two loads: the later one counts.
  func testSameCityTwice() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo", "Oslo"], with: viewModel)
    answerTheNewer(.success(Weather(temperature: 12, humidity: 0.5)))
    MainQueue.run(until: loads[1])
    answerTheOlder(.success(Weather(temperature: 11, humidity: 0.6)))
    MainQueue.run(until: loads[0])
    XCTAssertEqual(
      viewModel.temperature, "12.0°C", "the temperature; the second load of Oslo said 12")
  }

  /// refresh() asks for the last city again.
  func testRefreshAsksForTheLastCity() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    await viewModel.load(city: "Cairo")
    stations.answer.returns(Weather(temperature: 40, humidity: 0.2))
    await viewModel.refresh()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Cairo", "Cairo"],
      "cities asked for by two loads and a refresh")
    XCTAssertEqual(viewModel.temperature, "40.0°C", "the temperature after the refresh")
  }

  /// refresh() repeats a load that failed, too: that is when it is needed most.
  func testRefreshRepeatsAFailedLoad() async {
    stations.answer.fails(with: Step3Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    await viewModel.load(city: " ")
    await viewModel.refresh()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Oslo"], "asked for by a failed load, ' ' and a refresh")
    stations.answer.returns(Weather(temperature: 12, humidity: 0.5))
    await viewModel.load(city: "Bergen")
    stations.answer.fails(with: Step3Offline())
    await viewModel.load(city: "Cairo")
    await viewModel.refresh()
    XCTAssertEqual(
      stations.answer.inputs.suffix(3), ["Bergen", "Cairo", "Cairo"],
      "asked for by a load that succeeded, one that failed, and a refresh")
  }

  /// A refresh is a load like any other: a load that begins after it counts.
  func testRefreshIsALoadLikeAnyOther() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    stations.answer.hold()
    let refresh = Task { await viewModel.refresh() }
    await MainQueue.run(until: stations.answer.inputs.count == 2)
    let load = Task { await viewModel.load(city: "Cairo") }
    await MainQueue.run(until: stations.answer.inputs.count == 3)
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    await load.value
    answerTheOlder(.success(Weather(temperature: -7, humidity: 0.9)))
    await refresh.value
    XCTAssertEqual(
      viewModel.temperature, "38.0°C",
      "the temperature; Cairo (38) was asked for after a refresh of Oslo (-7)")
  }

  /// The last city is the one of the load that was begun last, answered or not.
  func testRefreshDuringALoad() {
    let viewModel = WeatherViewModel(service: stations)
    let loads = begin(["Oslo", "Cairo"], with: viewModel)
    let refresh = Task { await viewModel.refresh() }
    MainQueue.run(until: stations.answer.inputs.count == 3)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Cairo", "Cairo"],
      "asked for by loads of Oslo and Cairo without an answer, and a refresh")
    answerTheNewer(.success(Weather(temperature: 38, humidity: 0.1)))
    MainQueue.run(until: refresh)
    stations.answer.release()
    for load in loads { MainQueue.run(until: load) }
    let last = Task { await viewModel.refresh() }
    MainQueue.run(until: stations.answer.inputs.count == 4)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs.last, "Cairo", "asked for by a refresh after the late answer for Oslo")
    stations.answer.release()
    MainQueue.run(until: last)
  }

  /// With no city yet, refresh() does nothing.
  func testRefreshWithoutCityDoesNothing() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.refresh()
    await viewModel.load(city: "")
    await viewModel.refresh()
    XCTAssertEqual(stations.answer.inputs, [], "cities asked for by refreshes before any load")
    XCTAssertNil(viewModel.errorMessage, "the message after refreshes before any load")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after refreshes before any load")
  }

  /// Starts loads one after the other, none of which is answered.
  private func begin(_ cities: [String], with viewModel: WeatherViewModel) -> [Task<Void, Never>] {
    stations.answer.hold()
    return cities.enumerated().map { index, city in
      let load = Task { await viewModel.load(city: city) }
      XCTAssertTrue(
        MainQueue.run(until: stations.answer.inputs.count == index + 1),
        "\(city) is asked for while earlier loads wait")
      return load
    }
  }

  private func answerTheNewer(_ answer: Result<Weather, Error>) {
    newerWaits = 0
    stations.answer.release(stations.answer.pending.count - 1, with: answer)
  }

  /// A load that was cancelled does not wait any more; that is one way to do it.
  private func answerTheOlder(_ answer: Result<Weather, Error>) {
    guard stations.answer.pending.count > newerWaits else { return }
    stations.answer.release(0, with: answer)
  }
}
