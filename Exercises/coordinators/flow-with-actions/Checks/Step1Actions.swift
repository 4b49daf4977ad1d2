import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lamp = Movie(title: "The Lamplighter", year: 1958, director: "Brandt", overview: "")
private let salt = Movie(title: "Salt Road", year: 2019, director: "Reis", overview: "")

@MainActor final class Step1Actions: XCTestCase {
  private var asked: [Movie] = []

  private func makeViewModel(_ movies: [Movie]) -> MoviesListViewModel {
    MoviesListViewModel(
      movies: movies,
      actions: MoviesListViewModelActions(showMovieDetails: { self.asked.append($0) }))
  }

  /// A selected item is handed to the action as the movie that it stands for.
  func testSelectionCallsTheAction() {
    let viewModel = makeViewModel([lamp, salt])
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(asked, [salt], "movies given to showMovieDetails after didSelectItem(at: 1)")
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(asked, [salt, lamp], "movies given to showMovieDetails after two selections")
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(
      asked, [salt, lamp, lamp],
      "movies given to showMovieDetails after the same one was selected once more")
    let remake = Movie(title: "The Lamplighter", year: 2003, director: "Okoye", overview: "")
    makeViewModel([lamp, remake]).didSelectItem(at: 1)
    XCTAssertEqual(
      asked.last, remake, "after didSelectItem(at: 1), with two movies called The Lamplighter")
  }

  /// An index outside the list calls nothing.
  func testIndexOutsideTheListCallsNothing() {
    let viewModel = makeViewModel([lamp, salt])
    viewModel.didSelectItem(at: -1)
    viewModel.didSelectItem(at: 2)
    makeViewModel([]).didSelectItem(at: 0)
    XCTAssertEqual(asked, [], "for -1 and 2 of two movies, and 0 of none")
  }

  /// The lines of the list are as before.
  func testItemsAreAsBefore() {
    let viewModel = makeViewModel([lamp])
    XCTAssertEqual(viewModel.items.map(\.title), ["The Lamplighter"], "titles for one movie")
    XCTAssertEqual(viewModel.items.map(\.subtitle), ["Brandt, 1958"], "subtitles for one movie")
    let remake = Movie(title: "The Lamplighter", year: 2003, director: "Okoye", overview: "")
    XCTAssertEqual(
      makeViewModel([salt, lamp, remake, lamp]).items.map(\.subtitle),
      ["Reis, 2019", "Brandt, 1958", "Okoye, 2003", "Brandt, 1958"],
      "subtitles for four movies, three of the same title and two of these the same")
  }

  /// A touched row calls the action and opens nothing itself.
  func testRowOpensNothingByItself() throws {
    let navigation = UINavigationController(
      rootViewController: MoviesListViewController(viewModel: makeViewModel([lamp, salt])))
    let phone = Screen(showing: navigation)
    try phone.tap("Salt Road")
    XCTAssertEqual(asked, [salt], "movies given to showMovieDetails after one touch")
    XCTAssertEqual(
      navigation.viewControllers.count, 1, "screens after a touch, with an action that only listens"
    )
    XCTAssertTrue(phone.front === navigation, "Nothing is presented either.")
    let table = try XCTUnwrap(phone.top?.view.find(UITableView.self).first, "a table")
    XCTAssertNil(table.indexPathForSelectedRow, "The row is still selected after a touch.")
    let cut = Movie(title: "Salt Road", year: 2019, director: "Reis", overview: "Now uncut.")
    let twins = MoviesListViewController(viewModel: makeViewModel([salt, cut]))
    try Screen(showing: twins).select(row: 1)
    XCTAssertEqual(
      asked.last, cut, "after a touch on the second of two rows that read the same")
  }

  /// The list controller knows neither the next screen nor the navigation controller.
  func testControllerKnowsNoNavigation() throws {
    let controller = try Codebase.learner.type("MoviesListViewController")
    XCTAssertNoReference(from: controller, toType: "MovieDetailsViewController")
    XCTAssertNoReference(from: controller, toType: "UINavigationController")
    for name in ["MoviesListViewModelActions", "Movie"] {
      XCTAssertNoReference(from: controller, toType: name, "it only reports the touched row")
    }
    for name in ["navigationController", "show(_:sender:)", "present(_:animated:completion:)"] {
      // Not by way of a function beside it, either.
      XCTAssertNoTransitiveReference(from: controller, toType: name)
    }
  }

  /// The view model works without any screen.
  func testViewModelKnowsNoUIKit() throws {
    let viewModel = try Codebase.learner.type("MoviesListViewModel")
    XCTAssertNoReference(from: viewModel, toModule: "UIKit")
    let actions = try Codebase.learner.type("MoviesListViewModelActions")
    XCTAssertNoReference(from: actions, toModule: "UIKit")
  }

  /// In the app the list looks as before: its title, and two lines for each movie.
  func testAppStillShowsTheList() {
    let phone = Screen(showing: CinemaApp.makeRootViewController())
    XCTAssertEqual(phone.title, "This week", "the title of the list")
    XCTAssertEqual(
      phone.rows,
      [
        ["The Lamplighter", "Ida Brandt, 1958"], ["Salt Road", "Joaquim Reis, 2019"],
        ["Seven Kites", "Mei Lin, 1994"],
      ], "rows of the list")
  }

  /// In the app a touched row still opens its details.
  func testAppStillOpensDetails() throws {
    let phone = Screen(showing: CinemaApp.makeRootViewController())
    try phone.tap("Seven Kites")
    XCTAssertEqual(
      (phone.top as? MovieDetailsViewController)?.movie.title ?? "no details", "Seven Kites",
      step1HasCoordinator
        ? "on top after a touch on Seven Kites in the app: does the coordinator still live by then?"
        : "on top after a touch on Seven Kites in the app")
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the list")
    XCTAssertEqual(phone.title, "Seven Kites", "the title of the details of Seven Kites")
    try phone.tapBack()
    XCTAssertEqual(phone.title, "This week", "the title of the list after the way back")
  }

  /// When the app closes its window, list and stack go away: the action does not keep them alive.
  func testActionKeepsNoScreen() throws {
    try expectReleased {
      let navigation = CinemaApp.makeRootViewController()
      let phone = Screen(showing: navigation)
      let list = try XCTUnwrap(phone.top, "a list in the app")
      try phone.tap("Seven Kites")
      phone.close()
      return [navigation, list]
    }
  }

  private var step1HasCoordinator: Bool {
    Codebase.learner.types.contains { $0.name == "`MoviesFlowCoordinator`" }
  }
}
