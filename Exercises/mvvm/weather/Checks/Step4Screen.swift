import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private final class Step4Stations: WeatherService {
  let answer = AnswerStub<String, Weather>(returning: Weather(temperature: 21.4, humidity: 0.4))
  func weather(for city: String) async throws -> Weather { try await answer(city) }
}

private struct Step4Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor final class Step4Screen: XCTestCase {
  private let stations = Step4Stations()

  /// Before any load the screen shows the dashes.
  func testDashesFirst() {
    let screen = show(WeatherViewModel(service: stations))
    let labels = screen.top?.view.find(UILabel.self) ?? []
    MainQueue.run(until: labels.filter { $0.text == "--" }.count == 2)
    MainQueue.settle()
    XCTAssertEqual(
      labels.filter { $0.text == "--" }.count, 2,
      "labels with dashes before any load: \(screen.visibleText)")
    XCTAssertEqual(screen.top?.title, "Weather", "the title of the screen")
  }

  /// A city and a tap on Show, and its weather is there.
  func testShowShowsTheWeather() throws {
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("21.4°C")), "after a tap on Show: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("40%"), "after a tap on Show: \(screen.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(stations.answer.inputs, ["Oslo"], "cities asked for by one tap on Show")
    try screen.clear("City")
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: stations.answer.inputs.count == 2)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Oslo"], "cities asked for by a second tap on Show")
  }

  /// The app's own screen still asks the stations.
  func testTheAppAsksTheStations() throws {
    let network = NetworkStub()
    let address = "https://stations.weather.example/now?city=Oslo"
    network.answer(
      address, with: .data(Data(#"{"temperature": -3.0, "humidity": 0.8}"#.utf8)))
    let screen = Screen(showing: WeatherScreen.make())
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("-3.0°C")),
      "shown by WeatherScreen.make(), the stations having -3 for Oslo: \(screen.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(network.lines, ["GET \(address)"], "addresses asked for by WeatherScreen.make()")
    network.answer(
      address, with: .data(Data(#"{"temperature": 5.0, "humidity": 0.8}"#.utf8)), .offline)
    try screen.tap("Refresh")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("5.0°C")),
      "shown by WeatherScreen.make() after a Refresh, the stations having 5: \(screen.visibleText)")
    network.answer(
      "https://stations.weather.example/now?city=Cairo",
      with: .data(Data(#"{"temperature": 38.0, "humidity": 0.1}"#.utf8)))
    try screen.clear("City")
    try screen.type("Cairo", into: "City")
    try screen.tap("Show")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("38.0°C")),
      "shown by WeatherScreen.make(), the stations having 38 for Cairo: \(screen.visibleText)")
    let other = Screen(showing: WeatherScreen.make())
    XCTAssertTrue(
      MainQueue.run(until: other.shows("--")),
      "shown by a second WeatherScreen.make(), before any load: \(other.visibleText)")
    other.close()
    screen.close()
    try expectReleased {
      let controller = WeatherScreen.make()
      Screen(showing: controller).close()
      return [controller]
    }
  }

  /// What stands in the field is handed on as it is.
  func testTheFieldsTextIsHandedOn() throws {
    let screen = show(WeatherViewModel(service: stations))
    for city in ["rio de Janeiro", "Å", "New  York"] {
      try screen.clear("City")
      try screen.type(city, into: "City")
      try screen.tap("Show")
      MainQueue.run(until: stations.answer.inputs.last == city)
      MainQueue.settle()
      XCTAssertEqual(stations.answer.inputs.last, city, "the city asked for by a tap on Show")
    }
  }

  /// The bindings are made when the view is loaded, and not only when somebody sees it.
  func testFollowsOnceItsViewIsLoaded() {
    let viewModel = WeatherViewModel(service: stations)
    let controller = WeatherViewController(viewModel: viewModel)
    controller.loadViewIfNeeded()
    MainQueue.run(until: Task { await viewModel.load(city: "Oslo") })
    MainQueue.run(until: controller.view.visibleText.contains("21.4°C"))
    XCTAssertTrue(
      controller.view.visibleText.contains("21.4°C"),
      "on a screen that is loaded, and not seen: \(controller.view.visibleText)")
  }

  /// The screen follows the view model, whoever makes that load.
  func testFollowsLoadsFromElsewhere() {
    let viewModel = WeatherViewModel(service: stations)
    let screen = show(viewModel)
    Task { await viewModel.load(city: "Oslo") }
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("21.4°C")),
      "after a load that no button began: \(screen.visibleText)")
    stations.answer.returns(Weather(temperature: 38, humidity: 0.1))
    Task { await viewModel.load(city: "Cairo") }
    for text in ["38.0°C", "10%"] {
      XCTAssertTrue(
        MainQueue.run(until: screen.shows(text)),
        "'\(text)' after a second load that no button began: \(screen.visibleText)")
    }
    for text in ["21.4°C", "40%", "--"] {
      XCTAssertFalse(
        screen.shows(text), "'\(text)' stays after a load of 38.0°C and 10%: \(screen.visibleText)")
    }
  }

  /// A screen that comes later shows what the view model says by then: values, message and wheel.
  func testLateScreenShowsWhatIsThere() throws {
    let viewModel = WeatherViewModel(service: stations)
    MainQueue.run(until: Task { await viewModel.load(city: "Oslo") })
    stations.answer.fails(with: Step4Offline())
    MainQueue.run(until: Task { await viewModel.refresh() })
    let screen = show(viewModel)
    for text in ["21.4°C", "40%", "Failed to load weather: You are offline."] {
      XCTAssertTrue(
        MainQueue.run(until: screen.shows(text)),
        "'\(text)' on a screen that was made after these loads: \(screen.visibleText)")
    }
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Oslo"],
      "asked for by a load and a refresh, and by no screen")
    stations.answer.hold()
    try screen.tap("Refresh")
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Oslo", "Oslo"],
      "asked for by a load, a refresh, and Refresh on a screen where Show was never tapped")
    let later = show(viewModel)
    let wheel = later.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true),
      "The wheel does not turn on a screen that was made during a load.")
    stations.answer.release()
    MainQueue.run(until: !viewModel.isLoading)
  }

  /// A screen that was covered for a while follows again, and still follows; its loads went on meanwhile.
  func testFollowsAfterComingBack() throws {
    let viewModel = WeatherViewModel(service: stations)
    let navigation = UINavigationController(
      rootViewController: WeatherViewController(viewModel: viewModel))
    let screen = Screen(showing: navigation)
    stations.answer.hold()
    let load = Task { await viewModel.load(city: "Oslo") }
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true),
      "The wheel does not turn on a screen that was covered during a load.")
    stations.answer.release()
    MainQueue.run(until: load)
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("21.4°C")),
      "after a load, on a screen that was covered meanwhile: \(screen.visibleText)")
    for (button, temperature) in [("Show", 38.0), ("Refresh", 40.0)] {
      stations.answer.returns(Weather(temperature: temperature, humidity: 0.1))
      stations.answer.hold()
      if button == "Show" { try screen.type("Cairo", into: "City") }
      try screen.tap(button)
      MainQueue.run(until: !stations.answer.pending.isEmpty)
      navigation.pushViewController(UIViewController(), animated: false)
      MainQueue.settle()
      navigation.popViewController(animated: false)
      stations.answer.release()
      XCTAssertTrue(
        MainQueue.run(until: screen.shows("\(temperature)°C")),
        "after \(button), on a screen that was covered during the load: \(screen.visibleText)")
    }
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Cairo", "Cairo"],
      "asked for by a load, Show and Refresh, on a screen that was covered and came back each time")
  }

  /// Refresh asks the view model, which knows the last city, also one that was asked for elsewhere.
  func testRefreshKnowsLoadsFromElsewhere() throws {
    let viewModel = WeatherViewModel(service: stations)
    let screen = show(viewModel)
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: screen.shows("21.4°C"))
    MainQueue.run(until: Task { await viewModel.load(city: "Cairo") })
    try screen.tap("Refresh")
    MainQueue.run(until: stations.answer.inputs.count == 3)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Cairo", "Cairo"],
      "asked for by Show, by a load that no button began, and by Refresh")
  }

  /// The wheel turns as long as the view model loads.
  func testWheelTurnsWhileItLoads() throws {
    stations.answer.hold()
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true),
      "The wheel does not turn while the service works.")
    stations.answer.release()
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == false), "The wheel turns after the answer.")
    stations.answer.hold()
    try screen.tap("Refresh")
    MainQueue.run(until: !stations.answer.pending.isEmpty && wheel?.isAnimating == true)
    XCTAssertTrue(
      screen.shows("21.4°C"),
      "The temperature is not shown while it loads again: \(screen.visibleText)")
    stations.answer.release()
  }

  /// Whoever changes her mind need not wait: Show works while a load is under way, and Refresh, too.
  func testShowDuringALoad() throws {
    stations.answer.hold()
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: stations.answer.inputs.count == 1)
    MainQueue.settle()
    XCTAssertEqual(
      screen.find(UITextField.self).map(\.isEnabled), [true],
      "whether the field takes another city while the first one is loaded")
    try screen.clear("City")
    try screen.type("Cairo", into: "City")
    for (button, cities) in [
      ("Show", ["Oslo", "Cairo"]), ("Refresh", ["Oslo", "Cairo", "Cairo"]),
    ] {
      try screen.tap(button)
      MainQueue.run(until: stations.answer.inputs.count == cities.count)
      MainQueue.settle()
      XCTAssertEqual(
        stations.answer.inputs, cities, "cities asked for after \(button), the first load waiting")
    }
    stations.answer.release()
    MainQueue.run(until: screen.shows("21.4°C"))
  }

  /// After a failure the old values can still be read, beside the message.
  func testValuesStayBesideTheMessage() throws {
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: screen.shows("21.4°C"))
    stations.answer.fails(with: Step4Offline())
    try screen.tap("Refresh")
    MainQueue.run(until: screen.shows("Failed to load weather: You are offline."))
    for text in ["21.4°C", "40%", "Failed to load weather: You are offline."] {
      XCTAssertTrue(
        screen.shows(text), "'\(text)' after a refresh that failed: \(screen.visibleText)")
    }
  }

  /// A failure's message can be read, and goes when the next load begins.
  func testMessageComesAndGoes() throws {
    stations.answer.fails(with: Step4Offline())
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    let message = "Failed to load weather: You are offline."
    XCTAssertTrue(MainQueue.run(until: screen.shows(message)), "shown: \(screen.visibleText)")
    stations.answer.hold()
    try screen.tap("Refresh")
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    XCTAssertTrue(
      MainQueue.run(until: !screen.shows(message)),
      "while the next load is on its way: \(screen.visibleText)")
    stations.answer.release()
  }

  /// Show without a city moves nothing: no wheel turns, a message stays, and a load goes on. Refresh needs no city.
  func testEmptyCityMovesNothing() throws {
    stations.answer.fails(with: Step4Offline())
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Show")
    let message = "Failed to load weather: You are offline."
    MainQueue.run(until: screen.shows(message))
    try screen.clear("City")
    try screen.tap("Show")
    MainQueue.settle()
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertEqual(wheel?.isAnimating, false, "the wheel turns after Show without a city")
    XCTAssertTrue(screen.shows(message), "after Show without a city: \(screen.visibleText)")
    stations.answer.returns(Weather(temperature: 21.4, humidity: 0.4))
    stations.answer.hold()
    try screen.tap("Refresh")
    MainQueue.run(until: !stations.answer.pending.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, ["Oslo", "Oslo"], "asked for by Show and a Refresh, the field empty")
    try screen.type("Cairo", into: "City")
    try screen.tap("Show")
    MainQueue.run(until: stations.answer.inputs.count == 3)
    try screen.clear("City")
    try screen.tap("Show")
    MainQueue.settle()
    stations.answer.release()
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("21.4°C")),
      "after Cairo's answer, Show without a city having been tapped while it was on its way: "
        + "\(screen.visibleText)")
  }

  /// Refresh asks for the city that is shown, whatever is being typed by now.
  func testRefreshAsksForTheShownCity() throws {
    let screen = show(WeatherViewModel(service: stations))
    try screen.type("Oslo", into: "City")
    try screen.tap("Refresh")
    MainQueue.settle()
    XCTAssertEqual(
      stations.answer.inputs, [], "asked for by Refresh before the first city, Oslo in the field")
    try screen.tap("Show")
    MainQueue.run(until: screen.shows("21.4°C"))
    try screen.type("Cair", into: "City")
    try screen.tap("Refresh")
    MainQueue.run(until: stations.answer.inputs.count == 2)
    MainQueue.settle()
    XCTAssertEqual(stations.answer.inputs, ["Oslo", "Oslo"], "asked for by Show and Refresh")
  }

  /// The screen goes away although an answer is still on its way.
  func testScreenGoesAwayDuringALoad() throws {
    stations.answer.hold()
    try expectReleased {
      let controller = WeatherViewController(viewModel: WeatherViewModel(service: stations))
      let screen = Screen(showing: controller)
      try screen.type("Oslo", into: "City")
      try screen.tap("Show")
      MainQueue.run(until: !stations.answer.pending.isEmpty)
      screen.close()
      return [controller]
    }
    stations.answer.release()
  }

  /// The screen goes away although the answer to a tap on Refresh is still on its way.
  func testScreenGoesAwayDuringARefresh() throws {
    try expectReleased {
      let controller = WeatherViewController(viewModel: WeatherViewModel(service: stations))
      let screen = Screen(showing: controller)
      try screen.type("Oslo", into: "City")
      try screen.tap("Show")
      MainQueue.run(until: screen.shows("21.4°C"))
      stations.answer.hold()
      try screen.tap("Refresh")
      MainQueue.run(until: !stations.answer.pending.isEmpty)
      screen.close()
      return [controller]
    }
    stations.answer.release()
  }

  /// The controller shows texts, and knows nothing of weather, services or errors.
  func testControllerKnowsTextsOnly() throws {
    let controller = try Codebase.learner.type("WeatherViewController")
    for type in ["Weather", "WeatherService", "StationWeatherService"] {
      XCTAssertNoReference(from: controller, toType: type)
    }
    XCTAssertNoTransitiveReference(from: controller, toType: "StationWeatherService")
  }

  private func show(_ viewModel: WeatherViewModel) -> Screen {
    Screen(showing: WeatherViewController(viewModel: viewModel))
  }
}
