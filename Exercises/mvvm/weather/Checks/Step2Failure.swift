import TestDoubles
import XCTest

@testable import Learner

private final class Step2Stations: WeatherService {
  let answer = AnswerStub<String, Weather>(returning: Weather(temperature: 21.4, humidity: 0.4))
  func weather(for city: String) async throws -> Weather { try await answer(city) }
}

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

private struct Step2Plain: Error {}

@MainActor final class Step2Failure: XCTestCase {
  private let stations = Step2Stations()

  /// A load that fails says so, and why.
  func testFailureSaysWhy() async {
    stations.answer.fails(with: Step2Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    XCTAssertEqual(
      viewModel.errorMessage, "Failed to load weather: You are offline.",
      "the message of a load that failed with 'You are offline.'")
  }

  /// Every failure says why, the second one as well, and one without words of its own.
  func testSecondFailureSaysWhy() async {
    stations.answer.fails(with: Step2Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    stations.answer.fails(with: Step2Plain())
    await viewModel.load(city: "Bergen")
    XCTAssertEqual(
      viewModel.errorMessage, "Failed to load weather: \(Step2Plain().localizedDescription)",
      "the message of a second load that failed, with an error that is no LocalizedError")
    for error in [URLError(.notConnectedToInternet), URLError(.cancelled), CancellationError()]
      as [any Error]
    {
      stations.answer.fails(with: error)
      await viewModel.load(city: "Rome")
      XCTAssertEqual(
        viewModel.errorMessage, "Failed to load weather: \(error.localizedDescription)",
        "the message of a load that failed with \(type(of: error))")
    }
  }

  /// A load that failed is over.
  func testFailedLoadIsOver() async {
    stations.answer.fails(with: Step2Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after a load that failed")
  }

  /// A load whose task is cancelled has an end as well.
  func testCancelledLoadIsOver() {
    stations.answer.hold()
    let viewModel = WeatherViewModel(service: stations)
    let load = Task { await viewModel.load(city: "Oslo") }
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    load.cancel()
    stations.answer.release()
    MainQueue.run(until: load)
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after a load whose task was cancelled")
  }

  /// After a failure the last known values stay.
  func testFailureKeepsTheOldValues() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    stations.answer.fails(with: Step2Offline())
    await viewModel.load(city: "Bergen")
    XCTAssertEqual(viewModel.temperature, "21.4°C", "the temperature after a failed load")
    XCTAssertEqual(viewModel.humidity, "40%", "the humidity after a failed load")
    await viewModel.load(city: "Rome")
    XCTAssertEqual(
      [viewModel.temperature, viewModel.humidity], ["21.4°C", "40%"],
      "temperature and humidity after a second load that failed")
  }

  /// The next load takes the message away as soon as it begins.
  func testNextLoadTakesTheMessageAway() async {
    stations.answer.fails(with: Step2Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    stations.answer.hold()
    let load = Task { await viewModel.load(city: "Oslo") }
    await MainQueue.run(until: !stations.answer.pending.isEmpty)
    XCTAssertNil(viewModel.errorMessage, "the message while the next load is on its way")
    stations.answer.returns(Weather(temperature: 3, humidity: 1))
    stations.answer.release()
    await load.value
    XCTAssertNil(viewModel.errorMessage, "the message after the next load succeeded")
    XCTAssertEqual(viewModel.temperature, "3.0°C", "the temperature after that")
  }

  /// An empty city is no load: it does not take the message away.
  func testEmptyCityKeepsTheMessage() async {
    stations.answer.fails(with: Step2Offline())
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    await viewModel.load(city: "")
    XCTAssertNotNil(viewModel.errorMessage, "the message after a load of '', which does nothing")
  }
}
