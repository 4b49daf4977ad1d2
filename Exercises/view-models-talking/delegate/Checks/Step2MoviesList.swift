import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let old = MovieQuery(text: "glass harbour", year: 1961)
private let any = MovieQuery(text: "winters", year: nil)
private let ofAYear = MovieQuery(text: "", year: 1961)
private let wide = MovieQuery(text: " Harbour ", year: nil)

@MainActor private final class Step2Catalogue: MovieCatalogue {
  var asked: [MovieQuery] = []
  func movies(matching query: MovieQuery) -> [Movie] {
    asked.append(query)
    if query == wide { return [1994, 1961, 1994].map { Movie(title: "Harbour", year: $0) } }
    return query == old ? [Movie(title: "The Glass Harbour", year: 1961)] : []
  }
}

@MainActor final class Step2MoviesList: XCTestCase {
  /// The movies list is a delegate: it searches for the query that it hears, once.
  func testHeardQueryIsSearchedFor() {
    let catalogue = Step2Catalogue()
    let list = MoviesListViewModel(catalogue: catalogue)
    let delegate: any MoviesQueryListViewModelDelegate = list
    delegate.moviesQueryListDidSelect(old)
    XCTAssertEqual(catalogue.asked, [old], "asked of the catalogue for one choice")
    XCTAssertEqual(list.rows, ["The Glass Harbour (1961)"], "rows after the choice")
    XCTAssertEqual(list.heading, "glass harbour, 1961", "heading after the choice")
    delegate.moviesQueryListDidSelect(wide)
    XCTAssertEqual(
      catalogue.asked, [old, wide], "asked of the catalogue for a second choice with blanks in it")
    XCTAssertEqual(
      list.rows, ["Harbour (1994)", "Harbour (1961)", "Harbour (1994)"],
      "rows for three movies, in the order of the catalogue")
    delegate.moviesQueryListDidSelect(ofAYear)
    XCTAssertEqual(
      catalogue.asked, [old, wide, ofAYear], "asked for a third choice, of a year and no words")
    XCTAssertEqual(list.rows, [], "rows for no movie")
  }

  /// A query that is heard again is searched for again: the catalogue may have changed.
  func testSameQueryIsSearchedForAgain() {
    let catalogue = Step2Catalogue()
    let list = MoviesListViewModel(catalogue: catalogue)
    var changes = 0
    list.onChange = { changes += 1 }
    let choices = [old, any, any, wide, wide, MovieQuery(text: "", year: nil), old]
    for query in choices { list.moviesQueryListDidSelect(query) }
    XCTAssertEqual(catalogue.asked, choices, "asked of the catalogue for seven choices")
    XCTAssertEqual(changes, 7, "onChange after seven choices, one of them for everything")
  }

  /// The screen is told when the rows have changed, and finds the new ones.
  func testScreenIsTold() {
    let list = MoviesListViewModel(catalogue: Step2Catalogue())
    var seen: [[String]] = []
    list.onChange = { [weak list] in seen.append(list?.rows ?? []) }
    list.moviesQueryListDidSelect(old)
    XCTAssertEqual(seen, [["The Glass Harbour (1961)"]], "rows at each onChange after one choice")
  }

  /// A search by hand works as before.
  func testSearchByHandWorks() {
    let catalogue = Step2Catalogue()
    let list = MoviesListViewModel(catalogue: catalogue)
    var changes = 0
    list.onChange = { changes += 1 }
    list.search(for: any)
    XCTAssertEqual(catalogue.asked, [any], "asked of the catalogue after search(for:)")
    XCTAssertEqual(list.rows, [], "rows when nothing is found")
    XCTAssertEqual(list.heading, "winters", "heading for a query without a year")
    let another = MoviesListViewModel(catalogue: catalogue)
    XCTAssertEqual(another.heading, "Movies", "heading of another list, in which nobody searched")
    another.search(for: old)
    XCTAssertEqual(list.heading, "winters", "heading of the first list after a search in the other")
    XCTAssertEqual(changes, 1, "calls of onChange after search(for:), as after every search")
  }

  /// Connected, the two view models update the movies when a saved search is chosen.
  func testChoiceReachesTheMovies() {
    let catalogue = Step2Catalogue()
    let list = MoviesListViewModel(catalogue: catalogue)
    let queryList = MoviesQueryListViewModel(queries: [any, old])
    queryList.delegate = list
    queryList.didSelectItem(at: 1)
    XCTAssertEqual(list.rows, ["The Glass Harbour (1961)"], "rows after a choice")
    queryList.didSelectItem(at: 0)
    XCTAssertEqual(list.rows, [], "rows after another choice, for which there is no movie")
    XCTAssertEqual(catalogue.asked, [old, any], "asked of the catalogue for two choices")
  }

  /// Connected view models keep neither each other nor themselves alive.
  func testConnectedViewModelsGoAway() throws {
    try expectReleased {
      let list = MoviesListViewModel(catalogue: Step2Catalogue())
      let queryList = MoviesQueryListViewModel(queries: [old])
      queryList.delegate = list
      queryList.didSelectItem(at: 0)
      return [list, queryList]
    }
  }

  /// The movies list does not know who tells it.
  func testMoviesListKnowsNoQueryList() throws {
    let part = try Codebase.learner.type("MoviesListViewModel")
    XCTAssertNoTransitiveReference(from: part, toType: "MoviesQueryListViewModel")
    XCTAssertNoReference(from: part, toType: "MoviesQueryListItemViewModel")
    XCTAssertNoReference(from: part, toModule: "UIKit")
    XCTAssertConforms(part, to: "MoviesQueryListViewModelDelegate")
  }
}
