import ComposableArchitecture
import XCTest

@testable import Learner

private func counter(_ count: Int, by step: Int, fact: String? = nil) -> CounterFeature.State {
  var state = CounterFeature.State()
  state.title = "Visitors"
  state.count = count
  state.step = step
  state.factText = fact
  return state
}

@MainActor final class Step2Steps: XCTestCase {
  private func store(_ state: CounterFeature.State) -> TestStoreOf<CounterFeature> {
    TestStore(initialState: state) { CounterFeature() }
  }

  /// The actions change a state that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testActionsChangeTheState() {
    var state = counter(41, by: 6, fact: "41 is a prime.")
    _ = CounterFeature().reduce(into: &state, action: .stepPicked(9))
    _ = CounterFeature().reduce(into: &state, action: .stepPicked(-9))
    XCTAssertEqual(state.step, 9, "step after stepPicked(9) and stepPicked(-9)")
    XCTAssertEqual(state.factText, "41 is a prime.", "factText after two steps were picked at 41")
    let actions: [(CounterFeature.Action, Int)] = [
      (.incrementButtonTapped, 50), (.decrementButtonTapped, 32), (.resetButtonTapped, 0),
    ]
    for (action, count) in actions {
      var after = state
      _ = CounterFeature().reduce(into: &after, action: action)
      XCTAssertEqual(after.count, count, "count after \(action) at 41 with a step of 9")
      XCTAssertNil(after.factText, "factText after \(action) at 41 with a step of 9")
      XCTAssertEqual(after.step, 9, "step after \(action) at 41 with a step of 9")
    }
  }

  /// A new counter counts by one.
  func testStartsWithOne() async {
    XCTAssertEqual(CounterFeature.State().step, 1, "step of a new state")
    let store = store(CounterFeature.State())
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  /// Both buttons change the number by the step that was picked.
  func testButtonsUseTheStep() async {
    let store = store(counter(3, by: 1))
    await store.send(.stepPicked(5)) { $0.step = 5 }
    await store.send(.incrementButtonTapped) { $0.count = 8 }
    await store.send(.decrementButtonTapped) { $0.count = 3 }
    await store.send(.decrementButtonTapped) { $0.count = -2 }
    await store.send(.stepPicked(1)) { $0.step = 1 }
    await store.send(.incrementButtonTapped) { $0.count = -1 }
    await store.send(.stepPicked(3)) { $0.step = 3 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.send(.stepPicked(250)) { $0.step = 250 }
    await store.send(.decrementButtonTapped) { $0.count = -248 }
    XCTAssertEqual(store.state.count, -248, "count after 2 and a step of 250 down")
    await store.send(.stepPicked(1_000_000)) { $0.step = 1_000_000 }
    await store.send(.incrementButtonTapped) { $0.count = 999_752 }
    XCTAssertEqual(store.state.count, 999_752, "count after -248 and a step of 1000000 up")
  }

  /// The fact goes with its number, whatever the step that both buttons use.
  func testFactGoesWhateverTheStep() async {
    for step in [1, 2, 10, 250] {
      let up = store(counter(-1, by: step, fact: "-1 is odd."))
      await up.send(.incrementButtonTapped) {
        $0.count = -1 + step
        $0.factText = nil
      }
      let down = store(counter(12, by: step, fact: "12 makes a dozen."))
      await down.send(.decrementButtonTapped) {
        $0.count = 12 - step
        $0.factText = nil
      }
    }
  }

  /// Picking a step leaves the number alone, so its fact stays.
  func testPickingAStepKeepsTheFact() async {
    let store = store(counter(12, by: 1, fact: "12 makes a dozen."))
    await store.send(.stepPicked(10)) { $0.step = 10 }
    XCTAssertEqual(store.state.factText, "12 makes a dozen.", "factText after stepPicked(10)")
  }

  /// A step below one is ignored.
  func testUselessStepsAreIgnored() async {
    let store = store(counter(12, by: 5, fact: "12 makes a dozen."))
    await store.send(.stepPicked(0))
    await store.send(.stepPicked(-5))
    XCTAssertEqual(store.state.step, 5, "step after stepPicked(0) and stepPicked(-5)")
  }

  /// Reset puts the number to zero and takes its fact away.
  func testResetClearsNumberAndFact() async {
    let store = store(counter(12, by: 1, fact: "12 makes a dozen."))
    await store.send(.resetButtonTapped) {
      $0.count = 0
      $0.factText = nil
    }
    await store.send(.resetButtonTapped)
    let atZero = self.store(counter(0, by: 1, fact: "0 is even."))
    await atZero.send(.resetButtonTapped) { $0.factText = nil }
    let below = self.store(counter(-4, by: 10, fact: "-4 is even."))
    await below.send(.resetButtonTapped) {
      $0.count = 0
      $0.factText = nil
    }
  }

  /// Reset keeps the step and the title.
  func testResetKeepsTheStep() async {
    let store = store(counter(-4, by: 10))
    await store.send(.resetButtonTapped) { $0.count = 0 }
    XCTAssertEqual(store.state.step, 10, "step after a reset of a counter that counts by 10")
    XCTAssertEqual(store.state.title, "Visitors", "title after a reset")
  }
}
