import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

/// On the main actor, so that a call that is noted is waiting already, and gone as soon as it is cancelled.
@MainActor private final class Step3Service: TemperatureService {
  let temperature = AnswerStub<Int, Int>(returning: 30)
  func temperature(ofHouse house: Int) async throws -> Int { try await temperature(house) }
}

private struct Step3Broken: Error {}

@MainActor final class Step3Screen: XCTestCase {
  private let service = Step3Service()

  /// The display shows the temperature of the view model that it was given.
  func testShowsTheGivenViewModel() {
    let screen = show()
    XCTAssertTrue(MainQueue.run(until: screen.shows("30°C")), "shown: \(screen.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(service.temperature.inputs, [7], "houses asked for when the display appears")
    let viewModel = GreenhouseViewModel(house: 8, service: service)
    MainQueue.run(until: Task { await viewModel.load() })
    service.temperature.returns(31)
    let later = Screen(showing: GreenhouseViewController(viewModel: viewModel))
    XCTAssertTrue(
      MainQueue.run(until: later.shows("31°C")),
      "a display whose view model had a load before, for 30, and has another one, for 31: "
        + "\(later.visibleText)")
  }

  /// Until the thermometer has answered, the display says so with a dash.
  func testShowsADashBeforeTheFirstAnswer() {
    service.temperature.hold()
    let screen = show()
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("–")), "before the first answer: \(screen.visibleText)")
    service.temperature.release()
  }

  /// "Read again" loads again.
  func testReadAgain() throws {
    let screen = show()
    MainQueue.run(until: screen.shows("30°C"))
    service.temperature.returns(31)
    try screen.tap("Read again")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("31°C")), "after Read again: \(screen.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(service.temperature.inputs, [7, 7], "houses asked for after one Read again")
    service.temperature.returns(32)
    try screen.tap("Read again")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("32°C")), "after Read again twice: \(screen.visibleText)")
  }

  /// The wheel turns while the thermometer is read, and stops after a failure, too.
  func testWheelStopsAfterAFailure() {
    service.temperature.hold()
    let screen = show()
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true), "The wheel does not turn during a load.")
    service.temperature.release(0, with: .failure(Step3Broken()))
    XCTAssertTrue(MainQueue.run(until: screen.shows("Error")), "shown: \(screen.visibleText)")
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == false), "The wheel turns after a failure.")
  }

  /// The wheel stops after a good answer as well, the first one and that to Read again.
  func testWheelStopsAfterAnAnswer() throws {
    let screen = show()
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    MainQueue.run(until: screen.shows("30°C"))
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == false), "The wheel turns after a good answer.")
    service.temperature.returns(31)
    try screen.tap("Read again")
    MainQueue.run(until: screen.shows("31°C"))
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == false),
      "The wheel turns after a good answer to Read again.")
  }

  /// After a failure one can read again, too.
  func testReadAgainAfterAFailure() throws {
    service.temperature.fails(with: Step3Broken())
    let screen = show()
    MainQueue.run(until: screen.shows("Error"))
    MainQueue.settle()
    service.temperature.returns(31)
    try screen.tap("Read again")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("31°C")),
      "after a failure and Read again: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Error"), "Error, after a failure and a good answer: \(screen.visibleText)")
  }

  /// A display that was only made reads no thermometer: it loads once it is shown.
  func testDisplayThatIsOnlyMadeAsksForNothing() {
    let controller = GreenhouseViewController(
      viewModel: GreenhouseViewModel(house: 7, service: service))
    let network = NetworkStub()
    let display = GreenhouseScreen.make(house: 3)
    MainQueue.settle()
    XCTAssertEqual(service.temperature.inputs, [], "houses asked for by a display not shown yet")
    XCTAssertEqual(network.lines, [], "addresses asked for by a display not shown yet")
    withExtendedLifetime((controller, display)) {}
  }

  /// A display that comes back to the front is still bound to its view model; to cover it is no failure.
  func testComesBackBound() throws {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    let navigation = UINavigationController(
      rootViewController: GreenhouseViewController(viewModel: viewModel))
    let screen = Screen(showing: navigation)
    MainQueue.run(until: screen.shows("30°C"))
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.tapBack()
    MainQueue.settle()
    service.temperature.returns(31)
    Task { await viewModel.load() }
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("31°C")),
      "after the way to another screen and back, and a load: \(screen.visibleText)")
    MainQueue.settle()
    service.temperature.hold()
    try screen.tap("Read again")
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    navigation.pushViewController(UIViewController(), animated: false)
    MainQueue.settle()
    try screen.tapBack()
    MainQueue.settle()
    XCTAssertTrue(
      screen.shows("31°C"),
      "covered for a while by another screen, the thermometer silent: \(screen.visibleText)")
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true),
      "The wheel has stopped on the way to another screen and back, the thermometer silent.")
    service.temperature.returns(32)
    service.temperature.release()
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("32°C")),
      "after an answer of 32, the display having been covered meanwhile: \(screen.visibleText)")
    let display = try XCTUnwrap(screen.top, "the display in front")
    navigation.pushViewController(UIViewController(), animated: false)
    MainQueue.settle()
    service.temperature.returns(33)
    Task { await viewModel.load() }
    XCTAssertTrue(
      MainQueue.run(until: display.view.visibleText.contains("33°C")),
      "on the display, an answer of 33 having come while it was covered: "
        + "\(display.view.visibleText)")
  }

  /// As long as no thermometer has failed, the display says no Error.
  func testReadAgainDuringALoadIsNoFailure() throws {
    let screen = show()
    MainQueue.run(until: screen.shows("30°C"))
    service.temperature.hold()
    for _ in 1...2 {
      let before = service.temperature.inputs.count
      // A button that cannot be touched during a load is fine, too.
      guard (try? screen.tap("Read again")) != nil else { continue }
      MainQueue.run(until: service.temperature.inputs.count > before)
      MainQueue.settle()
    }
    XCTAssertTrue(
      screen.shows("30°C"),
      "after two taps on Read again, the thermometer silent: \(screen.visibleText)")
    service.temperature.release()
  }

  /// Whoever can touch "Read again" during a load is not ignored: that is another load.
  func testReadAgainDuringALoadCounts() throws {
    let screen = show()
    MainQueue.run(until: screen.shows("30°C"))
    service.temperature.hold()
    try screen.tap("Read again")
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    MainQueue.settle()
    // A button that cannot be touched during a load is fine, too.
    if (try? screen.tap("Read again")) != nil {
      MainQueue.run(until: service.temperature.inputs.count == 3)
      MainQueue.settle()
      XCTAssertEqual(
        service.temperature.inputs, [7, 7, 7],
        "houses asked for when the display appears, and by two touches, the second during a load")
    }
    service.temperature.release()
    MainQueue.settle()
    service.temperature.hold()
    let before = service.temperature.inputs.count
    let other = show()
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    MainQueue.settle()
    if (try? other.tap("Read again")) != nil {
      MainQueue.run(until: service.temperature.inputs.count == before + 2)
      MainQueue.settle()
      XCTAssertEqual(
        service.temperature.inputs.count - before, 2,
        "questions when the display appears, and by a touch during that first load")
    }
    service.temperature.release()
  }

  /// The display follows its view model, whoever makes that load.
  func testFollowsLoadsFromElsewhere() {
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    let screen = Screen(showing: GreenhouseViewController(viewModel: viewModel))
    MainQueue.run(until: screen.shows("30°C"))
    service.temperature.hold()
    Task { await viewModel.load() }
    MainQueue.run(until: !service.temperature.pending.isEmpty)
    let wheel = screen.top?.view.find(UIActivityIndicatorView.self).first
    XCTAssertTrue(
      MainQueue.run(until: wheel?.isAnimating == true),
      "The wheel does not turn during a load that no button began.")
    service.temperature.release(0, with: .success(31))
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("31°C")),
      "after a load that no button began: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("30°C"), "30°C, after an answer of 31 that followed it: \(screen.visibleText)")
  }

  /// The display goes away although its thermometer has not answered.
  func testDisplayGoesAwayDuringALoad() throws {
    service.temperature.hold()
    try expectReleased {
      let viewModel = GreenhouseViewModel(house: 7, service: service)
      let controller = GreenhouseViewController(viewModel: viewModel)
      let screen = Screen(showing: controller)
      MainQueue.run(until: !service.temperature.pending.isEmpty)
      screen.close()
      return [controller]
    }
    service.temperature.release()
  }

  /// The display goes away although the answer to Read again is still to come.
  func testDisplayGoesAwayAfterReadAgain() throws {
    try expectReleased {
      let viewModel = GreenhouseViewModel(house: 7, service: service)
      let controller = GreenhouseViewController(viewModel: viewModel)
      let screen = Screen(showing: controller)
      MainQueue.run(until: screen.shows("30°C"))
      service.temperature.hold()
      try screen.tap("Read again")
      MainQueue.run(until: !service.temperature.pending.isEmpty)
      screen.close()
      return [controller]
    }
    service.temperature.release()
  }

  /// The controller makes neither its view model nor a service.
  func testControllerMakesNothing() throws {
    let controller = try Codebase.learner.type("GreenhouseViewController")
    XCTAssertDoesNotConstruct(controller, "GreenhouseViewModel")
    XCTAssertNoReference(from: controller, toType: "TemperatureService")
    XCTAssertNoTransitiveReference(from: controller, toType: "GreenhouseService")
  }

  /// The app itself still reads the thermometers over the network, under the house's title.
  func testAppReadsTheNetwork() throws {
    let network = NetworkStub()
    network.answer(
      "https://greenhouse.example/houses/3/temperature", with: .data(Data("19".utf8)))
    let screen = Screen(showing: GreenhouseScreen.make(house: 3))
    XCTAssertTrue(MainQueue.run(until: screen.shows("19°C")), "shown: \(screen.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(
      network.lines, ["GET https://greenhouse.example/houses/3/temperature"],
      "addresses asked for by GreenhouseScreen.make(house: 3)")
    XCTAssertEqual(screen.top?.title, "House 3", "the title of GreenhouseScreen.make(house: 3)")
    network.answer(
      "https://greenhouse.example/houses/3/temperature", with: .data(Data("21".utf8)))
    try screen.tap("Read again")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("21°C")),
      "shown in the app after Read again, for 21: \(screen.visibleText)")
    network.answer("https://greenhouse.example/houses/3/temperature", with: .offline)
    try screen.tap("Read again")
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("Error")),
      "shown in the app after Read again, the thermometer being offline: \(screen.visibleText)")
  }

  /// The app keeps no display that has been closed.
  func testAppKeepsNoDisplay() throws {
    let network = NetworkStub()
    network.answer(
      "https://greenhouse.example/houses/3/temperature", with: .data(Data("19".utf8)))
    try expectReleased {
      let display = GreenhouseScreen.make(house: 3)
      let screen = Screen(showing: display)
      MainQueue.run(until: screen.shows("19°C"))
      screen.close()
      return [display]
        + Mirror(reflecting: display).children.compactMap { $0.value as? GreenhouseViewModel }
    }
  }

  /// An answer that is no number is no temperature.
  func testAppSaysWhatItCannotRead() throws {
    let network = NetworkStub()
    network.answer(
      "https://greenhouse.example/houses/3/temperature", with: .data(Data("warm".utf8)))
    let screen = Screen(showing: GreenhouseScreen.make(house: 3))
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("Error")),
      "shown for an answer that says warm: \(screen.visibleText)")
    screen.close()
  }

  /// Each display of the app is that of its own house.
  func testEachDisplayHasItsHouse() throws {
    let network = NetworkStub()
    for (house, degrees) in [(3, "19"), (12, "21"), (5, "-4")] {
      network.answer(
        "https://greenhouse.example/houses/\(house)/temperature", with: .data(Data(degrees.utf8)))
      let screen = Screen(showing: GreenhouseScreen.make(house: house))
      XCTAssertTrue(
        MainQueue.run(until: screen.shows("\(degrees)°C")),
        "shown for house \(house), where it is \(degrees)°C: \(screen.visibleText)")
      XCTAssertEqual(
        screen.top?.title, "House \(house)", "the title of GreenhouseScreen.make(house: \(house))")
      screen.close()
    }
  }

  private func show() -> Screen {
    Screen(
      showing: GreenhouseViewController(
        viewModel: GreenhouseViewModel(house: 7, service: service)))
  }
}
