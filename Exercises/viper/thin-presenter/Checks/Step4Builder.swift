import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "Knows when your plants are thirsty.",
  averageRating: 4.6)
private let sky = StoreApp(
  name: "Night Sky Notes", developer: "Small Hours", summary: "A diary for stargazers.",
  averageRating: nil)

@MainActor private final class Step4Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private func search(for query: String, on phone: Screen) throws {
  try phone.clear("Apps")
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
    try search(for: "Garden", on: phone)
    XCTAssertEqual(service.search.inputs, ["Garden"], "asked of the given service")
    XCTAssertTrue(
      phone.shows("Pocket Garden"), "“Pocket Garden” is missing after a search:\n\(phone.dump)")
  }

  /// Before the first search there is no row, no hint and no wheel, only the title and the field.
  func testScreenBeginsQuietly() throws {
    let built: UIViewController = SearchModuleBuilder.build(service: service)
    XCTAssertFalse(
      built is UINavigationController,
      "The builder returns a navigation controller: expected the screen, for whoever has one.")
    let phone = makePhone()
    XCTAssertEqual(phone.title, "Search", "the title of the screen")
    XCTAssertEqual(phone.rows, [], "rows before the first search")
    XCTAssertFalse(
      phone.shows("No apps found."),
      "“No apps found.” is there before the first search:\n\(phone.dump)")
    let throbber = try XCTUnwrap(phone.top?.view.find(UIActivityIndicatorView.self).first)
    XCTAssertFalse(throbber.isVisible, "The wheel is to be seen before the first search.")
  }

  /// The wheel turns while a search is under way, and for nothing else.
  func testWheelTurnsDuringASearch() throws {
    let phone = makePhone()
    let throbber = try XCTUnwrap(phone.top?.view.find(UIActivityIndicatorView.self).first)
    try search(for: "  ", on: phone)
    XCTAssertFalse(throbber.isAnimating, "The wheel turns after a search for blanks.")
    service.search.hold()
    try search(for: "garden", on: phone)
    XCTAssertTrue(throbber.isAnimating, "The wheel does not turn while the service searches.")
    XCTAssertTrue(throbber.isVisible, "The wheel is not to be seen while the service searches.")
    service.search.release()
    XCTAssertFalse(throbber.isAnimating, "The wheel turns after the answer.")
    XCTAssertFalse(throbber.isVisible, "The wheel is still to be seen after the answer.")
  }

  /// The list shows what the last search found, and a failed one leaves it as it is.
  func testListFollowsTheSearches() throws {
    let row = ["Pocket Garden", "Fern & Co · 4.6 ★"]
    let phone = makePhone()
    try search(for: "garden", on: phone)
    try search(for: "garden", on: phone)
    XCTAssertEqual(phone.rows, [row], "rows after two searches that found the same app")
    service.search.fails(with: Offline())
    try search(for: "garden", on: phone)
    try phone.tap("OK")
    XCTAssertEqual(phone.rows, [row], "rows after a failed third search")
    XCTAssertFalse(
      phone.shows("No apps found."),
      "“No apps found.” is there after a failed search, with rows to be seen:\n\(phone.dump)")
    service.search.returns([])
    try search(for: "garden", on: phone)
    XCTAssertEqual(phone.rows, [], "rows after a search that found nothing")
    XCTAssertTrue(
      phone.shows("No apps found."),
      "“No apps found.” is missing after a search that found nothing:\n\(phone.dump)")
    service.search.fails(with: Offline())
    try search(for: "garden", on: phone)
    XCTAssertEqual(phone.alert?.title, "Sorry", "the alert's title, over an empty list")
    try phone.tap("OK")
    service.search.returns([sky])
    try search(for: "sky", on: phone)
    XCTAssertEqual(
      phone.rows, [["Night Sky Notes", "Small Hours · not rated yet"]],
      "rows after a search that found another app")
    service.search.returns([garden])
    try search(for: "garden", on: phone)
    XCTAssertEqual(phone.rows, [row], "rows after a search that found one app, another one again")
    service.search.returns([garden, sky])
    try search(for: "garden", on: phone)
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["Pocket Garden", "Night Sky Notes"],
      "rows after the same search once more, which found Pocket Garden and Night Sky Notes by now")
  }

  /// As from the start, a search puts the keyboard away, and a touched row does not stay selected.
  func testTouchesLeaveNothingBehind() throws {
    let phone = makePhone()
    try search(for: "garden", on: phone)
    let view = try XCTUnwrap(phone.top?.view)
    XCTAssertFalse(
      view.find(UITextField.self).contains(where: \.isFirstResponder),
      "The keyboard is still there after a search.")
    XCTAssertEqual(
      view.find(UITextField.self).first?.text, "garden", "in the field after a search for garden")
    XCTAssertEqual(phone.title, "Search", "the title of the screen after a search for garden")
    try phone.tap("Pocket Garden")
    XCTAssertNil(
      view.find(UITableView.self).first?.indexPathForSelectedRow,
      "The row is still selected after a touch.")
    try phone.tapBack()
    let field = try XCTUnwrap(view.find(UITextField.self).first)
    _ = field.becomeFirstResponder()
    field.text = ""
    try phone.submit("Apps")
    XCTAssertFalse(field.isFirstResponder, "The keyboard is still there after an empty search.")
    XCTAssertEqual(
      phone.rows, [["Pocket Garden", "Fern & Co · 4.6 ★"]],
      "rows after a search for garden, and one with an empty field")
  }

  /// A touch on a row of the built screen opens the details.
  func testRowOpensDetails() throws {
    let phone = makePhone()
    try search(for: "garden", on: phone)
    try phone.tap("Pocket Garden")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app, garden, "in the details after a touch on a row")
    try phone.tapBack()
    XCTAssertEqual(
      phone.rows, [["Pocket Garden", "Fern & Co · 4.6 ★"]], "rows after the way back from details")
    XCTAssertEqual(phone.title, "Search", "the title of the screen after the way back from details")
    XCTAssertEqual(
      service.search.inputs, ["garden"], "searches, after the way back from details as before")
    service.search.returns([])
    try search(for: "garden", on: phone)
    phone.top?.navigationController?.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    XCTAssertTrue(
      phone.shows("No apps found."),
      "“No apps found.” is missing after another screen was in front:\n\(phone.dump)")
    service.search.returns([sky])
    service.search.hold()
    try search(for: "sky", on: phone)
    phone.top?.navigationController?.pushViewController(UIViewController(), animated: false)
    service.search.release()
    try phone.tapBack()
    XCTAssertEqual(
      phone.rows, [["Night Sky Notes", "Small Hours · not rated yet"]],
      "rows of a search that was answered while another screen was in front")
    XCTAssertFalse(
      phone.find(UIActivityIndicatorView.self).contains(where: \.isAnimating),
      "The wheel turns after a search that was answered while another screen was in front.")
  }

  /// The built screen shows an alert when the search fails, and goes on working.
  func testFailureShowsAnAlert() throws {
    let phone = makePhone()
    service.search.fails(with: Offline())
    try search(for: "garden", on: phone)
    XCTAssertEqual(
      phone.alert?.message, "The store can't be reached. Try again in a moment.",
      "the alert after a failed search")
    XCTAssertEqual(phone.alert?.title, "Sorry", "the alert's title")
    XCTAssertEqual(phone.alert?.preferredStyle, .alert, "the alert's style")
    XCTAssertEqual(phone.alert?.actions.compactMap(\.title), ["OK"], "the alert's buttons")
    try phone.tap("OK")
    XCTAssertEqual(
      try phone.text(in: "Apps"), "garden", "in the field after a failed search for garden")
    XCTAssertFalse(
      phone.shows("No apps found."),
      "“No apps found.” is there after a failed search:\n\(phone.dump)")
    try search(for: "garden", on: phone)
    XCTAssertEqual(
      phone.alert?.message, "The store can't be reached. Try again in a moment.",
      "the alert after a second failed search")
    try phone.tap("OK")
    service.search.returns([garden])
    try search(for: "garden", on: phone)
    XCTAssertTrue(
      phone.shows("Pocket Garden"),
      "“Pocket Garden” is missing after the next search:\n\(phone.dump)")
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

  /// The presenter goes away during a search, without waiting for the answer.
  func testPresenterGoesAwayDuringASearch() throws {
    service.search.hold()
    try expectReleased {
      let presenter = SearchPresenter(
        interactor: SearchInteractor(service: service), router: SearchRouter())
      presenter.viewDidSearch(for: "garden")
      return [presenter]
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

  /// What the app starts with goes away when its window lets go of it.
  func testAppKeepsNothing() throws {
    try expectReleased {
      let root = AppStart.makeRootViewController()
      Screen(showing: root).close()
      return [root] + root.viewControllers
    }
  }

  /// The app starts with a search that works.
  func testAppWorks() throws {
    let root = AppStart.makeRootViewController()
    XCTAssertEqual(root.viewControllers.count, 1, "screens on the navigation controller")
    XCTAssertFalse(root.isNavigationBarHidden, "The bar with the title is hidden.")
    let phone = Screen(showing: root)
    try search(for: "planner", on: phone)
    try phone.tap("Garden Planner")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app.name, "Garden Planner", "in the details")
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
    for type in ["SearchRouter", "SearchInteractor", "SearchPresenter", "SearchViewController"] {
      XCTAssertNoReference(from: start, toType: type)
    }
  }
}
