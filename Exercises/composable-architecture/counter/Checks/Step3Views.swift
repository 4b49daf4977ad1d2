import ComposableArchitecture
import StructureChecks
import SwiftUI
import XCTest

@testable import Learner

@MainActor private func makeStore(
  _ count: Int, title: String = "Ducks", fact: String? = nil
) -> StoreOf<CounterFeature> {
  var state = CounterFeature.State()
  state.title = title
  state.count = count
  state.factText = fact
  return Store(initialState: state) { CounterFeature() }
}

@MainActor final class Step3Views: XCTestCase {
  /// The screen shows what is in the state.
  func testShowsTheState() {
    let screen = ViewScreen(showing: CounterView(store: makeStore(7, fact: "7 is lucky.")))
    for text in ["Ducks", "7", "Counts by 1", "7 is lucky."] {
      XCTAssertTrue(
        screen.shows(text), "The text \"\(text)\" is missing; shown: \(screen.visibleText)")
    }
    XCTAssertEqual(
      screen.visibleText.filter { $0 == "7 is lucky." }.count, 1,
      "how often the fact is shown: \(screen.visibleText)")
    let below = ViewScreen(
      showing: CounterView(store: makeStore(-3, title: "Visitors", fact: "-3 is odd.")))
    for text in ["Visitors", "-3", "-3 is odd."] {
      XCTAssertTrue(
        below.shows(text),
        "The text \"\(text)\" is missing for a count of -3; shown: \(below.visibleText)")
    }
    let zero = ViewScreen(showing: CounterView(store: makeStore(0, fact: "0 is even.")))
    XCTAssertTrue(
      zero.shows("0 is even."), "The fact is missing for a count of 0; shown: \(zero.visibleText)")
    let stepping = makeStore(12, fact: "12 makes a dozen.")
    stepping.send(.stepPicked(7))
    let other = ViewScreen(showing: CounterView(store: stepping))
    for text in ["12", "Counts by 7", "12 makes a dozen."] {
      XCTAssertTrue(
        other.shows(text),
        "The text \"\(text)\" is missing for a step of 7; shown: \(other.visibleText)")
    }
    let plain = ViewScreen(showing: CounterView(store: makeStore(7)))
    XCTAssertEqual(
      plain.visibleText.filter { !$0.isEmpty }.sorted(),
      ["Ducks", "−", "7", "+", "by 1", "by 5", "by 10", "Counts by 1", "Reset"].sorted(),
      "shown of a counter without a fact")
  }

  /// The screen follows its store, whoever has sent the action.
  func testScreenFollowsItsStore() {
    let store = makeStore(7)
    let screen = ViewScreen(showing: CounterView(store: store))
    store.send(.stepPicked(5))
    XCTAssertTrue(
      screen.shows("Counts by 5"),
      "After stepPicked(5) the screen shows \(screen.visibleText); expected \"Counts by 5\" in it")
    store.send(.decrementButtonTapped)
    XCTAssertTrue(
      screen.shows("2"), "After 7 − 5 the screen shows \(screen.visibleText); expected \"2\" in it")
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }.sorted(),
      ["Ducks", "−", "2", "+", "by 1", "by 5", "by 10", "Counts by 5", "Reset"].sorted(),
      "shown after stepPicked(5) and 7 − 5")
  }

  /// Each button sends its action, and the screen follows.
  func testButtonsSend() throws {
    let store = makeStore(7)
    let screen = ViewScreen(showing: CounterView(store: store))
    try screen.tap("+")
    XCTAssertEqual(store.count, 8, "count in the store after + at 7")
    try screen.tap("−")
    try screen.tap("−")
    XCTAssertEqual(store.count, 6, "count in the store after + − − at 7")
    XCTAssertTrue(
      screen.shows("6"),
      "After + − − at 7 the screen shows \(screen.visibleText); expected \"6\" in it")
    try screen.tap("by 5")
    XCTAssertEqual(store.step, 5, "step in the store after \"by 5\"")
    try screen.tap("by 1")
    XCTAssertEqual(store.step, 1, "step in the store after \"by 1\"")
    try screen.tap("by 10")
    XCTAssertEqual(store.step, 10, "step in the store after \"by 10\"")
    try screen.tap("−")
    XCTAssertTrue(
      screen.shows("-4"),
      "After 6 − 10 the screen shows \(screen.visibleText); expected \"-4\" in it")
    try screen.tap("−")
    XCTAssertTrue(
      screen.shows("-14"),
      "After −4 − 10 the screen shows \(screen.visibleText); expected \"-14\" in it")
    try screen.tap("Reset")
    XCTAssertEqual(store.count, 0, "count in the store after Reset")
    XCTAssertTrue(
      screen.shows("Counts by 10"),
      "After Reset the screen shows \(screen.visibleText); expected \"Counts by 10\" in it")
  }

  /// Each button sends exactly one action, whatever the number, and nothing else sends any.
  func testEachButtonSendsOneAction() throws {
    for count in [7, 0, -7] {
      var state = CounterFeature.State()
      state.count = count
      var sent = 0
      let store: StoreOf<CounterFeature> = Store(initialState: state) {
        CombineReducers {
          Reduce { _, _ in
            sent += 1
            return .none
          }
          CounterFeature()
        }
      }
      let screen = ViewScreen(showing: CounterView(store: store))
      _ = ViewScreen(showing: CounterRow(store: store))
      XCTAssertEqual(sent, 0, "actions sent by views that nobody has touched, at \(count)")
      for button in ["by 1", "−", "+", "by 5", "by 5", "by 10", "by 1", "Reset"] {
        sent = 0
        try screen.tap(button)
        XCTAssertEqual(sent, 1, "actions sent by one tap on \(button), begun at \(count)")
      }
    }
  }

  /// The fact goes from the screen as soon as the number is another one.
  func testFactGoesWithItsNumber() throws {
    for button in ["+", "−", "Reset"] {
      let screen = ViewScreen(showing: CounterView(store: makeStore(7, fact: "7 is lucky.")))
      try screen.tap(button)
      XCTAssertFalse(screen.shows("7 is lucky."), "The fact about 7 is still there after \(button)")
    }
  }

  /// The row shows the number of the store whenever that changes, and has none of its own.
  func testRowFollowsTheCounter() {
    let store = makeStore(7, title: "Visitors")
    let screen = ViewScreen(showing: CounterRow(store: store))
    XCTAssertTrue(
      screen.shows("Visitors"),
      "The row of \"Visitors\" shows \(screen.visibleText); expected \"Visitors\" in it")
    XCTAssertTrue(
      screen.shows("Total: 7"),
      "The row shows \(screen.visibleText) for 7; expected \"Total: 7\" in it")
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }, ["Visitors", "Total: 7"], "shown by the row for 7")
    store.send(.incrementButtonTapped)
    XCTAssertTrue(
      screen.shows("Total: 8"),
      "The row shows \(screen.visibleText) for 8; expected \"Total: 8\" in it")
    store.send(.resetButtonTapped)
    XCTAssertTrue(
      screen.shows("Total: 0"),
      "The row shows \(screen.visibleText) for 0; expected \"Total: 0\" in it")
    store.send(.decrementButtonTapped)
    XCTAssertTrue(
      screen.shows("Total: -1"),
      "The row shows \(screen.visibleText) for -1; expected \"Total: -1\" in it")
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }, ["Visitors", "Total: -1"],
      "shown by the row for -1, after 7, 8 and 0")
  }

  /// Counter and row on the first screen show one and the same counter.
  func testScreenHasOneStore() throws {
    let counters = CountersScreen()
    let screen = ViewScreen(showing: counters)
    XCTAssertTrue(
      screen.shows("7 is the number of days in a week."),
      "The fact is missing at the start; shown: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Ducks"), "The title is missing at the start; shown: \(screen.visibleText)")
    for text in ["7", "Total: 7", "Counts by 1"] {
      XCTAssertTrue(
        screen.shows(text), "\"\(text)\" is missing at the start; shown: \(screen.visibleText)")
    }
    try screen.tap("by 5")
    try screen.tap("+")
    XCTAssertTrue(
      screen.shows("12"),
      "After 7 + 5 the counter shows \(screen.visibleText); expected \"12\" in it")
    XCTAssertTrue(
      screen.shows("Total: 12"),
      "After 7 + 5 the row shows \(screen.visibleText); expected \"Total: 12\" in it")
    let again = ViewScreen(showing: counters)
    XCTAssertTrue(
      again.shows("12"),
      "After 7 + 5, with the body asked for once more: \(again.visibleText); expected \"12\" in it")
    let other = ViewScreen(showing: CountersScreen())
    XCTAssertTrue(
      other.shows("Total: 7"),
      "A second CountersScreen makes a store of its own, which begins at 7; shown: \(other.visibleText)"
    )
    XCTAssertNoGlobals(in: try Codebase.learner.type("CountersScreen"))
  }

  /// Nobody but the reducer can change the counter: the old model is gone.
  func testModelIsGone() throws {
    XCTAssertNil(
      try? Codebase.learner.type("CounterModel"), "CounterModel is still among your types")
    for view in ["CounterView", "CounterRow", "CountersScreen"] {
      XCTAssertNoReference(from: try Codebase.learner.type(view), toModule: "Combine")
    }
    XCTAssertEqual(
      Codebase.learner.types(conformingTo: "ObservableObject").map(\.name), [],
      "types that publish what they hold, besides the store")
    XCTAssertNoReference(
      from: try Codebase.learner.type("CounterRow"), toType: "SwiftUI.State",
      "the row keeps nothing of its own")
  }
}
