import ComposableArchitecture
import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

private struct Step4Offline: Error {}

@MainActor final class Step4View: XCTestCase {
  private let facts = AnswerStub<Int, String> { "a fact about \($0)" }

  private func makeStore(_ count: Int = 7, title: String = "Ducks") -> StoreOf<CounterFeature> {
    var state = CounterFeature.State()
    state.title = title
    state.count = count
    return Store(initialState: state) {
      CounterFeature()
    } withDependencies: { [facts] in
      $0.numberFact.fetch = { try await facts($0) }
    }
  }

  /// A tap on the button shows a fact about the number, from the client that the store was given.
  func testTapAsksTheClient() async throws {
    for number in [7, 0] {
      let screen = ViewScreen(showing: CounterView(store: makeStore(number)))
      try screen.tap("Tell me a fact")
      await MainQueue.run(until: screen.shows("a fact about \(number)"))
      XCTAssertTrue(
        screen.shows("a fact about \(number)"),
        "After a tap at \(number) the screen shows \(screen.visibleText); "
          + "expected \"a fact about \(number)\" in it")
    }
    await MainQueue.settle()
    XCTAssertEqual(facts.inputs, [7, 0], "asked of the client for one tap at 7 and one at 0")
  }

  /// The screen shows the counter's title and number, and its two buttons count.
  func testScreenCounts() throws {
    let screen = ViewScreen(showing: CounterView(store: makeStore(title: "Geese")))
    XCTAssertTrue(
      screen.shows("Geese"),
      "the screen of Geese shows \(screen.visibleText); expected \"Geese\" in it")
    XCTAssertTrue(
      screen.shows("7"), "the screen at 7 shows \(screen.visibleText); expected \"7\" in it")
    try screen.tap("−")
    XCTAssertTrue(
      screen.shows("6"),
      "after − at 7 the screen shows \(screen.visibleText); expected \"6\" in it")
    try screen.tap("+")
    try screen.tap("+")
    XCTAssertTrue(
      screen.shows("8"),
      "after + and + at 6 the screen shows \(screen.visibleText); expected \"8\" in it")
    for old in ["6", "7"] {
      XCTAssertFalse(screen.shows(old), "\"\(old)\" stays at 8: \(screen.visibleText)")
    }
  }

  /// While a fact is on its way, the screen says so and the button waits.
  func testScreenShowsTheLoading() async throws {
    facts.hold()
    let screen = ViewScreen(showing: CounterView(store: makeStore()))
    XCTAssertFalse(screen.shows("Thinking…"), "\"Thinking…\" before the tap")
    try screen.tap("Tell me a fact")
    XCTAssertTrue(
      screen.shows("Thinking…"),
      "Shown while loading: \(screen.visibleText); expected \"Thinking…\" in it")
    XCTAssertTrue(
      screen.shows("7"),
      "The number is gone while its fact loads: \(screen.visibleText); expected \"7\" in it")
    XCTAssertFalse(try screen.isEnabled("Tell me a fact"), "the button is enabled while loading")
    await MainQueue.run(until: !facts.pending.isEmpty)
    facts.release()
    await MainQueue.run(until: screen.shows("a fact about 7"))
    XCTAssertFalse(screen.shows("Thinking…"), "\"Thinking…\" after the answer")
    XCTAssertEqual(
      screen.visibleText.filter(["7", "Tell me a fact", "a fact about 7"].contains),
      ["7", "Tell me a fact", "a fact about 7"], "shown after the answer, each once")
    XCTAssertTrue(try screen.isEnabled("Tell me a fact"), "the button is disabled after the answer")
  }

  /// A failure is told on the screen, and the button can be tried again.
  func testScreenShowsTheFailure() async throws {
    facts.fails(with: Step4Offline())
    let screen = ViewScreen(showing: CounterView(store: makeStore()))
    try screen.tap("Tell me a fact")
    await MainQueue.run(until: screen.shows("Failed to load fact"))
    XCTAssertTrue(
      screen.shows("Failed to load fact"),
      "After a failure the screen shows \(screen.visibleText); "
        + "expected \"Failed to load fact\" in it")
    XCTAssertFalse(screen.shows("Thinking…"), "\"Thinking…\" after a failure")
    facts.returns("7 is lucky.")
    try screen.tap("Tell me a fact")
    await MainQueue.run(until: screen.shows("7 is lucky."))
    XCTAssertTrue(
      screen.shows("7 is lucky."),
      "After a second tap the screen shows \(screen.visibleText); expected \"7 is lucky.\" in it")
    XCTAssertFalse(screen.shows("Failed to load fact"), "the old failure after a fact has come")
  }

  /// Counting on makes the button usable again at once.
  func testCountingFreesTheButton() async throws {
    facts.hold()
    for button in ["+", "−"] {
      let screen = ViewScreen(showing: CounterView(store: makeStore()))
      try screen.tap("Tell me a fact")
      try screen.tap(button)
      XCTAssertTrue(
        try screen.isEnabled("Tell me a fact"), "the button is disabled after \(button)")
      XCTAssertFalse(screen.shows("Thinking…"), "\"Thinking…\" after \(button)")
    }
    facts.release()
    await MainQueue.settle()
  }

  /// The view starts nothing itself and knows neither the network nor the client.
  func testViewStartsNothing() throws {
    let view = try Codebase.learner.type("CounterView")
    for type in ["URLSession", "FactPage", "NumberFactClient", "Task"] {
      XCTAssertNoReference(from: view, toType: type)
    }
    for wrapper in ["SwiftUI.State", "StateObject"] {
      XCTAssertNoReference(from: view, toType: wrapper, "the view has no flag of its own")
    }
  }

  /// The app starts as before, and asks the client that there is.
  func testAppStartsAsBefore() async throws {
    let facts = facts
    let screen = withDependencies {
      $0.numberFact.fetch = { try await facts($0) }
    } operation: {
      ViewScreen(showing: CountersScreen())
    }
    for text in ["Ducks", "7"] {
      XCTAssertTrue(
        screen.shows(text), "\"\(text)\" is missing at the start; shown: \(screen.visibleText)")
    }
    try screen.tap("Tell me a fact")
    await MainQueue.run(until: screen.shows("a fact about 7"))
    XCTAssertTrue(
      screen.shows("a fact about 7"),
      "After a tap at the start the screen shows \(screen.visibleText)")
  }
}
