import ComposableArchitecture
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private func counter(_ count: Int, fact: String? = nil) -> CounterFeature.State {
  var state = CounterFeature.State()
  state.count = count
  state.factText = fact
  return state
}

@MainActor final class Step2Effect: XCTestCase {
  private let facts = AnswerStub<Int, String> { "a fact about \($0)" }

  /// A tap changes a state that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testTapChangesTheState() async {
    facts.hold()
    let facts = facts
    let store = Store(initialState: counter(41, fact: "41 is a prime.")) {
      CounterFeature()
    } withDependencies: {
      $0.numberFact.fetch = { try await facts($0) }
    }
    store.send(.factButtonTapped)
    XCTAssertTrue(store.isLoadingFact, "isLoadingFact right after a tap at 41")
    XCTAssertNil(store.factText, "factText right after a tap at 41, with an old fact before")
    await MainQueue.run(until: !facts.pending.isEmpty)
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 41", "factText after the answer about 41")
  }

  private func testStore(_ state: CounterFeature.State) -> TestStoreOf<CounterFeature> {
    TestStore(initialState: state) {
      CounterFeature()
    } withDependencies: { [facts] in
      $0.numberFact.fetch = { try await facts($0) }
    }
  }

  /// Touching the button asks for the fact, and the answer comes back as an action with its text.
  func testFactIsAskedForAndShown() async {
    let store = testStore(counter(7))
    await store.send(.factButtonTapped) { $0.isLoadingFact = true }
    await store.receive({ _ in true }) {
      $0.isLoadingFact = false
      $0.factText = "a fact about 7"
    }
    XCTAssertEqual(facts.inputs, [7], "asked of the client for one tap at 7")
    XCTAssertEqual(store.state.factText, "a fact about 7", "factText after the answer")
    let song = "  99 Luftballons, ALL OF THEM.\n"
    facts.returns(song)
    await store.send(.factButtonTapped) {
      $0.isLoadingFact = true
      $0.factText = nil
    }
    await store.receive({ _ in true }) {
      $0.isLoadingFact = false
      $0.factText = song
    }
    XCTAssertEqual(store.state.factText, song, "factText after an answer in capitals, with blanks")
    facts.returns("")
    await store.send(.factButtonTapped) {
      $0.isLoadingFact = true
      $0.factText = nil
    }
    await store.receive({ _ in true }) {
      $0.isLoadingFact = false
      $0.factText = ""
    }
    XCTAssertEqual(store.state.factText, "", "factText after an empty answer")
  }

  /// There are facts about every number, about zero and those below it as well.
  func testEveryNumberHasFacts() async {
    for number in [0, -3] {
      let store = testStore(counter(number))
      await store.send(.factButtonTapped) { $0.isLoadingFact = true }
      await store.receive({ _ in true }) {
        $0.isLoadingFact = false
        $0.factText = "a fact about \(number)"
      }
    }
    XCTAssertEqual(facts.inputs, [0, -3], "asked of the client for a tap at 0 and one at -3")
  }

  /// A new counter has no title, stands at 0, and has no fact and loads none.
  func testNewCounter() {
    let state = CounterFeature.State()
    XCTAssertEqual(state.title, "", "title of a new counter")
    XCTAssertEqual(state.count, 0, "count of a new counter")
    XCTAssertNil(state.factText, "factText of a new counter")
    XCTAssertFalse(state.isLoadingFact, "isLoadingFact of a new counter")
  }

  /// While the answer is not there, the counter says that it loads.
  func testLoadsUntilTheAnswerIsThere() async {
    facts.hold()
    let store = testStore(counter(7))
    XCTAssertFalse(store.state.isLoadingFact, "isLoadingFact before the tap")
    await store.send(.factButtonTapped) { $0.isLoadingFact = true }
    XCTAssertTrue(store.state.isLoadingFact, "isLoadingFact while the client has not answered")
    facts.release()
    await store.receive({ _ in true }) {
      $0.isLoadingFact = false
      $0.factText = "a fact about 7"
    }
  }

  /// An old fact goes as soon as another one is loaded.
  func testOldFactGoesWhileLoading() async {
    let store = testStore(counter(7, fact: "7 is lucky."))
    await store.send(.factButtonTapped) {
      $0.isLoadingFact = true
      $0.factText = nil
    }
    await store.receive({ _ in true }) {
      $0.isLoadingFact = false
      $0.factText = "a fact about 7"
    }
  }

  /// Each tap asks for the number that is on the screen then.
  func testEachTapAsksForItsNumber() async {
    let store = testStore(counter(3))
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await store.skipReceivedActions(strict: false)
    await store.send(.incrementButtonTapped)
    await store.send(.factButtonTapped)
    await store.receive({ _ in true }) { $0.factText = "a fact about 4" }
    XCTAssertEqual(facts.inputs, [3, 4], "asked of the client for a tap at 3 and one at 4")
    await store.send(.factButtonTapped)
    await store.skipReceivedActions(strict: false)
    XCTAssertEqual(
      facts.inputs, [3, 4, 4],
      "asked of the client for a tap at 3, and two at 4, the second after the answer")
  }

  /// The number is taken at the tap, not later when the user has gone on counting.
  func testAsksForTheNumberAtTheTap() async {
    let store = Store(initialState: counter(3)) {
      CounterFeature()
    } withDependencies: { [facts] in
      $0.numberFact.fetch = { try await facts($0) }
    }
    store.send(.factButtonTapped)
    store.send(.incrementButtonTapped)
    await MainQueue.settle()
    XCTAssertFalse(
      facts.inputs.contains(4), "The tap was at 3, but the client was asked for 4, a number later.")
  }

  /// With a client of its own in hand, the feature causes no request at all.
  func testNoNetworkInTests() async {
    let network = NetworkStub()
    let store = testStore(counter(7))
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await store.skipReceivedActions(strict: false)
    XCTAssertEqual(network.lines, [], "requests for a fact whose client was replaced")
  }

  /// The reducer does not know the network, the clock or chance: it is given all of them.
  func testReducerDoesNotKnowTheNetwork() throws {
    let feature = try Codebase.learner.type("CounterFeature")
    // What stands beside the reducer in its file is done by the reducer as well.
    let file = try? Codebase.learner.file("CounterFeature.swift")
    let rule = "the reducer asks nothing of the world by itself"
    for part in [feature] + (file.map { [$0] } ?? []) {
      for type in [
        "URLSession", "URLRequest", "URL", "Date", "UUID", "DispatchQueue", "Timer",
        "ContinuousClock", "SuspendingClock", "UserDefaults", "FileManager", "ProcessInfo",
        "SystemRandomNumberGenerator",
      ] {
        XCTAssertNoReference(from: part, toType: type, rule)
      }
      for symbol in [
        "NumberFactClient.liveValue", "random", "randomElement", "shuffled", "sleep", "usleep",
        "time", "clock",
      ] {
        XCTAssertNoReference(from: part, toSymbol: symbol, rule)
      }
    }
    // Nor may somebody in another file do it on its behalf; the view has its turn in step 4.
    XCTAssertNoReference(
      from: Codebase.learner.everything(except: "CounterView", "NumberFactClient"),
      toSymbol: "sleep", rule)
    XCTAssertNoReference(
      from: Codebase.learner.everything(except: "NumberFactClient"),
      toSymbol: "NumberFactClient.liveValue", rule)
  }

  /// A second tap while the first answer is awaited goes on loading.
  func testSecondTapGoesOnLoading() async {
    facts.hold()
    let store = Store(initialState: counter(7)) {
      CounterFeature()
    } withDependencies: { [facts] in
      $0.numberFact.fetch = { try await facts($0) }
    }
    store.send(.factButtonTapped)
    store.send(.factButtonTapped)
    XCTAssertTrue(store.isLoadingFact, "isLoadingFact after two taps, before an answer")
    await MainQueue.run(until: !facts.pending.isEmpty)
    facts.release()
    await MainQueue.run(until: !store.isLoadingFact)
    XCTAssertEqual(store.factText, "a fact about 7", "factText after two taps and the answer")
  }
}
