import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let old = MovieQuery(text: "glass harbour", year: 1961)
private let other = MovieQuery(text: "winters", year: nil)

@MainActor final class Step2Answer: XCTestCase {
  private var heard: [MovieQuery] = []

  private func makeQueryList() -> MoviesQueryListViewModel {
    MoviesQueryListViewModel(queries: [other, old], didSelect: { self.heard.append($0) })
  }

  /// A chosen line answers with the query that stands behind it.
  func testChoiceAnswersWithTheQuery() {
    let viewModel = makeQueryList()
    XCTAssertEqual(heard, [], "answers before anything was chosen")
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(heard, [old], "answers after didSelectItem(at: 1)")
    let remake = MovieQuery(text: "glass harbour", year: 2004)
    let disguised = MovieQuery(text: MoviesQueryListItemViewModel(old).title, year: nil)
    let typed = MovieQuery(text: " Nine  Winters ", year: nil)
    let queries = [old, remake, disguised, typed]
    for index in queries.indices {
      heard = []
      let alike = MoviesQueryListViewModel(queries: queries, didSelect: { self.heard.append($0) })
      XCTAssertEqual(alike.items.count, 4, "lines for four queries, two of which look the same")
      alike.didSelectItem(at: index)
      XCTAssertEqual(
        heard, [queries[index]], "answers after didSelectItem(at: \(index)) of \(queries)")
    }
  }

  /// A question is answered once: a second choice does nothing.
  func testQuestionIsAnsweredOnce() {
    let viewModel = makeQueryList()
    viewModel.didSelectItem(at: 1)
    viewModel.didSelectItem(at: 0)
    viewModel.didSelectItem(at: 1)
    XCTAssertEqual(heard, [old], "answers after three choices")
  }

  /// The answer may lead back to the list: that is no second answer.
  func testAnswerMayLeadBack() {
    var viewModel: MoviesQueryListViewModel?
    viewModel = MoviesQueryListViewModel(queries: [other, old]) { query in
      self.heard.append(query)
      if self.heard.count < 3 { viewModel?.didSelectItem(at: 0) }
    }
    viewModel?.didSelectItem(at: 1)
    XCTAssertEqual(heard, [old], "answers of a choice whose answer chooses again")
    viewModel = nil
  }

  /// A line that is not in the list answers nothing, and a right choice after it still counts.
  func testLineOutsideTheListIsNoAnswer() {
    let viewModel = makeQueryList()
    viewModel.didSelectItem(at: -1)
    viewModel.didSelectItem(at: 2)
    XCTAssertEqual(heard, [], "answers for the lines -1 and 2 of two")
    viewModel.didSelectItem(at: 0)
    XCTAssertEqual(heard, [other], "answers after a right choice")
  }

  /// Once it has answered, the list keeps nothing that the answer needed.
  func testAnsweredListLetsGo() throws {
    var viewModel: MoviesQueryListViewModel?
    try expectReleased {
      let witness = NSObject()
      viewModel = MoviesQueryListViewModel(
        queries: [old], didSelect: { _ in withExtendedLifetime(witness) {} })
      viewModel?.didSelectItem(at: 0)
      return [witness]
    }
    withExtendedLifetime(viewModel) {}
  }

  /// Neither view model knows the other.
  func testViewModelsAreStrangers() throws {
    let queries = try Codebase.learner.type("MoviesQueryListViewModel")
    XCTAssertNoReference(from: queries, toType: "MoviesListViewModel")
    XCTAssertNoReference(from: queries, toType: "MoviesListViewModelActions")
    XCTAssertNoReference(from: queries, toModule: "UIKit")
    let movies = try Codebase.learner.type("MoviesListViewModel")
    XCTAssertNoReference(from: movies, toType: "MoviesQueryListViewModel")
  }

  /// There is one way for the answer, the closure: no delegate is left beside it.
  func testNoDelegateIsLeft() throws {
    let delegate = "MoviesQueryListViewModelDelegate"
    XCTAssertNoReference(
      from: try Codebase.learner.type("MoviesQueryListViewModel"), toType: delegate)
    XCTAssertDoesNotConform(try Codebase.learner.type("MoviesListViewModel"), to: delegate)
    XCTAssertFalse(
      Codebase.learner.types.contains { $0.name == "`\(delegate)`" },
      "The protocol `\(delegate)` has to go, and is still there.")
  }

  /// The lines read as before.
  func testItemsReadAsBefore() {
    XCTAssertEqual(
      makeQueryList().items.map(\.title), ["winters", "\u{201C}glass harbour\u{201D} of 1961"],
      "titles for two saved searches")
    let odd = ["Nine Winters", "", " Harbour "].map { MovieQuery(text: $0, year: nil) }
    let many = odd + (1950..<1970).map { MovieQuery(text: "", year: $0) }
    XCTAssertEqual(
      MoviesQueryListViewModel(queries: many, didSelect: { _ in }).items.map(\.title),
      odd.map(\.text) + (1950..<1970).map { "\u{201C}\u{201D} of \($0)" },
      "titles for three searches without a year, and for twenty of a year and no words")
  }
}
