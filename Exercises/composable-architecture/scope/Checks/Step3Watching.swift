import ComposableArchitecture
import XCTest

@testable import Learner

@MainActor final class Step3Watching: XCTestCase {
  private func makeStore(packed: Set<String> = []) -> TestStoreOf<AppFeature> {
    var state = AppFeature.State()
    for name in packed { state.packing.items[id: name]?.isPacked = true }
    return TestStore(initialState: state) { AppFeature() }
  }

  /// Whoever has the forecast asked for as well gets one: that is no matter of these checks.
  private func makePlainStore(_ state: AppFeature.State = AppFeature.State())
    -> StoreOf<AppFeature>
  {
    Store(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.forecastClient.fetch = { _ in "Sun" }
    }
  }

  /// The tap that puts the last thing into the bag shows the forecast, at once.
  func testLastThingPackedShowsTheForecast() {
    let store = makePlainStore()
    store.send(.packing(.itemTapped("Passport")))
    XCTAssertEqual(store.selectedTab, .packing, "selectedTab after the first of two things")
    store.send(.packing(.itemTapped("Toothbrush")))
    XCTAssertEqual(store.selectedTab, .forecast, "selectedTab after the last of two things")
    XCTAssertEqual(
      store.packing.items.map(\.isPacked), [true, true], "what is packed after both taps")
  }

  /// It does not matter which thing is the last one, how many there are, and what the weather is.
  func testAnyThingCanBeTheLast() {
    for summary in [nil, "Sun", "No forecast"] {
      for isLoading in [true, false] {
        var state = AppFeature.State()
        state.forecast.summary = summary
        state.forecast.isLoading = isLoading
        let store = makePlainStore(state)
        let more = ["Umbrella", "Map", "Soap", "Towel"]
        for name in more { store.send(.packing(.itemAdded(name))) }
        for name in more + ["Toothbrush"] { store.send(.packing(.itemTapped(name))) }
        let weather = "the forecast is \(summary ?? "not known"), isLoading \(isLoading)"
        XCTAssertEqual(
          store.selectedTab, .packing, "selectedTab after five of six things, where \(weather)")
        store.send(.packing(.itemTapped("Passport")))
        XCTAssertEqual(
          store.selectedTab, .forecast, "selectedTab after the last of six things, where \(weather)"
        )
      }
    }
  }

  /// What was added last may be packed last, and an empty bag is not a full one.
  func testEveryThingCounts() {
    let store = makePlainStore()
    store.send(.packing(.itemAdded("Umbrella")))
    for name in ["Passport", "Toothbrush"] { store.send(.packing(.itemTapped(name))) }
    XCTAssertEqual(store.selectedTab, .packing, "selectedTab without the umbrella")
    store.send(.packing(.itemTapped("Umbrella")))
    XCTAssertEqual(store.selectedTab, .forecast, "selectedTab after the umbrella")
    var state = AppFeature.State()
    state.packing.items = [PackingFeature.Item(name: "Map")]
    let small = makePlainStore(state)
    small.send(.packing(.itemTapped("Map")))
    XCTAssertEqual(small.selectedTab, .forecast, "selectedTab after the only thing was packed")
    state.packing.items = []
    let empty = makePlainStore(state)
    empty.send(.packing(.itemTapped("Passport")))
    XCTAssertEqual(empty.selectedTab, .packing, "selectedTab after a tap, with nothing to pack")
  }

  /// A bag that is opened and filled again shows the forecast again.
  func testFullAgainShowsTheForecastAgain() {
    let store = makePlainStore()
    for round in 1...2 {
      for name in ["Passport", "Toothbrush"] { store.send(.packing(.itemTapped(name))) }
      XCTAssertEqual(store.selectedTab, .forecast, "selectedTab, the bag full for time \(round)")
      store.send(.tabSelected(.packing))
      for name in ["Passport", "Toothbrush"] { store.send(.packing(.itemTapped(name))) }
      XCTAssertEqual(store.selectedTab, .packing, "selectedTab after everything was taken out")
    }
  }

  /// The parent reads its children's states; what stands in them is what their own reducers have made.
  func testParentOnlyReadsItsChildren() {
    var before = AppFeature.State()
    before.packing.items[id: "Passport"]?.isPacked = true
    before.forecast.summary = "Sun"
    let actions: [AppFeature.Action] = [
      .packing(.itemTapped("Toothbrush")), .packing(.itemTapped("Passport")),
      .packing(.itemAdded("Umbrella")), .forecast(.refreshButtonTapped),
      .forecast(.forecastLoaded("Rain")), .forecast(.forecastFailed), .tabSelected(.forecast),
      .tabSelected(.packing),
    ]
    for (tab, isLoading) in [(AppFeature.Tab.packing, false), (.packing, true), (.forecast, true)] {
      before.selectedTab = tab
      before.forecast.isLoading = isLoading
      for action in actions {
        var (after, packing, forecast) = (before, before.packing, before.forecast)
        _ = AppFeature().reduce(into: &after, action: action)
        switch action {
        case .packing(let action): _ = PackingFeature().reduce(into: &packing, action: action)
        case .forecast(let action): _ = ForecastFeature().reduce(into: &forecast, action: action)
        default: break
        }
        let when =
          "right after \(action), with the tab \(tab) and isLoading \(isLoading) before, first as "
          + "its own reducer leaves it, then as it is in yours"
        XCTAssertNoDifference(packing, after.packing, "packing \(when)")
        XCTAssertNoDifference(forecast, after.forecast, "forecast \(when)")
      }
    }
  }

  /// As long as something is missing, the tab stays what it is.
  func testSomethingMissingKeepsTheTab() async {
    let store = makeStore(packed: ["Passport", "Toothbrush"])
    await store.send(.packing(.itemTapped("Passport"))) {
      $0.packing.items[id: "Passport"]?.isPacked = false
    }
    XCTAssertEqual(store.state.selectedTab, .packing, "selectedTab after a thing was taken out")
    await store.send(.tabSelected(.forecast)) { $0.selectedTab = .forecast }
    await store.send(.packing(.itemTapped("Toothbrush"))) {
      $0.packing.items[id: "Toothbrush"]?.isPacked = false
    }
    XCTAssertEqual(store.state.selectedTab, .forecast, "selectedTab, chosen before, after a tap")
  }

  /// Adding what is in the bag already leaves it full, and the tab as it is.
  func testAddingAgainKeepsTheTab() {
    var state = AppFeature.State()
    for id in state.packing.items.ids { state.packing.items[id: id]?.isPacked = true }
    let store = makePlainStore(state)
    store.send(.packing(.itemAdded("Passport")))
    XCTAssertEqual(
      store.selectedTab, .packing,
      "selectedTab with a full bag, after itemAdded(\"Passport\"), which is in it already")
  }

  /// Nothing but a tap on a thing changes the tab by itself, whichever it is, even when the bag is full.
  func testOtherActionsKeepTheTab() async {
    let store = makeStore(packed: ["Passport", "Toothbrush"])
    await store.send(.forecast(.forecastLoaded("Sun"))) { $0.forecast.summary = "Sun" }
    await store.send(.forecast(.forecastFailed)) { $0.forecast.summary = "No forecast" }
    await store.send(.tabSelected(.forecast)) { $0.selectedTab = .forecast }
    await store.send(.forecast(.forecastLoaded("Rain"))) { $0.forecast.summary = "Rain" }
    await store.send(.forecast(.forecastFailed)) { $0.forecast.summary = "No forecast" }
    await store.send(.packing(.itemAdded("Map"))) {
      _ = $0.packing.items.append(PackingFeature.Item(name: "Map"))
    }
    await store.send(.tabSelected(.packing)) { $0.selectedTab = .packing }
    await store.send(.packing(.itemAdded("Umbrella"))) {
      _ = $0.packing.items.append(PackingFeature.Item(name: "Umbrella"))
    }
  }
}
