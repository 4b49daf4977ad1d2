import ComposableArchitecture
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

@MainActor final class Step1Compose: XCTestCase {
  private let forecasts = AnswerStub<String, String> { "Rain in \($0)" }

  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: { [forecasts] in
      $0.forecastClient.fetch = { try await forecasts($0) }
    }
  }

  /// The app starts with two things to pack, and with the weather of Bergen not known yet.
  func testStart() {
    let state = AppFeature.State()
    XCTAssertEqual(state.packing.items.map(\.name), ["Passport", "Toothbrush"], "things at first")
    XCTAssertEqual(state.packing.items.map(\.isPacked), [false, false], "what is packed at first")
    XCTAssertNoDifference(
      ForecastFeature.State(place: "Bergen"), state.forecast,
      "the forecast at first, the one asked for and then yours")
  }

  /// An action of the packing list is reduced by the packing list, and changes nothing else.
  func testPackingActionReachesThePacking() async {
    let store = makeStore()
    await store.send(.packing(.itemTapped("Passport"))) {
      $0.packing.items[id: "Passport"]?.isPacked = true
    }
    await store.send(.packing(.itemAdded("Umbrella"))) {
      _ = $0.packing.items.append(PackingFeature.Item(name: "Umbrella"))
    }
    await store.send(.packing(.itemTapped("Passport"))) {
      $0.packing.items[id: "Passport"]?.isPacked = false
    }
    await store.send(.packing(.itemTapped("Swimming trunks")))
  }

  /// An effect of the forecast runs, and its action comes back through the parent's case.
  func testForecastEffectComesBackThroughTheParent() async {
    let store = makeStore()
    await store.send(.forecast(.refreshButtonTapped)) { $0.forecast.isLoading = true }
    await store.receive(\.forecast.forecastLoaded) {
      $0.forecast.isLoading = false
      $0.forecast.summary = "Rain in Bergen"
    }
    XCTAssertEqual(forecasts.inputs, ["Bergen"], "asked of the client for one refresh")
  }

  /// A failure of the child's effect comes back through the parent as well.
  func testForecastFailureComesBack() async {
    forecasts.fails(with: CancellationNote())
    let store = makeStore()
    await store.send(.forecast(.refreshButtonTapped)) { $0.forecast.isLoading = true }
    await store.receive(\.forecast.forecastFailed) {
      $0.forecast.isLoading = false
      $0.forecast.summary = "No forecast"
    }
  }

  /// Each refresh brings its answer back, also the first of two: no effect of the child's is taken back.
  func testEachRefreshIsAnswered() async {
    let answers = LockIsolated(0)
    forecasts.hold()
    let store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) {
      AppFeature()
      Reduce { _, action in
        if case .forecast(.forecastLoaded) = action { answers.withValue { $0 += 1 } }
        return .none
      }
    } withDependencies: { [forecasts] in
      $0.forecastClient.fetch = { try await forecasts($0) }
    }
    for number in 1...2 {
      store.send(.forecast(.refreshButtonTapped))
      await MainQueue.run(until: forecasts.inputs.count == number)
    }
    forecasts.release()
    await MainQueue.settle()
    XCTAssertEqual(
      answers.value, 2, "answers that come back for two refreshes, the second during the first")
  }

  /// What one child does leaves the other one as it is.
  func testOneChildLeavesTheOtherAlone() async {
    let store = makeStore()
    store.exhaustivity = .off
    let before = store.state
    await store.send(.packing(.itemTapped("Toothbrush")))
    XCTAssertNoDifference(
      before.forecast, store.state.forecast, "the forecast before a tap on a thing, and after it")
    let packing = store.state.packing
    await store.send(.forecast(.forecastLoaded("Sun")))
    XCTAssertNoDifference(
      packing, store.state.packing, "the packing list before a forecast comes, and after it")
    XCTAssertEqual(store.state.forecast.summary, "Sun", "the forecast after it has come")
  }

  /// The children are what they were: the parent takes them as they are.
  func testChildrenStayAsTheyAre() {
    XCTAssertEqual(
      storedProperties(of: PackingFeature.State()), ["items"],
      "stored properties of PackingFeature.State, whose file stays as it is")
    XCTAssertEqual(
      storedProperties(of: ForecastFeature.State(place: "Bergen")),
      ["isLoading", "place", "summary"],
      "stored properties of ForecastFeature.State, whose file stays as it is")
    let bags: [(packed: [Bool], isFull: Bool)] = [
      ([], false), ([false], false), ([true], true), ([true, false], false), ([true, true], true),
    ]
    for bag in bags {
      var state = PackingFeature.State()
      for (number, isPacked) in bag.packed.enumerated() {
        state.items.append(PackingFeature.Item(name: "Thing \(number)", isPacked: isPacked))
      }
      XCTAssertEqual(
        state.areAllPacked, bag.isFull,
        "areAllPacked of PackingFeature.State, which stays as it is, for isPacked \(bag.packed)")
    }
  }

  /// What the children do with their actions is what it was: their files stay as they are.
  func testChildrenDoWhatTheyDid() async {
    var bag = PackingFeature.State(items: [
      PackingFeature.Item(name: "Passport", isPacked: true), PackingFeature.Item(name: "Map"),
    ])
    _ = PackingFeature().reduce(into: &bag, action: .itemAdded("Passport"))
    _ = PackingFeature().reduce(into: &bag, action: .itemAdded("Umbrella"))
    XCTAssertEqual(
      bag.items.map { "\($0.name) \($0.isPacked)" },
      ["Passport true", "Map false", "Umbrella false"],
      "after itemAdded, with the Passport, which was packed, and with the Umbrella")
    var state = ForecastFeature.State(place: "Oslo")
    state.summary = "Sun"
    forecasts.hold()
    let store: StoreOf<ForecastFeature> = Store(initialState: state) {
      ForecastFeature()
    } withDependencies: { [forecasts] in
      $0.forecastClient.fetch = { try await forecasts($0) }
    }
    for _ in 1...2 { store.send(.refreshButtonTapped) }
    XCTAssertEqual(store.summary, "Sun", "the old summary while a new one is asked for")
    await MainQueue.run(until: forecasts.pending.count == 2)
    XCTAssertEqual(forecasts.pending, ["Oslo", "Oslo"], "asked for by two refreshes")
    forecasts.release()
    await MainQueue.run(until: !store.isLoading)
    XCTAssertEqual(store.summary, "Rain in Oslo", "the summary after the answers")
  }

  /// Neither child knows the other one, nor the app that both are part of.
  func testChildrenKnowNobody() throws {
    let packing = try Codebase.learner.file("PackingFeature.swift")
    let forecast = try Codebase.learner.file("ForecastFeature.swift")
    XCTAssertNoReference(from: packing, toType: "ForecastFeature")
    XCTAssertNoReference(from: forecast, toType: "PackingFeature")
    for child in [packing, forecast] { XCTAssertNoReference(from: child, toType: "AppFeature") }
    XCTAssertEqual(
      Array(PackingFeature.Action.allCasePaths).count, 2,
      "actions of the packing list, whose file stays as it is")
    XCTAssertEqual(
      Array(ForecastFeature.Action.allCasePaths).count, 3,
      "actions of the forecast, whose file stays as it is")
  }
}

private struct CancellationNote: Error {}

/// Their names, without what a macro puts in front of them and adds.
private func storedProperties(of state: Any) -> [String] {
  Mirror(reflecting: state).children.compactMap(\.label).filter { !$0.contains("$") }
    .map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }.sorted()
}
