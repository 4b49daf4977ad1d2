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

  /// A tap on a tab sends `tabSelected`, and the other tab is shown.
  func testTabTapIsAnAction() throws {
    let store = makeStore()
    let screen = ViewScreen(showing: AppView(store: store))
    try screen.tap("Forecast")
    XCTAssertEqual(store.selectedTab, .forecast, "selectedTab after a tap on Forecast")
    XCTAssertTrue(
      screen.shows("Weather in Bergen"), "After a tap on Forecast: \(screen.visibleText)")
    XCTAssertEqual(sent.value.count, 1, "actions sent for one tap: \(sent.value)")
    try screen.tap("Packing")
    XCTAssertEqual(store.selectedTab, .packing, "selectedTab after a tap on Packing")
  }

  /// The tab that is shown is the one that the state says.
  func testTagsStandForTabs() {
    let store = makeStore()
    let screen = ViewScreen(showing: AppView(store: store))
    XCTAssertTrue(screen.shows("Passport"), "At the start: \(screen.visibleText)")
    store.send(.tabSelected(.forecast))
    XCTAssertTrue(
      screen.shows("Weather in Bergen"), "After tabSelected(.forecast): \(screen.visibleText)")
    XCTAssertFalse(screen.shows("Passport"), "After tabSelected(.forecast): \(screen.visibleText)")
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
    XCTAssertTrue(screen.shows("✓ Passport"), "After the first tap: \(screen.visibleText)")
    try screen.tap("Toothbrush")
    XCTAssertTrue(
      screen.shows("Weather in Bergen"), "After the last thing was packed: \(screen.visibleText)")
  }

  /// A view that comes up with a full bag shows what the state says, and decides nothing itself.
  func testComingUpDecidesNothing() {
    var state = AppFeature.State()
    for id in state.packing.items.ids { state.packing.items[id: id]?.isPacked = true }
    let screen = ViewScreen(showing: AppView(store: makeStore(state)))
    XCTAssertEqual(sent.value, [], "actions sent by a view that nobody has touched")
    XCTAssertTrue(
      screen.shows("✓ Passport"), "With selectedTab .packing and a full bag: \(screen.visibleText)")
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
      screen.shows("✓ Passport"), "With a bag that is full without a tap: \(screen.visibleText)")
    XCTAssertEqual(store.selectedTab, .packing, "selectedTab with a bag that is full without a tap")
  }

  /// The views of the children show parts of the app's store, and do not know whose parts they are.
  func testChildViewsKnowNoParent() throws {
    for (name, sibling) in [
      ("PackingView", "ForecastFeature"), ("ForecastView", "PackingFeature"),
    ] {
      let view = try Codebase.learner.type(name)
      XCTAssertNoReference(from: view, toType: "AppFeature")
      XCTAssertNoReference(from: view, toType: sibling)
    }
  }

  /// The view makes no store; it is given one, and gives parts of it on.
  func testViewMakesNoStore() throws {
    let view = try Codebase.learner.type("AppView")
    XCTAssertDoesNotConstruct(view, "Store")
    XCTAssertNoReference(from: view, toType: "SwiftUI.State", "AppView has no state of its own")
    XCTAssertNoGlobals(in: view)
    XCTAssertReference(
      from: Codebase.learner.everything(except: "AppFeature"), toType: "TabView",
      "both features are tabs")
  }
}
