import ComposableArchitecture
import StructureChecks
import XCTest

@testable import Learner

private func counter(_ count: Int, fact: String? = nil) -> CounterFeature.State {
  var state = CounterFeature.State()
  state.title = "Ducks"
  state.count = count
  state.factText = fact
  return state
}

@MainActor final class Step1Reducing: XCTestCase {
  private func store(_ state: CounterFeature.State) -> TestStoreOf<CounterFeature> {
    TestStore(initialState: state) { CounterFeature() }
  }

  /// Both buttons change a state that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testButtonsChangeTheState() {
    let actions: [(CounterFeature.Action, Int)] = [
      (.incrementButtonTapped, 42), (.decrementButtonTapped, 40),
    ]
    for (action, count) in actions {
      var state = counter(41, fact: "41 is a prime.")
      _ = CounterFeature().reduce(into: &state, action: action)
      XCTAssertEqual(state.count, count, "count after \(action) at 41")
      XCTAssertNil(state.factText, "factText after \(action) at 41")
    }
  }

  /// A new counter stands at zero, has no title and no fact.
  func testStartsAtZero() {
    let state = CounterFeature.State()
    XCTAssertEqual(state.count, 0, "count of a new state")
    XCTAssertEqual(state.title, "", "title of a new state")
    XCTAssertNil(state.factText, "factText of a new state")
  }

  /// The plus button adds one, each time.
  func testIncrementAddsOne() async {
    let store = store(counter(7))
    await store.send(.incrementButtonTapped) { $0.count = 8 }
    await store.send(.incrementButtonTapped) { $0.count = 9 }
  }

  /// The minus button takes one away, also below zero.
  func testDecrementTakesOneAwayBelowZero() async {
    let store = store(counter(1))
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    await store.send(.decrementButtonTapped) { $0.count = -2 }
  }

  /// The plus button takes away the fact, which was about another number.
  func testIncrementClearsTheFact() async {
    let store = store(counter(7, fact: "7 is the number of days in a week."))
    await store.send(.incrementButtonTapped) {
      $0.count = 8
      $0.factText = nil
    }
    let atZero = self.store(counter(0, fact: "0 is even."))
    await atZero.send(.incrementButtonTapped) {
      $0.count = 1
      $0.factText = nil
    }
  }

  /// The minus button takes away the fact, which was about another number.
  func testDecrementClearsTheFact() async {
    let store = store(counter(7, fact: "7 is the number of days in a week."))
    await store.send(.decrementButtonTapped) {
      $0.count = 6
      $0.factText = nil
    }
    let atZero = self.store(counter(0, fact: "0 is even."))
    await atZero.send(.decrementButtonTapped) {
      $0.count = -1
      $0.factText = nil
    }
  }

  /// A counter stays what it is otherwise: only the number and the fact change.
  func testNothingElseChanges() async {
    let store = store(counter(-1, fact: "-1 is odd."))
    await store.send(.incrementButtonTapped) {
      $0.count = 0
      $0.factText = nil
    }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    XCTAssertEqual(store.state.title, "Ducks", "title after both buttons")
  }

  /// The state is a value: a copy of it is a second state, and no object is shared.
  func testStateIsAValue() throws {
    let state = counter(3, fact: "3 is a prime.")
    var copy = state
    copy.count = 4
    XCTAssertEqual(state.count, 3, "count of a state whose copy was changed")
    XCTAssertNotEqual(state, copy, "a state with count 3 and one with count 4")
    XCTAssertNotEqual(counter(3), state, "a state without a fact and one with it")
    copy = state
    copy.title = "Geese"
    XCTAssertNotEqual(state, copy, "a state of Ducks and one of Geese")
    XCTAssertEqual(
      step1Objects(in: state), [], "properties of State that hold an object (a class)")
    XCTAssertConforms(try Codebase.learner.type("CounterFeature.State"), to: "Equatable")
  }

  /// The reducer works by itself, in its own file: it knows nothing of the old model and of the screen.
  func testReducerKnowsNoScreen() throws {
    let feature = try Codebase.learner.type("CounterFeature")
    XCTAssertNoReference(from: feature, toType: "CounterModel")
    XCTAssertNoReference(from: feature, toType: "CounterView")
    XCTAssertDeclared(feature, inFile: "CounterFeature.swift")
  }
}

/// The names of the properties whose values are objects, or have some in them.
private func step1Objects(in state: Any) -> [String] {
  if type(of: state) is AnyClass { return ["State itself"] }
  return Mirror(reflecting: state).children.compactMap { child -> String? in
    step1HasObject(child) ? child.label : nil
  }
}

/// What the framework adds to a state has a dollar sign in its name.
private func step1HasObject(_ child: Mirror.Child) -> Bool {
  if child.label?.contains("$") == true { return false }
  return type(of: child.value) is AnyClass
    || Mirror(reflecting: child.value).children.contains(where: step1HasObject)
}
