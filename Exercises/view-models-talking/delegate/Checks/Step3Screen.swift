import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let old = MovieQuery(text: "glass harbour", year: 1961)
private let any = MovieQuery(text: "harbour", year: nil)
private let last = MovieQuery(text: "winters", year: nil)

@MainActor private final class Step3Catalogue: MovieCatalogue {
  var asked: [MovieQuery] = []
  func movies(matching query: MovieQuery) -> [Movie] {
    asked.append(query)
    if query == last { return [] }
    return query == old
      ? [Movie(title: "The Glass Harbour", year: 1961)]
      : [Movie(title: "Harbour Lights", year: 1987)]
  }
}

@MainActor final class Step3Screen: XCTestCase {
  private let catalogue = Step3Catalogue()

  override func setUp() { UIApplication.shared.resetRecords() }

  private func makePhone() -> Screen {
    let search = SearchScreen.make(catalogue: catalogue, savedQueries: [any, old, last])
    return Screen(showing: UINavigationController(rootViewController: search))
  }

  /// The button Saved shows the saved searches.
  func testButtonShowsTheSavedSearches() throws {
    let phone = makePhone()
    XCTAssertEqual(phone.title, "Movies", "title of the screen at the start")
    try phone.tap("Saved")
    XCTAssertEqual(phone.warnings, [], "what UIKit complains about after one touch on Saved")
    XCTAssertEqual(
      phone.rows, [["harbour"], ["\u{201C}glass harbour\u{201D} of 1961"], ["winters"]],
      "rows after Saved, with three saved searches")
    XCTAssertEqual(catalogue.asked, [], "asked of the catalogue before anything was chosen")
    let sheet = try XCTUnwrap(phone.top)
    for child in Mirror(reflecting: sheet).children {
      guard let queries = child.value as? MoviesQueryListViewModel else { continue }
      XCTAssertTrue(
        queries.delegate is MoviesListViewModel,
        "The movies list is the delegate, found: \(String(describing: queries.delegate))")
    }
  }

  /// Who has saved no search yet sees an empty list.
  func testButtonShowsAnEmptyList() throws {
    let search = SearchScreen.make(catalogue: catalogue, savedQueries: [])
    let phone = Screen(showing: UINavigationController(rootViewController: search))
    try phone.tap("Saved")
    XCTAssertTrue(phone.isSheetInFront, "Saved presents nothing when no search is saved.")
    XCTAssertEqual(phone.rows, [], "rows after Saved, without any saved search")
  }

  /// A chosen search closes the sheet, and the screen below shows what was found.
  func testChoiceUpdatesTheScreen() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    try phone.tap("\u{201C}glass harbour\u{201D} of 1961")
    XCTAssertFalse(phone.isSheetInFront, "The sheet is closed after the choice.")
    XCTAssertEqual(phone.rows, [["The Glass Harbour (1961)"]], "rows after the choice")
    XCTAssertEqual(phone.title, "glass harbour, 1961", "title after the choice")
    XCTAssertEqual(catalogue.asked, [old], "asked of the catalogue for one choice")
  }

  /// A choice closes the sheet and no other screen: what is below the search stays, and what it stands in.
  func testChoiceClosesOnlyTheSheet() throws {
    let below = UIViewController()
    let phone = Screen(showing: below)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let search = SearchScreen.make(catalogue: catalogue, savedQueries: [any])
    navigation.pushViewController(search, animated: false)
    below.present(navigation, animated: false)
    try phone.tap("Saved")
    try phone.tap("harbour")
    XCTAssertTrue(
      phone.front === navigation,
      "The sheet with the search is in front after a choice, found:\n\(phone.dump)")
    XCTAssertTrue(
      navigation.topViewController === search, "The search is on top after a choice.")
  }

  /// The saved searches can be shown and used again and again.
  func testSecondVisitWorks() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    try phone.tap("harbour")
    phone.top?.navigationController?.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    XCTAssertEqual(phone.title, "harbour", "title after the way back from another screen")
    XCTAssertEqual(
      phone.rows, [["Harbour Lights (1987)"]], "rows after the way back from another screen")
    try phone.tap("Saved")
    try phone.tap("\u{201C}glass harbour\u{201D} of 1961")
    XCTAssertEqual(catalogue.asked, [any, old], "asked of the catalogue for two choices")
    XCTAssertEqual(phone.rows, [["The Glass Harbour (1961)"]], "rows after the second choice")
    try phone.tap("Saved")
    try phone.tap("winters")
    XCTAssertEqual(phone.rows, [], "rows after a choice for which there is no movie")
    XCTAssertEqual(phone.title, "winters", "title after that choice")
    try phone.tap("Saved")
    try phone.tap("harbour")
    XCTAssertEqual(
      phone.rows, [["Harbour Lights (1987)"]], "rows after a choice that follows one without movies"
    )
  }

  /// Two search screens do not hear each other's choices.
  func testTwoScreensAreApart() throws {
    let phone = makePhone()
    let other = makePhone()
    try phone.tap("Saved")
    try phone.tap("harbour")
    XCTAssertEqual(phone.rows, [["Harbour Lights (1987)"]], "rows where the choice was made")
    XCTAssertEqual(other.rows, [], "rows of the other screen")
    let third = Screen(
      showing: UINavigationController(
        rootViewController: SearchScreen.make(catalogue: catalogue, savedQueries: [last])))
    try third.tap("Saved")
    XCTAssertEqual(third.rows, [["winters"]], "saved searches of a screen that has only winters")
  }

  /// The sheet goes away when it is closed, with and without a choice.
  func testSheetGoesAway() throws {
    let phone = makePhone()
    try expectReleased {
      try phone.tap("Saved")
      let chosen = try XCTUnwrap(phone.front)
      try phone.tap("harbour")
      try phone.tap("Saved")
      let dismissed = try XCTUnwrap(phone.front)
      let viewModels = [chosen, dismissed].flatMap { sheet in
        Mirror(reflecting: sheet).children.compactMap { $0.value as? MoviesQueryListViewModel }
      }
      try phone.dismissSheet()
      return [chosen, dismissed] + viewModels
    }
    XCTAssertEqual(
      phone.title, "harbour", "title after a choice, and a sheet that was swiped away without one")
    XCTAssertEqual(phone.rows, [["Harbour Lights (1987)"]], "rows after that")
    try phone.tap("Saved")
    try phone.tap("winters")
    XCTAssertEqual(
      phone.title, "winters", "title after a choice, the sheet having been swiped away before")
  }

  /// The whole screen goes away, its catalogue included.
  func testScreenGoesAway() throws {
    try expectReleased {
      let catalogue = Step3Catalogue()
      let search = SearchScreen.make(catalogue: catalogue, savedQueries: [old])
      let phone = Screen(showing: UINavigationController(rootViewController: search))
      try phone.tap("Saved")
      try phone.tap("\u{201C}glass harbour\u{201D} of 1961")
      phone.close()
      return [search, catalogue]
    }
  }

  /// The movies screen and the saved searches are connected by neither of them.
  func testScreensKnowNothingOfEachOther() throws {
    let movies = try Codebase.learner.type("MoviesListViewController")
    XCTAssertNoReference(from: movies, toType: "MoviesQueryListViewModel")
    XCTAssertNoReference(from: movies, toType: "MoviesQueryListViewController")
    let queries = try Codebase.learner.type("MoviesQueryListViewController")
    XCTAssertNoReference(from: queries, toType: "MoviesListViewModel")
    XCTAssertNoReference(from: queries, toType: "MoviesListViewController")
  }

  /// What the saved searches tell reaches the view model, and not the screen around it.
  func testNoScreenIsTheDelegate() throws {
    for name in ["MoviesListViewController", "MoviesQueryListViewController"] {
      XCTAssertDoesNotConform(
        try Codebase.learner.type(name), to: "MoviesQueryListViewModelDelegate")
    }
  }
}
