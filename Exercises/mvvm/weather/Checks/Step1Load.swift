import Combine
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private final class Step1Stations: WeatherService {
  let answer = AnswerStub<String, Weather>(returning: Weather(temperature: 21.4, humidity: 0.4))
  func weather(for city: String) async throws -> Weather { try await answer(city) }
}

private struct Step1Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step1Load: XCTestCase {
  private let stations = Step1Stations()

  /// A new view model shows dashes, and asks for nothing.
  func testNewViewModelShowsDashes() {
    let viewModel = WeatherViewModel(service: stations)
    XCTAssertEqual(viewModel.temperature, "--", "the temperature before any load")
    XCTAssertEqual(viewModel.humidity, "--", "the humidity before any load")
    XCTAssertEqual(stations.answer.inputs, [], "cities asked for before any load")
  }

  /// The given service is asked for the city, once.
  func testGivenServiceIsAsked() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    XCTAssertEqual(stations.answer.inputs, ["Oslo"], "cities asked for by one load")
  }

  /// Temperature and humidity are texts, ready to be shown.
  func testTextsAreReadyToShow() async {
    let viewModel = WeatherViewModel(service: stations)
    await viewModel.load(city: "Oslo")
    XCTAssertEqual(viewModel.temperature, "21.4°C", "the temperature for 21.4")
    XCTAssertEqual(viewModel.humidity, "40%", "the humidity for 0.4")
  }

  /// Values are rounded: the temperature to a tenth, the humidity to a whole percent.
  ///
  /// Even a broken thermometer's thousands get no comma, on no phone.
  func testValuesAreRounded() async {
    let viewModel = WeatherViewModel(service: stations)
    for (temperature, humidity, texts) in [
      (-3.16, 0.57, ["-3.2°C", "57%"]), (12.04, 0.424, ["12.0°C", "42%"]), (0, 0, ["0.0°C", "0%"]),
      (-0.42, 0.05, ["-0.4°C", "5%"]), (104.98, 1, ["105.0°C", "100%"]),
      (1234.56, 1, ["1234.6°C", "100%"]),
    ] {
      stations.answer.returns(Weather(temperature: temperature, humidity: humidity))
      await viewModel.load(city: "Tromsø")
      XCTAssertEqual(
        [viewModel.temperature, viewModel.humidity], texts,
        "the texts for a temperature of \(temperature) and a humidity of \(humidity)")
    }
  }

  /// No city, no load: an empty field starts nothing, nor does one with nothing but spaces.
  func testEmptyCityStartsNothing() async {
    let viewModel = WeatherViewModel(service: stations)
    var loading: [Bool] = []
    let listening = viewModel.$isLoading.sink { loading.append($0) }
    for city in ["", "   "] { await viewModel.load(city: city) }
    listening.cancel()
    XCTAssertEqual(stations.answer.inputs, [], "cities asked for by '' and by three spaces")
    XCTAssertEqual(loading, [false], "isLoading during loads of '' and of three spaces")
  }

  /// Spaces around a city's name do not reach the service.
  func testSpacesAreCutOff() async {
    await WeatherViewModel(service: stations).load(city: " Rio de  Janeiro ")
    XCTAssertEqual(
      stations.answer.inputs, ["Rio de  Janeiro"], "the city asked for by ' Rio de  Janeiro '")
  }

  /// isLoading is true while the service works, and false before and after.
  func testSaysThatItLoads() {
    stations.answer.hold()
    let viewModel = WeatherViewModel(service: stations)
    let load = Task { await viewModel.load(city: "Oslo") }
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(stations.answer.inputs, ["Oslo"], "cities asked for by a load of Oslo")
    XCTAssertEqual(viewModel.isLoading, true, "isLoading while the service has not answered")
    stations.answer.release()
    MainQueue.run(until: load)
    XCTAssertEqual(viewModel.isLoading, false, "isLoading after the answer")
  }

  /// Whatever is published is published on the main thread, wherever the load is called from.
  func testPublishesOnTheMainThread() async {
    let viewModel = WeatherViewModel(service: stations)
    let calls = CallSpy()
    let listening = [
      viewModel.$temperature.sink { calls.note("temperature \($0)") },
      viewModel.$humidity.sink { calls.note("humidity \($0)") },
      viewModel.$isLoading.sink { calls.note("isLoading \($0)") },
    ]
    await Task.detached { await viewModel.load(city: "Oslo") }.value
    for binding in listening { binding.cancel() }
    XCTAssertTrue(calls.all.contains("temperature 21.4°C"), "published: \(calls.all)")
    XCTAssertEqual(
      calls.offMainThread, [], "published off the main thread, by a load that began off it")
  }

  /// The view model builds no service itself.
  func testViewModelBuildsNoService() throws {
    let viewModel = try Codebase.learner.type("WeatherViewModel")
    XCTAssertConstructsNoDependency(viewModel)
    XCTAssertNoTransitiveReference(from: viewModel, toType: "StationWeatherService")
    XCTAssertNoReference(from: viewModel, toType: "WeatherScreen")
  }

  /// The view model's file gets by with Foundation and Combine.
  func testViewModelNeedsNoUserInterface() throws {
    XCTAssertImports(
      try Codebase.learner.file("WeatherViewModel.swift"), only: ["Foundation", "Combine"])
  }

  /// Only the view model itself changes what it publishes.
  func testOnlyTheViewModelChangesItsState() {
    let isOpen = [
      "temperature": canBeSet(\WeatherViewModel.temperature),
      "humidity": canBeSet(\WeatherViewModel.humidity),
      "isLoading": canBeSet(\WeatherViewModel.isLoading),
      "errorMessage": canBeSet(\WeatherViewModel.errorMessage),
    ]
    XCTAssertEqual(
      isOpen.filter(\.value).map(\.key).sorted(), [], "what anybody can set; make it private(set)")
  }
}

// The compiler picks the second one where a setter is in sight.
private func canBeSet<Root, Value>(_ property: KeyPath<Root, Value>) -> Bool { false }
private func canBeSet<Root, Value>(_ property: ReferenceWritableKeyPath<Root, Value>) -> Bool {
  true
}
