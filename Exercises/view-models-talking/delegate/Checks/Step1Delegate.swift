import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let old = MovieQuery(text: "Glass Harbour", year: 1961)
private let any = MovieQuery(text: "winters", year: nil)

@MainActor private final class Step1Listener: MoviesQueryListViewModelDelegate {
  var heard: [MovieQuery] = []
  func moviesQueryListDidSelect(_ query: MovieQuery) { heard.append(query) }
}

@MainActor final class Step1Delegate: XCTestCase {
  /// The delegate hears the query that stands behind the chosen line, with its year.
  func testDelegateHearsTheQuery() {
    let listener = Step1Listener()
    let typed = MovieQuery(text: " Nine  Winters ", year: nil)
    let viewModel = MoviesQueryListViewModel(queries: [any, old, typed])
    viewModel.delegate = listener
    viewModel.didSelectItem(at: 2)
    XCTAssertEqual(
      listener.heard, [typed], "heard for a query that was saved with blanks in and around it")
    listener.heard = []
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(listener.heard, [old], "heard after didSelectItem(at: 1)")
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(listener.heard, [old, any], "heard after two choices")
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(
      listener.heard, [old, any, any], "heard after the same line was chosen once more")
    let other = MoviesQueryListViewModel(queries: [typed, any])
    listener.heard = []
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(
      listener.heard, [old], "heard after line 1 was chosen, another list having been made since")
    withExtendedLifetime(other) {}
  }

  /// Two saved searches that look alike are still two different queries.
  func testLinesThatLookAlikeAreApart() {
    let listener = Step1Listener()
    let disguised = MovieQuery(
      text: MoviesQueryListItemViewModel(old).title, year: nil)
    let remake = MovieQuery(text: old.text, year: 2004)
    let queries = [old, disguised, remake, old]
    let viewModel = MoviesQueryListViewModel(queries: queries)
    XCTAssertEqual(viewModel.items.count, 4, "lines for four queries, three of which look the same")
    viewModel.delegate = listener
    for index in queries.indices { viewModel.didSelectItem(at: index) }
    XCTAssertEqual(
      listener.heard, queries, "heard for two lines with the same title and one of another year")
  }

  /// A line that is not in the list tells nobody anything.
  func testLineOutsideTheListIsIgnored() {
    let listener = Step1Listener()
    let viewModel = MoviesQueryListViewModel(queries: [old])
    viewModel.delegate = listener
    viewModel.didSelectItem(at: -1)
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(listener.heard, [], "heard for the lines -1 and 1 of one")
  }

  /// Without a delegate, or after it has gone, a choice does nothing.
  func testChoiceWithoutADelegateDoesNothing() {
    let viewModel = MoviesQueryListViewModel(queries: [old, any])
    viewModel.didSelectItem(at: 0)
    func listenAndLeave() { viewModel.delegate = Step1Listener() }
    listenAndLeave()
    viewModel.didSelectItem(at: 1)
    XCTAssertNil(viewModel.delegate, "The delegate has gone; nobody else kept it.")
    let listener = Step1Listener()
    viewModel.delegate = listener
    XCTAssertEqual(listener.heard, [], "Choices of before are not made up for.")
    viewModel.delegate = nil
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(listener.heard, [], "heard by a listener that is no delegate any more")
  }

  /// The delegate is held weakly.
  func testDelegateIsHeldWeakly() throws {
    let part = try Codebase.learner.type("MoviesQueryListViewModel")
    XCTAssertHoldsWeakly(part, "delegate")
    let viewModel = MoviesQueryListViewModel(queries: [old])
    try expectReleased {
      let listener = Step1Listener()
      viewModel.delegate = listener
      viewModel.didSelectItem(at: 0)
      return [listener]
    }
  }

  /// The view model of the saved searches does not know the one of the movies.
  func testQueryListKnowsNoMoviesList() throws {
    let part = try Codebase.learner.type("MoviesQueryListViewModel")
    XCTAssertNoTransitiveReference(from: part, toType: "MoviesListViewModel")
    XCTAssertProperty(part, "delegate", isDeclaredAs: "MoviesQueryListViewModelDelegate")
    let delegate = try Codebase.learner.type("MoviesQueryListViewModelDelegate")
    XCTAssertNoReference(from: delegate, toType: "MoviesListViewModel")
    XCTAssertNoReference(from: delegate, toType: "MoviesQueryListItemViewModel")
    XCTAssertKnows(part, "MoviesListViewModel", onlyAs: "MoviesQueryListViewModelDelegate")
  }

  /// The lines read as before.
  func testItemsReadAsBefore() {
    XCTAssertEqual(
      MoviesQueryListViewModel(queries: [old, any]).items.map(\.title),
      ["\u{201C}Glass Harbour\u{201D} of 1961", "winters"], "titles for two saved searches")
    let odd = ["Nine Winters", "", " Harbour "].map { MovieQuery(text: $0, year: nil) }
    let many = odd + (1950..<1970).map { MovieQuery(text: "", year: $0) }
    XCTAssertEqual(
      MoviesQueryListViewModel(queries: many).items.map(\.title),
      odd.map(\.text) + (1950..<1970).map { "\u{201C}\u{201D} of \($0)" },
      "titles for three searches without a year, and for twenty of a year and no words")
  }
}
