import ComposableArchitecture
import TestDoubles
import XCTest

@testable import Learner

@MainActor final class Step2Tab: XCTestCase {
  /// Whoever asks for a forecast gets one, so that a check says who has asked.
  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.forecastClient.fetch = { _ in "Sun" }
    }
  }

  /// A tab is selected in a state that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testSelectingChangesTheState() {
    var state = AppFeature.State()
    for tab in [AppFeature.Tab.forecast, .packing, .forecast] {
      _ = AppFeature().reduce(into: &state, action: .tabSelected(tab))
      XCTAssertEqual("\(state.selectedTab)", "\(tab)", "selectedTab after tabSelected(\(tab))")
    }
  }

  /// The app starts with the packing list.
  func testStartsWithPacking() {
    XCTAssertEqual(AppFeature.State().selectedTab, .packing, "selectedTab at first")
  }

  /// A tab that is selected is the selected tab, and nothing else changes.
  func testTabSelected() async {
    let store = makeStore()
    await store.send(.tabSelected(.forecast)) { $0.selectedTab = .forecast }
    await store.send(.tabSelected(.packing)) { $0.selectedTab = .packing }
  }

  /// Selecting the tab that is shown changes nothing.
  func testSameTabAgain() async {
    let store = makeStore()
    await store.send(.tabSelected(.packing))
    await store.send(.tabSelected(.forecast)) { $0.selectedTab = .forecast }
    await store.send(.tabSelected(.forecast))
  }

  /// A forecast that is on its way comes, whichever tab is selected meanwhile.
  func testSelectingATabTakesNothingBack() async {
    let forecasts = AnswerStub<String, String>(returning: "Sun")
    forecasts.hold()
    let store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.forecastClient.fetch = { try await forecasts($0) }
    }
    store.send(.forecast(.refreshButtonTapped))
    await MainQueue.run(until: !forecasts.inputs.isEmpty)
    store.send(.tabSelected(.forecast))
    store.send(.tabSelected(.packing))
    forecasts.release()
    await MainQueue.settle()
    XCTAssertEqual(
      store.forecast.summary, "Sun",
      "the forecast that was asked for before the tabs forecast and packing were selected")
    XCTAssertFalse(store.forecast.isLoading, "The forecast has come and is still loading.")
  }

  /// The children still get their actions when the parent has some of its own.
  func testChildrenStillWork() async {
    let store = makeStore()
    await store.send(.tabSelected(.forecast)) { $0.selectedTab = .forecast }
    await store.send(.packing(.itemTapped("Passport"))) {
      $0.packing.items[id: "Passport"]?.isPacked = true
    }
    await store.send(.forecast(.forecastLoaded("Sun"))) { $0.forecast.summary = "Sun" }
  }
}
