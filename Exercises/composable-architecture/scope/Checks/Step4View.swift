import ComposableArchitecture
import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor final class Step4View: XCTestCase {
  private let forecasts = AnswerStub<String, String> { "Rain in \($0)" }
  private let sent = LockIsolated<[String]>([])

  private func makeStore(_ state: AppFeature.State = AppFeature.State()) -> StoreOf<AppFeature> {
    Store(initialState: state) { [sent] in
      AppFeature()
      Reduce { _, action in
        let words = "\(action)"
        sent.withValue { $0.append(words) }
        return .none
      }
    } withDependencies: { [forecasts] in
      $0.forecastClient.fetch = { try await forecasts($0) }
    }
  }

  private func fullBag() -> AppFeature.State {
    var state = AppFeature.State()
    for id in state.packing.items.ids { state.packing.items[id: id]?.isPacked = true }
    return state
  }

  /// A tap on a tab sends `tabSelected`, and the other tab is shown, whatever is in the bag.
  func testTabTapIsAnAction() async throws {
    for (bag, state) in [("an open bag", AppFeature.State()), ("a full bag", fullBag())] {
      sent.setValue([])
      let store = makeStore(state)
      let screen = ViewScreen(showing: AppView(store: store))
      try screen.tap("Forecast")
      XCTAssertEqual(
        store.selectedTab, .forecast, "selectedTab after a tap on Forecast, with \(bag)")
      XCTAssertTrue(
        screen.shows("Weather in Bergen"),
        "\"Weather in Bergen\" is missing after a tap on Forecast, with \(bag); "
          + "shown: \(screen.visibleText)")
      XCTAssertEqual(sent.value.count, 1, "actions sent for one tap, with \(bag): \(sent.value)")
      try screen.tap("Packing")
      XCTAssertEqual(
        store.selectedTab, .packing, "selectedTab after a tap on Packing, with \(bag)")
      await MainQueue.settle()
      XCTAssertEqual(
        sent.value.count, 2, "actions sent for a tap on each tab, with \(bag): \(sent.value)")
    }
  }

  /// The tab that is shown is the one that the state says.
  func testTagsStandForTabs() {
    let store = makeStore()
    let screen = ViewScreen(showing: AppView(store: store))
    XCTAssertTrue(
      screen.shows("Passport"), "Passport is missing at the start; shown: \(screen.visibleText)")
    store.send(.tabSelected(.forecast))
    XCTAssertTrue(
      screen.shows("Weather in Bergen"),
      "\"Weather in Bergen\" is missing after tabSelected(.forecast); shown: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Passport"),
      "\"Passport\" is still there after tabSelected(.forecast); shown: \(screen.visibleText)")
  }

  /// What is touched in a child's view arrives in the app's store.
  func testChildrenShareTheStore() async throws {
    let store = makeStore()
    let screen = ViewScreen(showing: AppView(store: store))
    try screen.tap("Passport")
    XCTAssertEqual(
      store.packing.items[id: "Passport"]?.isPacked, true, "Passport after a tap in the view")
    store.send(.tabSelected(.forecast))
    try screen.tap("Refresh")
    await MainQueue.run(until: screen.shows("Rain in Bergen"))
    XCTAssertEqual(store.forecast.summary, "Rain in Bergen", "the forecast in the app's store")
  }

  /// Packing the last thing brings the forecast to the screen.
  func testPackingLeadsToTheForecast() throws {
    let screen = ViewScreen(showing: AppView(store: makeStore()))
    try screen.tap("Passport")
    XCTAssertTrue(
      screen.shows("✓ Passport"),
      "\"✓ Passport\" is missing after the first tap; shown: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Passport"),
      "\"Passport\" stays beside \"✓ Passport\" after the first tap; shown: \(screen.visibleText)")
    try screen.tap("Toothbrush")
    XCTAssertTrue(
      screen.shows("Weather in Bergen"),
      "\"Weather in Bergen\" is missing after the last thing was packed; "
        + "shown: \(screen.visibleText)")
  }

  /// A view that comes up shows what the state says, and decides nothing itself.
  func testComingUpDecidesNothing() async throws {
    let store = makeStore(fullBag())
    let screen = ViewScreen(showing: AppView(store: store))
    await MainQueue.settle()
    XCTAssertEqual(sent.value, [], "actions sent by a view that nobody has touched")
    XCTAssertTrue(
      screen.shows("✓ Passport"),
      "\"✓ Passport\" is missing with selectedTab .packing and a full bag; "
        + "shown: \(screen.visibleText)")
    try screen.tap("Forecast")
    await MainQueue.settle()
    XCTAssertEqual(
      sent.value.count, 1, "actions sent after one tap, on the tab Forecast: \(sent.value)")
    try screen.tap("Packing")
    try screen.tap("✓ Passport")
    XCTAssertEqual(
      store.packing.items[id: "Passport"]?.isPacked, false,
      "isPacked of the Passport after a tap on it, with a full bag")
  }

  /// A bag that is full without a tap on a thing brings nobody to the forecast: the view does not watch it.
  func testViewDoesNotWatchTheBag() {
    let store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) {
      AppFeature()
      Reduce { state, action in
        guard case .forecast(.forecastFailed) = action else { return .none }
        for id in state.packing.items.ids { state.packing.items[id: id]?.isPacked = true }
        return .none
      }
    }
    let screen = ViewScreen(showing: AppView(store: store))
    store.send(.forecast(.forecastFailed))
    XCTAssertTrue(
      screen.shows("✓ Passport"),
      "\"✓ Passport\" is missing with a bag that is full without a tap; "
        + "shown: \(screen.visibleText)")
    XCTAssertEqual(store.selectedTab, .packing, "selectedTab with a bag that is full without a tap")
  }

  /// Each tap on a thing is one action and no more, also the one that fills the bag: the rest is up to the reducer.
  func testViewsSayOnlyWhatWasTapped() async throws {
    // This reducer packs, and goes nowhere.
    let store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) { [sent] in
      Scope(state: \.packing, action: \.packing) { PackingFeature() }
      Reduce { _, action in
        let words = "\(action)"
        sent.withValue { $0.append(words) }
        return .none
      }
    }
    let screen = ViewScreen(showing: AppView(store: store))
    for thing in ["Passport", "Toothbrush"] { try screen.tap(thing) }
    await MainQueue.settle()
    XCTAssertEqual(
      sent.value.count, 2, "actions sent by the views for a tap on each thing: \(sent.value)")
  }

  /// The views of the children show what they have shown, and their buttons do what they did.
  func testChildViewsStayAsTheyAre() async throws {
    var state = AppFeature.State()
    state.forecast = ForecastFeature.State(place: "Oslo")
    state.forecast.summary = "Sun"
    let store = makeStore(state)
    let screen = ViewScreen(showing: AppView(store: store))
    func shown() -> [String] {
      screen.visibleText.filter { !["Packing", "Forecast"].contains($0) }
    }
    XCTAssertEqual(
      shown(), ["Passport", "Toothbrush", "Add an umbrella"], "shown by PackingView at the start")
    for _ in 1...2 { try screen.tap("Add an umbrella") }
    XCTAssertEqual(
      sent.value,
      Array(repeating: "\(AppFeature.Action.packing(.itemAdded("Umbrella")))", count: 2),
      "actions sent for two taps on Add an umbrella")
    XCTAssertEqual(
      store.packing.items.map(\.name), ["Passport", "Toothbrush", "Umbrella"],
      "things after two taps on Add an umbrella")
    let full = ViewScreen(showing: AppView(store: makeStore(fullBag())))
    XCTAssertTrue(
      full.shows("Add an umbrella"), "shown by PackingView with a full bag: \(full.visibleText)")
    store.send(.tabSelected(.forecast))
    XCTAssertEqual(
      shown(), ["Weather in Oslo", "Sun", "Refresh"],
      "shown by ForecastView, with the place Oslo and the summary Sun")
    forecasts.hold()
    try screen.tap("Refresh")
    await MainQueue.run(until: !forecasts.pending.isEmpty)
    XCTAssertEqual(
      shown(), ["Weather in Oslo", "Sun", "Refresh"], "shown by ForecastView while it loads")
    XCTAssertFalse(try screen.isEnabled("Refresh"), "Refresh can be tapped while it loads.")
    XCTAssertTrue(
      screen.dump.contains("ProgressView"),
      "The ProgressView is missing while it loads; the screen: \(screen.dump)")
    await MainQueue.settle()
    XCTAssertEqual(forecasts.inputs, ["Oslo"], "asked for by a tap on Refresh")
    store.send(.tabSelected(.packing))
    try screen.tap("Passport")
    XCTAssertEqual(
      store.packing.items[id: "Passport"]?.isPacked, true,
      "isPacked of the Passport after a tap on it while a forecast loads")
    store.send(.tabSelected(.forecast))
    forecasts.release()
    await MainQueue.run(until: screen.shows("Rain in Oslo"))
    XCTAssertEqual(
      shown(), ["Weather in Oslo", "Rain in Oslo", "Refresh"], "shown by ForecastView afterwards")
    XCTAssertTrue(try screen.isEnabled("Refresh"), "Refresh cannot be tapped after the answer.")
  }

  /// The views of the children are given stores, and do not know whose parts those are.
  func testChildViewsKnowNoParent() throws {
    for (name, sibling) in [
      ("PackingView", "ForecastFeature"), ("ForecastView", "PackingFeature"),
    ] {
      let view = try Codebase.learner.type(name)
      XCTAssertReference(from: view, toType: "Store", "the view gets a store, a scope of the app's")
      XCTAssertNoReference(from: view, toType: "AppFeature")
      XCTAssertNoReference(from: view, toType: sibling)
    }
  }

  /// The tabs stand in the order in which they stood.
  func testTabsStayInTheirOrder() {
    let screen = ViewScreen(showing: AppView(store: makeStore()))
    XCTAssertEqual(
      screen.visibleText.filter { ["Packing", "Forecast"].contains($0) }, ["Packing", "Forecast"],
      "the tabs, in their order")
  }

  /// The view makes no store; it is given one, and gives parts of it on.
  func testViewMakesNoStore() throws {
    let view = try Codebase.learner.type("AppView")
    XCTAssertDoesNotConstruct(view, "Store")
    for keeper in ["State", "StateObject", "AppStorage", "SceneStorage"] {
      XCTAssertNoReference(
        from: view, toType: "SwiftUI.\(keeper)", "AppView has no state of its own")
      XCTAssertNoReference(
        from: Codebase.learner.everything(except: "AppView"), toType: "SwiftUI.\(keeper)",
        "no view in AppView keeps a state beside the store")
    }
    XCTAssertNoGlobals(in: view)
    XCTAssertReference(
      from: Codebase.learner.everything(except: "AppFeature"), toType: "TabView",
      "both features are tabs")
  }
}
