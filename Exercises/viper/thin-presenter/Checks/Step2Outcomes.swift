import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "Knows when your plants are thirsty.",
  averageRating: 4.6)

/// Shows what it is told, as a screen would.
@MainActor private final class Step2View: SearchViewInput {
  var isSearching = false
  var isNoResultsShown = false
  var titles: [String] = []
  var errors: [String] = []
  func throbber(show: Bool) { isSearching = show }
  func showResults(_ rows: [SearchRow]) { titles = rows.map(\.title) }
  func showNoResults() { isNoResultsShown = true }
  func hideNoResults() { isNoResultsShown = false }
  func showError(_ message: String) { errors.append(message) }
}

@MainActor private final class Step2Interactor: SearchInteractorInput {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private final class Step2Router: SearchRouting {
  var opened: [StoreApp] = []
  func openDetails(for app: StoreApp) { opened.append(app) }
}

@MainActor final class Step2Outcomes: XCTestCase {
  private let view = Step2View()
  private let interactor = Step2Interactor()
  private let router = Step2Router()

  private func makePresenter() -> SearchPresenter {
    let presenter = SearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }

  /// A search without a result says so, clears the rows and stops the throbber.
  func testNothingFoundIsSaid() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    interactor.search.returns([])
    presenter.viewDidSearch(for: "xyzzy")
    XCTAssertTrue(view.isNoResultsShown, "After a search that finds nothing, the hint is shown.")
    XCTAssertEqual(view.titles, [], "rows shown after a search that finds nothing")
    XCTAssertFalse(view.isSearching, "The throbber is off after a search that finds nothing.")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(router.opened, [], "opened by row 0 of an empty list")
  }

  /// The next search that finds something takes the hint away.
  func testNextHitHidesTheHint() {
    let presenter = makePresenter()
    interactor.search.returns([])
    for search in ["the first search", "a second search"] {
      presenter.viewDidSearch(for: "xyzzy")
      XCTAssertTrue(view.isNoResultsShown, "After \(search), which finds nothing, there is a hint.")
    }
    interactor.search.returns([garden])
    presenter.viewDidSearch(for: "garden")
    XCTAssertFalse(view.isNoResultsShown, "After a search that finds an app, there is no hint.")
    XCTAssertEqual(view.titles, ["Pocket Garden"], "rows shown after that search")
  }

  /// A failed search shows an error, once, and stops the throbber.
  func testFailureIsShown() {
    for error in [Offline(), CancellationError(), URLError(.cancelled)] as [any Error] {
      view.errors = []
      interactor.search.fails(with: error)
      makePresenter().viewDidSearch(for: "garden")
      XCTAssertEqual(
        view.errors, ["The store can't be reached. Try again in a moment."],
        "errors shown after a search that failed with an error of type \(type(of: error))")
    }
    XCTAssertFalse(view.isSearching, "The throbber is off after a failed search.")
    XCTAssertFalse(view.isNoResultsShown, "A failure does not mean that there is no such app.")
  }

  /// Each failed search shows its error, and each that finds nothing its hint.
  func testEachOutcomeIsShownAgain() {
    let presenter = makePresenter()
    interactor.search.fails(with: Offline())
    for _ in 1...2 { presenter.viewDidSearch(for: "garden") }
    XCTAssertEqual(view.errors.count, 2, "errors shown after two failed searches")
    interactor.search.returns([])
    presenter.viewDidSearch(for: "xyzzy")
    interactor.search.returns([garden])
    presenter.viewDidSearch(for: "garden")
    interactor.search.returns([])
    presenter.viewDidSearch(for: "xyzzy")
    XCTAssertTrue(
      view.isNoResultsShown, "After another search that finds nothing, the hint is shown again.")
    interactor.search.fails(with: Offline())
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(view.errors.count, 3, "errors shown, the last one over an empty list")
    interactor.search.hold()
    presenter.viewDidSearch(for: "garden")
    XCTAssertTrue(view.isSearching, "The throbber is on during the search after a failed one.")
    interactor.search.release()
    XCTAssertFalse(view.isSearching, "The throbber is off after another failed search.")
  }

  /// A search for nothing changes nothing: the hint and the rows are what they were.
  func testBlanksChangeNothing() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSearch(for: "  ")
    XCTAssertFalse(view.isNoResultsShown, "After a search for blanks there is no hint.")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(router.opened, [garden], "opened by row 0 after a search for blanks")
    interactor.search.returns([])
    presenter.viewDidSearch(for: "xyzzy")
    presenter.viewDidSearch(for: "  ")
    XCTAssertTrue(view.isNoResultsShown, "The hint is still there after a search for blanks.")
  }

  /// After a failed search the rows of the search before stay, and can be opened.
  func testFailureKeepsTheRows() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    interactor.search.fails(with: Offline())
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(view.titles, ["Pocket Garden"], "rows shown after a failed second search")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(router.opened, [garden], "opened by row 0 after a failed second search")
  }

  /// The search screen follows: throbber, hint, rows and an alert.
  func testScreenShowsWhatItIsTold() throws {
    let presenter = makePresenter()
    let search = SearchViewController(presenter: presenter)
    let phone = Screen(showing: search)
    let screen: any SearchViewInput = search
    let throbber = try XCTUnwrap(search.view.find(UIActivityIndicatorView.self).first)
    screen.throbber(show: true)
    XCTAssertTrue(throbber.isAnimating, "after throbber(show: true)")
    screen.throbber(show: true)
    XCTAssertTrue(throbber.isAnimating, "after throbber(show: true), said twice")
    for _ in 1...2 { screen.throbber(show: false) }
    XCTAssertFalse(throbber.isAnimating, "after throbber(show: false), said twice")
    screen.showNoResults()
    XCTAssertTrue(
      phone.shows("No apps found."),
      "“No apps found.” is missing after showNoResults():\n\(phone.dump)")
    screen.hideNoResults()
    XCTAssertFalse(
      phone.shows("No apps found."),
      "“No apps found.” is there after hideNoResults():\n\(phone.dump)")
    screen.showResults([SearchRow(title: "Pocket Garden", subtitle: "Fern & Co · 4.6 ★")])
    XCTAssertEqual(phone.rows, [["Pocket Garden", "Fern & Co · 4.6 ★"]], "rows on the screen")
    screen.showError("No luck.")
    XCTAssertEqual(phone.alert?.message, "No luck.", "the alert after showError(\"No luck.\")")
  }
}
