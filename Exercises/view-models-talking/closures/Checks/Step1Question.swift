import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let old = MovieQuery(text: "glass harbour", year: 1961)
private let other = MovieQuery(text: "winters", year: nil)
private let wide = MovieQuery(text: " Harbour ", year: nil)

@MainActor private final class Step1Catalogue: MovieCatalogue {
  var asked: [MovieQuery] = []
  func movies(matching query: MovieQuery) -> [Movie] {
    asked.append(query)
    if query == wide { return [1994, 1961, 1994].map { Movie(title: "Harbour", year: $0) } }
    return query == old ? [Movie(title: "The Glass Harbour", year: 1961)] : []
  }
}

@MainActor final class Step1Question: XCTestCase {
  private let catalogue = Step1Catalogue()
  private var answers: [(MovieQuery) -> Void] = []

  private func makeList() -> MoviesListViewModel {
    MoviesListViewModel(
      catalogue: catalogue,
      actions: MoviesListViewModelActions(showSavedSearches: { self.answers.append($0) }))
  }

  /// Asking for the saved searches calls the action once, and searches for nothing yet.
  func testListAsksThroughItsAction() {
    let list = makeList()
    XCTAssertEqual(answers.count, 0, "calls of showSavedSearches before anybody asked")
    list.showSavedSearches()
    XCTAssertEqual(answers.count, 1, "calls of showSavedSearches after asking once")
    XCTAssertEqual(catalogue.asked, [], "asked of the catalogue before there is an answer")
  }

  /// The answer comes back through the closure: the list searches for that query and shows what is found.
  func testAnswerUpdatesTheList() {
    let list = makeList()
    var changes = 0
    list.onChange = { changes += 1 }
    list.showSavedSearches()
    answers.first?(old)
    XCTAssertEqual(catalogue.asked, [old], "asked of the catalogue after the answer")
    XCTAssertEqual(list.rows, ["The Glass Harbour (1961)"], "rows after the answer")
    XCTAssertEqual(list.heading, "glass harbour, 1961", "heading after the answer")
    XCTAssertEqual(changes, 1, "calls of onChange after the answer")
    list.showSavedSearches()
    XCTAssertEqual(list.rows, ["The Glass Harbour (1961)"], "rows while the next question is open")
    XCTAssertEqual(list.heading, "glass harbour, 1961", "heading while the next question is open")
    answers.last?(wide)
    XCTAssertEqual(
      catalogue.asked, [old, wide], "asked of the catalogue after an answer with blanks around it")
    XCTAssertEqual(
      list.rows, ["Harbour (1994)", "Harbour (1961)", "Harbour (1994)"],
      "rows for three movies, in the order of the catalogue")
    XCTAssertEqual(list.heading, " Harbour ", "heading after an answer with blanks around it")
  }

  /// The list can ask again and again, and hears each answer.
  func testListAsksAgain() {
    let list = makeList()
    list.showSavedSearches()
    answers.last?(old)
    list.showSavedSearches()
    answers.last?(other)
    list.showSavedSearches()
    answers.last?(other)
    XCTAssertEqual(answers.count, 3, "calls of showSavedSearches after asking three times")
    XCTAssertEqual(
      catalogue.asked, [old, other, other],
      "asked of the catalogue after three answers, the last two of which are the same")
    XCTAssertEqual(list.rows, [], "rows after the last answer, for which there is no movie")
    for _ in 1...2 {
      list.showSavedSearches()
      answers.last?(old)
    }
    XCTAssertEqual(
      catalogue.asked, [old, other, other, old, old],
      "asked of the catalogue after two more answers, the same twice, for which there is a movie")
  }

  /// Whoever keeps the way back does not keep the list: an answer that comes too late does nothing.
  func testWayBackHoldsNobody() throws {
    try expectReleased {
      let list = makeList()
      list.showSavedSearches()
      return [list]
    }
    XCTAssertEqual(answers.count, 1, "calls of showSavedSearches")
    answers.first?(old)
    XCTAssertEqual(catalogue.asked, [], "asked of the catalogue after the list has gone")
  }

  /// The button Saved only asks: with an action that merely listens nothing is presented.
  func testButtonAsksTheViewModel() throws {
    let navigation = UINavigationController(
      rootViewController: MoviesListViewController(viewModel: makeList()))
    let phone = Screen(showing: navigation)
    try phone.tap("Saved")
    XCTAssertEqual(answers.count, 1, "calls of showSavedSearches after one touch")
    XCTAssertTrue(phone.front === navigation, "Nothing is presented by the screen itself.")
    answers.first?(old)
    XCTAssertEqual(
      phone.rows, [["The Glass Harbour (1961)"]], "rows on the screen after the answer")
  }

  /// The movies list knows no saved searches and no screen.
  func testMoviesListKnowsNoQueryList() throws {
    for name in ["MoviesListViewModel", "MoviesListViewModelActions"] {
      let part = try Codebase.learner.type(name)
      XCTAssertNoReference(from: part, toType: "MoviesQueryListViewModel")
      XCTAssertNoReference(from: part, toType: "MoviesQueryListItemViewModel")
      XCTAssertNoReference(from: part, toModule: "UIKit")
    }
  }
}
