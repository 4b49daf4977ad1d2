import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "", averageRating: 4.6)

@MainActor private final class Step4Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private func search(for query: String, on phone: Screen) throws {
  try phone.type(query, into: "Apps")
  try phone.submit("Apps")
}

@MainActor final class Step4Builder: XCTestCase {
  private let service = Step4Service()

  private func makePhone() -> Screen {
    let built: UIViewController = SearchModuleBuilder.build(service: service)
    return Screen(showing: UINavigationController(rootViewController: built))
  }

  /// The built screen searches with the given service and shows what it finds.
  func testBuiltScreenShowsResults() throws {
    let phone = makePhone()
    try search(for: "garden", on: phone)
    XCTAssertEqual(service.search.inputs, ["garden"], "asked of the given service")
    XCTAssertTrue(phone.shows("Pocket Garden"), "after a search:\n\(phone.dump)")
  }

  /// A touch on a row of the built screen opens the details.
  func testRowOpensDetails() throws {
    let phone = makePhone()
    try search(for: "garden", on: phone)
    try phone.tap("Pocket Garden")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app, garden, "in the details after a touch on a row")
  }

  /// The built screen shows an alert when the search fails, and goes on working.
  func testFailureShowsAnAlert() throws {
    let phone = makePhone()
    service.search.fails(with: Offline())
    try search(for: "garden", on: phone)
    XCTAssertEqual(
      phone.alert?.message, "The store can't be reached. Try again in a moment.",
      "the alert after a failed search")
    try phone.tap("OK")
    service.search.returns([garden])
    try search(for: "garden", on: phone)
    XCTAssertTrue(phone.shows("Pocket Garden"), "after the next search:\n\(phone.dump)")
  }

  /// The module goes away with its screen, also if a search is still under way.
  func testModuleGoesAwayWithItsScreen() throws {
    for isSearching in [false, true] {
      let service = Step4Service()
      if isSearching { service.search.hold() }
      try expectReleased {
        let built: UIViewController = SearchModuleBuilder.build(service: service)
        let phone = Screen(showing: UINavigationController(rootViewController: built))
        try search(for: "garden", on: phone)
        phone.close()
        return [built]
      }
      service.search.release()
    }
  }

  /// Two built screens have nothing in common.
  func testTwoScreensAreApart() throws {
    let first = makePhone()
    let second = makePhone()
    try search(for: "garden", on: first)
    XCTAssertFalse(second.shows("Pocket Garden"), "on the screen where nobody has searched")
    try first.tap("Pocket Garden")
    XCTAssertEqual(first.navigationDepth, 1, "screens above the first search")
    XCTAssertEqual(second.navigationDepth, 0, "screens above the second search")
  }

  /// The app starts with a search that works.
  func testAppWorks() throws {
    let phone = Screen(showing: AppStart.makeRootViewController())
    try search(for: "planner", on: phone)
    try phone.tap("Garden Planner")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app.name, "Garden Planner", "in the details")
  }
}
