import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let old = MovieQuery(text: "glass harbour", year: 1961)
private let any = MovieQuery(text: "harbour", year: nil)
private let none = MovieQuery(text: "No  Where", year: nil)
private let oldLine = "\u{201C}glass harbour\u{201D} of 1961"

@MainActor private final class Step3Catalogue: MovieCatalogue {
  var asked: [MovieQuery] = []
  func movies(matching query: MovieQuery) -> [Movie] {
    asked.append(query)
    if query == none { return [] }
    return query == old
      ? [Movie(title: "The Glass Harbour", year: 1961)]
      : [Movie(title: "Harbour Lights", year: 1987)]
  }
}

@MainActor final class Step3Coordinator: XCTestCase {
  private let catalogue = Step3Catalogue()

  /// Starts a flow that nobody keeps.
  private func start(on navigation: UINavigationController) {
    let flow = MoviesSearchFlowCoordinator(
      navigationController: navigation, catalogue: catalogue, savedQueries: [any, old, none])
    flow.start()
  }

  private func makePhone() -> Screen {
    let navigation = UINavigationController(rootViewController: UIViewController())
    start(on: navigation)
    return Screen(showing: navigation)
  }

  /// Starting the flow pushes the search screen.
  func testStartPushesTheSearch() {
    let phone = makePhone()
    XCTAssertTrue(phone.top is MoviesListViewController, "After start():\n\(phone.dump)")
    XCTAssertEqual(phone.navigationDepth, 1, "screens above the one that was there before")
    XCTAssertEqual(phone.title, "Movies", "title of the search screen at the start")
    XCTAssertEqual(catalogue.asked, [], "asked of the catalogue by start()")
  }

  /// Saved shows the saved searches; a choice closes them, and the search screen shows what was found.
  func testChoiceUpdatesTheList() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    XCTAssertEqual(phone.warnings, [], "what UIKit complains about after one touch on Saved")
    XCTAssertEqual(
      phone.rows, [["harbour"], [oldLine], ["No  Where"]], "rows after a touch on Saved")
    try phone.tap(oldLine)
    XCTAssertFalse(phone.isSheetInFront, "The sheet is closed after the choice.")
    XCTAssertEqual(phone.rows, [["The Glass Harbour (1961)"]], "rows after the choice")
    XCTAssertEqual(phone.title, "glass harbour, 1961", "title after the choice")
    XCTAssertEqual(catalogue.asked, [old], "asked of the catalogue for one choice")
  }

  /// The saved searches can be used again, and can be closed without a choice.
  func testSecondVisitWorks() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    try phone.tap("harbour")
    try phone.tap("Saved")
    try phone.dismissSheet()
    XCTAssertEqual(phone.rows, [["Harbour Lights (1987)"]], "rows after closing without a choice")
    phone.top?.navigationController?.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    XCTAssertEqual(phone.title, "harbour", "title after the way back from another screen")
    try phone.tap("Saved")
    try phone.tap(oldLine)
    XCTAssertEqual(catalogue.asked, [any, old], "asked of the catalogue for two choices")
    XCTAssertEqual(
      phone.rows, [["The Glass Harbour (1961)"]],
      "rows after a choice, another screen having been in front before")
    try phone.tap("Saved")
    try phone.tap("No  Where")
    XCTAssertEqual(phone.rows, [], "rows after a choice for which there is no movie")
    XCTAssertEqual(phone.title, "No  Where", "title after that choice")
    try phone.tap("Saved")
    XCTAssertEqual(
      phone.rows, [["harbour"], [oldLine], ["No  Where"]], "saved searches after each was chosen")
    try phone.tap(oldLine)
    XCTAssertEqual(catalogue.asked.last, old, "asked of the catalogue for a choice made again")
  }

  /// A touch that arrives after the sheet has been closed does nothing.
  func testTouchAfterDismissalDoesNothing() throws {
    for choosesFirst in [true, false] {
      let phone = makePhone()
      try phone.tap("Saved")
      let sheet = try XCTUnwrap(phone.top as? UITableViewController)
      if choosesFirst { try phone.tap(oldLine) } else { try phone.dismissSheet() }
      catalogue.asked = []
      for _ in 0..<2 {
        sheet.tableView(sheet.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      }
      XCTAssertEqual(
        catalogue.asked, [],
        "asked for two late touches, after \(choosesFirst ? "a choice" : "a swipe") closed the sheet"
      )
    }
  }

  /// Who has saved no search yet sees an empty list.
  func testEmptyListIsShown() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    MoviesSearchFlowCoordinator(
      navigationController: navigation, catalogue: catalogue, savedQueries: []
    ).start()
    let phone = Screen(showing: navigation)
    try phone.tap("Saved")
    XCTAssertTrue(phone.isSheetInFront, "Saved presents nothing when no search is saved.")
    XCTAssertEqual(phone.rows, [], "rows after Saved, without any saved search")
  }

  /// A late touch does nothing either when the saved searches have been opened again meanwhile.
  func testLateTouchOnAnEarlierSheetDoesNothing() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    let first = try XCTUnwrap(phone.top as? UITableViewController)
    try phone.dismissSheet()
    try phone.tap("Saved")
    first.tableView(first.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(
      catalogue.asked, [], "asked for a late touch on a closed sheet, another one being open")
    XCTAssertTrue(phone.isSheetInFront, "The sheet that is open stays open.")
    try phone.tap(oldLine)
    XCTAssertEqual(catalogue.asked, [old], "asked for a choice in the sheet that is open")
  }

  /// A sheet that was only covered for a while has not been closed: its question is still open.
  func testCoveredSheetStillAnswers() throws {
    let phone = makePhone()
    try phone.tap("Saved")
    let sheet = try XCTUnwrap(phone.front)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false)
    XCTAssertTrue(phone.front === cover, "Another screen covers the sheet.")
    cover.dismiss(animated: false)
    XCTAssertTrue(phone.front === sheet, "The sheet is in front again.")
    try phone.tap(oldLine)
    XCTAssertEqual(catalogue.asked, [old], "asked for a choice in a sheet that had been covered")
    XCTAssertFalse(phone.isSheetInFront, "The sheet is closed after the choice.")
  }

  /// Two flows do not hear each other's choices, even if both sheets are open.
  func testTwoFlowsAreApart() throws {
    let first = makePhone()
    let second = makePhone()
    try first.tap("Saved")
    try second.tap("Saved")
    try first.tap("harbour")
    XCTAssertEqual(first.rows, [["Harbour Lights (1987)"]], "rows where the choice was made")
    XCTAssertTrue(second.isSheetInFront, "The other flow's sheet stays open.")
    try second.tap(oldLine)
    XCTAssertEqual(second.rows, [["The Glass Harbour (1961)"]], "rows of the second flow")
    XCTAssertEqual(first.rows, [["Harbour Lights (1987)"]], "rows of the first flow after that")
  }

  /// A closed sheet goes away, with and without a choice.
  func testSheetGoesAway() throws {
    let phone = makePhone()
    try expectReleased {
      try phone.tap("Saved")
      let chosen = try XCTUnwrap(phone.front)
      try phone.tap("harbour")
      try phone.tap("Saved")
      let swiped = try XCTUnwrap(phone.front)
      try phone.dismissSheet()
      return [chosen, swiped]
    }
  }

  /// When the user goes back, search screen, coordinator and catalogue go away.
  func testFlowGoesAwayWithItsScreen() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Screen(showing: navigation)
    try expectReleased {
      let catalogue = Step3Catalogue()
      let flow = MoviesSearchFlowCoordinator(
        navigationController: navigation, catalogue: catalogue, savedQueries: [any])
      flow.start()
      let list = try XCTUnwrap(phone.top)
      try phone.tap("Saved")
      try phone.tap("harbour")
      try phone.tapBack()
      return [flow, list, catalogue]
    }
  }

  /// The coordinator does not keep the navigation controller alive, and nothing is kept in globals.
  func testNothingIsKeptForEver() throws {
    let coordinator = try Codebase.learner.type("MoviesSearchFlowCoordinator")
    XCTAssertHoldsNothingStrongly(coordinator, ofType: "UINavigationController")
    for type in Codebase.learner.types {
      XCTAssertNoGlobals(in: type)
      XCTAssertHoldsNothingStrongly(type, ofType: "MoviesSearchFlowCoordinator")
    }
    XCTAssertNoGlobals(in: Codebase.learner.everything())
    try expectReleased {
      let navigation = UINavigationController()
      start(on: navigation)
      let phone = Screen(showing: navigation)
      try phone.tap("Saved")
      phone.close()
      return [navigation]
    }
  }

  /// The answer goes back through the closure that came with the question: the coordinator searches for nothing.
  func testAnswerGoesBackThroughTheClosure() throws {
    let coordinator = try Codebase.learner.type("MoviesSearchFlowCoordinator")
    XCTAssertNoReference(from: coordinator, toSymbol: "MoviesListViewModel.search(for:)")
    XCTAssertNoReference(from: coordinator, toSymbol: "MovieCatalogue.movies(matching:)")
  }

  /// Both screens leave opening and closing to the coordinator.
  func testScreensOpenNothing() throws {
    let movies = try Codebase.learner.type("MoviesListViewController")
    XCTAssertNoReference(from: movies, toType: "MoviesQueryListViewController")
    XCTAssertNoTransitiveReference(from: movies, toType: "present(_:animated:completion:)")
    let queries = try Codebase.learner.type("MoviesQueryListViewController")
    XCTAssertNoTransitiveReference(from: queries, toType: "dismiss(animated:completion:)")
    XCTAssertNoReference(from: queries, toType: "MoviesListViewModel")
  }

  /// The app starts with a search whose saved searches work.
  func testAppWorks() throws {
    let phone = Screen(showing: ClubApp.makeRootViewController())
    XCTAssertEqual(phone.navigationDepth, 0, "screens below the search when the app has started")
    try phone.tap("Saved")
    XCTAssertEqual(phone.rows, [["harbour"], [oldLine]], "saved searches of the app")
    try phone.tap(oldLine)
    XCTAssertEqual(phone.rows, [["The Glass Harbour (1961)"]], "rows after a choice in the app")
    try phone.tap("Saved")
    try phone.tap("harbour")
    XCTAssertEqual(
      phone.rows,
      [["The Glass Harbour (1961)"], ["The Glass Harbour (2004)"], ["Harbour Lights (1987)"]],
      "rows after another choice, from the catalogue that ships with the app")
    XCTAssertReference(
      from: try Codebase.learner.type("ClubApp"), toType: "MoviesSearchFlowCoordinator",
      "the app starts the flow")
  }
}
