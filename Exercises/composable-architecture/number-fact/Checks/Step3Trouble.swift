import ComposableArchitecture
import Foundation
import TestDoubles
import XCTest

@testable import Learner

private struct Step3Offline: Error {}

private func counter(_ count: Int, fact: String? = nil) -> CounterFeature.State {
  var state = CounterFeature.State()
  state.count = count
  state.factText = fact
  return state
}

@MainActor final class Step3Trouble: XCTestCase {
  private let facts = AnswerStub<Int, String> { "a fact about \($0)" }

  private func makeStore(_ count: Int) -> StoreOf<CounterFeature> {
    Store(initialState: counter(count)) {
      CounterFeature()
    } withDependencies: { [facts] in
      $0.numberFact.fetch = { try await facts($0) }
    }
  }

  /// A fact that cannot be loaded is said in words, and the loading is over, whatever has been thrown.
  func testFailureIsShownAndLoadingEnds() async {
    let errors: [any Error] = [
      Step3Offline(), URLError(.timedOut), URLError(.notConnectedToInternet), URLError(.cancelled),
      URLError(.cannotFindHost),
    ]
    let network = NetworkStub()
    for (asked, error) in zip(1..., errors) {
      facts.fails(with: error)
      let store = TestStore(initialState: counter(7)) {
        CounterFeature()
      } withDependencies: { [facts] in
        $0.numberFact.fetch = { try await facts($0) }
      }
      await store.send(.factButtonTapped) { $0.isLoadingFact = true }
      await store.receive({ _ in true }) {
        $0.isLoadingFact = false
        $0.factText = "Failed to load fact"
      }
      XCTAssertEqual(
        facts.inputs.count, asked, "questions to the client after \(asked) taps that failed")
    }
    XCTAssertEqual(
      network.lines, [], "requests past the client, which was replaced by one that fails")
  }

  /// What was said about a failure goes with its number, too.
  func testFailureGoesWithItsNumber() async {
    for action in [CounterFeature.Action.incrementButtonTapped, .decrementButtonTapped] {
      facts.fails(with: Step3Offline())
      let store = makeStore(7)
      await store.send(.factButtonTapped).finish()
      XCTAssertEqual(store.factText, "Failed to load fact", "factText after a failure")
      store.send(action)
      XCTAssertNil(store.factText, "factText after a failure and \(action)")
    }
  }

  /// After a failure the next tap loads again.
  func testNextTapAfterAFailure() async {
    facts.fails(with: Step3Offline())
    let store = makeStore(7)
    await store.send(.factButtonTapped).finish()
    facts.returns("7 is lucky.")
    store.send(.factButtonTapped)
    XCTAssertNil(store.factText, "factText while the second fact is on its way")
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "7 is lucky.", "factText after the second tap")
  }

  /// When the number changes, loading is over at once.
  func testCountingEndsTheLoading() async {
    facts.hold()
    for action in [CounterFeature.Action.incrementButtonTapped, .decrementButtonTapped] {
      let store = makeStore(3)
      store.send(.factButtonTapped)
      await MainQueue.settle()
      store.send(action)
      XCTAssertFalse(store.isLoadingFact, "isLoadingFact after \(action) while a fact was loading")
    }
    facts.release()
  }

  /// An answer about a number that is gone is ignored.
  func testAnswerForAnotherNumberIsIgnored() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.decrementButtonTapped)
    facts.release()
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 2 after the answer about 3 has come")
  }

  /// A late answer is ignored even if another fact is on its way by then.
  func testLateAnswerIsIgnored() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3, 4])
    if let late = facts.pending.firstIndex(of: 3) { facts.release(late) }
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 4 while only the answer about 3 has come")
    XCTAssertTrue(store.isLoadingFact, "isLoadingFact at 4 while only the answer about 3 has come")
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 4", "factText after both answers")
  }

  /// Each answer belongs to its own question, in whatever order they come.
  func testAnswersInAnotherOrder() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3, 4])
    if let present = facts.pending.firstIndex(of: 4) { facts.release(present) }
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 4", "factText at 4 when its answer comes first")
    facts.release()
    await MainQueue.settle()
    XCTAssertEqual(store.factText, "a fact about 4", "factText at 4 when the other comes last")
    XCTAssertFalse(store.isLoadingFact, "isLoadingFact after both answers")
  }

  /// The buttons count, and an old fact goes with its number.
  func testOldFactGoesWithItsNumber() {
    let taps: [(CounterFeature.Action, Int, Int)] = [
      (.incrementButtonTapped, 7, 8), (.decrementButtonTapped, 7, 6),
      (.decrementButtonTapped, 0, -1),
    ]
    for (action, before, after) in taps {
      let store = Store(initialState: counter(before, fact: "A nice number.")) { CounterFeature() }
      store.send(action)
      XCTAssertEqual(store.count, after, "count after \(action) at \(before)")
      XCTAssertNil(store.factText, "factText after \(action) at \(before)")
    }
  }

  /// A late failure is ignored as well.
  func testLateFailureIsIgnored() async {
    facts.hold()
    facts.fails(with: Step3Offline())
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    facts.release()
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 4 after the fact about 3 has failed")
  }

  /// A late failure is ignored even if another fact is on its way by then.
  func testLateFailureWhileAnotherLoads() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3, 4])
    if let late = facts.pending.firstIndex(of: 3) {
      facts.release(late, with: .failure(Step3Offline()))
    }
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 4 while only the fact about 3 has failed")
    XCTAssertTrue(store.isLoadingFact, "isLoadingFact at 4 while only the fact about 3 has failed")
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 4", "factText after the failure and the answer")
  }

  /// An answer to a question that was dropped is ignored, also at the same number again.
  func testAnswerForTheSameNumberAgain() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.decrementButtonTapped)
    facts.release()
    await MainQueue.settle()
    XCTAssertNil(
      store.factText, "factText at 3, after + and −, when the answer from before has come")
  }

  /// A late answer is ignored even if the same number is asked about again.
  func testLateAnswerForTheSameNumber() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.decrementButtonTapped)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3, 3])
    await MainQueue.settle()
    // Cancelled, the first question waits no longer.
    if facts.pending.count == 2 { facts.release(0, with: .success("an old fact about 3")) }
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 3, asked twice, when only the first is answered")
    XCTAssertTrue(
      store.isLoadingFact, "isLoadingFact at 3, asked twice, when only the first is answered")
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 3", "factText after both answers")
  }

  /// A late failure is ignored even if the same number is asked about again.
  func testLateFailureForTheSameNumber() async {
    facts.hold()
    let store = makeStore(3)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3])
    store.send(.incrementButtonTapped)
    store.send(.decrementButtonTapped)
    store.send(.factButtonTapped)
    await MainQueue.run(until: facts.inputs == [3, 3])
    await MainQueue.settle()
    // Cancelled, the first question waits no longer.
    if facts.pending.count == 2 { facts.release(0, with: .failure(Step3Offline())) }
    await MainQueue.settle()
    XCTAssertNil(store.factText, "factText at 3, asked twice, when only the first has failed")
    XCTAssertTrue(
      store.isLoadingFact, "isLoadingFact at 3, asked twice, when only the first has failed")
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 3", "factText after the failure and the answer")
  }
}
