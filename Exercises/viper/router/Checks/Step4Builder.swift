import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor private final class Step4Service: AppSearchService {
  var queries: [String] = []

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    queries.append(query)
    let found = StoreApp(
      name: "Paper Garden", developer: "Fern & Co", summary: "No plant of the catalogue.",
      averageRating: 4.6, storePage: "https://store.example/paper-garden")
    let moon = StoreApp(
      name: "Paper Moon", developer: "Small Hours", summary: "", averageRating: nil,
      storePage: "https://store.example/paper-moon")
    completion(.success([found, moon]))
  }
}

@MainActor private func search(for query: String, on phone: Screen) throws {
  try phone.type(query, into: "Apps")
  phone.top?.view.find(UITextField.self).first?.pressReturn()
}

@MainActor final class Step4Builder: XCTestCase {
  override func setUp() { UIApplication.shared.resetRecords() }

  /// The built screen searches and shows what was found.
  func testBuiltScreenShowsResults() throws {
    let service = Step4Service()
    let built: UIViewController = SearchModuleBuilder.build(service: service)
    let phone = Screen(showing: UINavigationController(rootViewController: built))
    XCTAssertEqual(phone.title, "Search", "the title of the screen")
    XCTAssertTrue(
      phone.shows("Type the name of an app."),
      "“Type the name of an app.” is missing before the first search:\n\(phone.dump)")
    try search(for: "garden", on: phone)
    XCTAssertFalse(
      phone.find(UITextField.self).contains(where: \.isFirstResponder),
      "The keyboard is still there after a search.")
    XCTAssertEqual(try phone.text(in: "Apps"), "garden", "in the field after a search for garden")
    XCTAssertTrue(
      phone.shows("Paper Garden"),
      "“Paper Garden” is missing after a search that found Paper Garden:\n\(phone.dump)")
    XCTAssertEqual(service.queries, ["garden"], "asked of the service by one search")
    XCTAssertTrue(
      phone.shows("Fern & Co · 4.6 ★"),
      "The row of Paper Garden has lost its second line, “Fern & Co · 4.6 ★”:\n\(phone.dump)")
    XCTAssertFalse(
      phone.shows("Type the name of an app."),
      "“Type the name of an app.” stays beside a row:\n\(phone.dump)")
  }

  /// A tap on a row of the built screen opens the details.
  func testRowOpensDetails() throws {
    let built: UIViewController = SearchModuleBuilder.build(service: Step4Service())
    let navigation = UINavigationController(rootViewController: built)
    let phone = Screen(showing: navigation)
    try search(for: "garden", on: phone)
    try phone.tap("Paper Garden")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app.name, "Paper Garden",
      "the app in the details after a tap on its row")
    XCTAssertEqual(navigation.viewControllers.count, 2, "controllers after one tap on a row")
    XCTAssertEqual(
      UIApplication.shared.openedURLs.map(\.absoluteString), [], "opened by a tap on a row")
    try phone.tapBack()
    XCTAssertEqual(phone.title, "Search", "the title of the screen after going back")
    XCTAssertEqual(
      phone.find(UITableView.self).compactMap(\.indexPathForSelectedRow), [],
      "rows that are still selected after going back")
    try phone.tap("Paper Garden")
    XCTAssertEqual(navigation.viewControllers.count, 2, "controllers after going back and a tap")
  }

  /// The Get button of the built screen opens the store page.
  func testGetOpensTheStorePage() throws {
    let built: UIViewController = SearchModuleBuilder.build(service: Step4Service())
    let navigation = UINavigationController(rootViewController: built)
    let phone = Screen(showing: navigation)
    try search(for: "garden", on: phone)
    try phone.tap("Get Paper Garden")
    XCTAssertEqual(
      UIApplication.shared.openedURLs.map(\.absoluteString),
      ["https://store.example/paper-garden"], "opened after a tap on Get")
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after a tap on Get")
    try phone.tap("Get Paper Moon")
    XCTAssertEqual(
      UIApplication.shared.openedURLs.last?.absoluteString, "https://store.example/paper-moon",
      "opened last, after a tap on Get in the second row")
  }

  /// Two built screens have nothing in common: each opens details where it is itself.
  func testTwoScreensDoNotShareARouter() throws {
    let first: UIViewController = SearchModuleBuilder.build(service: Step4Service())
    let second: UIViewController = SearchModuleBuilder.build(service: Step4Service())
    let firstNavigation = UINavigationController(rootViewController: first)
    let secondNavigation = UINavigationController(rootViewController: second)
    let phone = Screen(showing: firstNavigation)
    try search(for: "garden", on: phone)
    try phone.tap("Paper Garden")
    XCTAssertEqual(
      firstNavigation.viewControllers.count, 2, "on the first screen, where the row was tapped")
    XCTAssertEqual(
      secondNavigation.viewControllers.count, 1, "on the second screen, which nobody touched")
  }

  /// The whole module, its service included, goes away with its screen.
  func testModuleGoesAwayWithItsScreen() throws {
    try expectReleased {
      let service = Step4Service()
      let built: UIViewController = SearchModuleBuilder.build(service: service)
      let phone = Screen(showing: UINavigationController(rootViewController: built))
      try search(for: "garden", on: phone)
      try phone.tap("Paper Garden")
      try phone.tapBack()
      phone.close()
      return [built, service]
    }
  }

  /// What the app starts with goes away when its window lets go of it.
  func testAppKeepsNothing() throws {
    try expectReleased {
      let root = AppStart.makeRootViewController()
      Screen(showing: root).close()
      return [root] + root.viewControllers
    }
  }

  /// The app starts with the search, and its rows open details.
  func testAppStartsWithAWorkingSearch() throws {
    let navigation = AppStart.makeRootViewController()
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens on the navigation controller")
    XCTAssertFalse(navigation.isNavigationBarHidden, "The bar with the title is hidden.")
    let phone = Screen(showing: navigation)
    try search(for: "garden", on: phone)
    try phone.tap("Garden Planner")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app.name, "Garden Planner",
      "the app in the details after a tap on its row, in the app as it starts")
  }
}

final class Step4Structure: XCTestCase {
  /// The builder keeps nothing, nor does a router keep itself: what was made belongs to the screen.
  func testBuilderKeepsNothing() throws {
    for name in ["SearchModuleBuilder", "SearchRouter"] {
      XCTAssertNoGlobals(in: try Codebase.learner.type(name), except: ["UIApplication.shared"])
    }
  }

  /// The app's start asks the builder and connects nothing of the search itself.
  func testAppStartAsksTheBuilder() throws {
    let start = try Codebase.learner.type("AppStart")
    XCTAssertReference(from: start, toType: "SearchModuleBuilder")
    for type in ["SearchRouter", "SearchPresenter", "SearchViewController"] {
      XCTAssertNoReference(from: start, toType: type)
    }
  }
}
