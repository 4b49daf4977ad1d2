import ComposableArchitecture
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
