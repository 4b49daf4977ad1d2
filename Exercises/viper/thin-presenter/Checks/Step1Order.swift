import TestDoubles
import XCTest

@testable import Learner

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "Knows when your plants are thirsty.",
  averageRating: 4.6)
private let sky = StoreApp(
  name: "Night Sky Notes", developer: "Small Hours", summary: "A diary for stargazers.",
  averageRating: nil)

/// Notes throbber, results and errors; the hint of an empty list is the business of step 2.
@MainActor private final class Step1View: SearchViewInput {
  let calls: CallSpy
  init(_ calls: CallSpy) { self.calls = calls }
  func throbber(show: Bool) { calls.note("throbber \(show ? "on" : "off")") }
  func showResults(_ rows: [SearchRow]) {
    calls.note("results \(rows.map(\.title).joined(separator: ", "))")
  }
  func showNoResults() {}
  func hideNoResults() {}
  func showError(_ message: String) { calls.note("error") }
}

@MainActor private final class Step1Interactor: SearchInteractorInput {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden, sky])
  let calls: CallSpy
  init(_ calls: CallSpy) { self.calls = calls }
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    calls.note("search \(query)")
    search(query, completion: completion)
  }
}

@MainActor private final class Step1Router: SearchRouting {
  var opened: [StoreApp] = []
  func openDetails(for app: StoreApp) { opened.append(app) }
}

@MainActor final class Step1Order: XCTestCase {
  private let calls = CallSpy()
  private let router = Step1Router()
  private lazy var view = Step1View(calls)
  private lazy var interactor = Step1Interactor(calls)

  private func makePresenter() -> SearchPresenter {
    let presenter = SearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }

  /// A search turns the throbber on, asks the interactor, shows the results and turns the throbber off.
  func testOrderOfASearch() {
    makePresenter().viewDidSearch(for: "garden")
    XCTAssertEqual(
      calls.all,
      ["throbber on", "search garden", "results Pocket Garden, Night Sky Notes", "throbber off"],
      "what happens during a search that finds two apps")
  }

  /// While the interactor searches, the throbber is on and nothing else has happened.
  func testThrobberWhileSearching() {
    interactor.search.hold()
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      calls.all, ["throbber on", "search garden"], "before the interactor has answered")
    interactor.search.release()
    XCTAssertEqual(calls.all.last, "throbber off", "the last thing that happens")
    calls.clear()
    interactor.search.hold()
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(
      calls.all, ["throbber on", "search sky"], "before the answer to a second search")
    interactor.search.release()
    XCTAssertEqual(calls.all.last, "throbber off", "the last thing that a second search does")
    withExtendedLifetime(presenter) {}
  }

  /// Rows have the app's name, its developer and its rating.
  func testRowsAreReadyToBeShown() {
    let reader = Step1Reader()
    let presenter = SearchPresenter(interactor: interactor, router: router)
    presenter.view = reader
    let trail = StoreApp(name: "iTrail", developer: "ants", summary: "", averageRating: 3.96)
    let flop = StoreApp(name: "Flop", developer: "Nobody", summary: "", averageRating: 0)
    interactor.search.returns([garden, sky, trail, flop])
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      reader.rows.map(\.subtitle),
      ["Fern & Co · 4.6 ★", "Small Hours · not rated yet", "ants · 4.0 ★", "Nobody · 0.0 ★"],
      "second lines of apps with a rating of 4.6, with none, with 3.96 and with 0")
    XCTAssertEqual(
      reader.rows.map(\.title), ["Pocket Garden", "Night Sky Notes", "iTrail", "Flop"],
      "first lines of these apps")
    interactor.search.returns([sky, garden, sky])
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      reader.rows.map(\.title), ["Night Sky Notes", "Pocket Garden", "Night Sky Notes"],
      "first lines of three apps, of which two look the same")
    interactor.search.returns([flop, trail, garden])
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      reader.rows.map(\.title), ["Flop", "iTrail", "Pocket Garden"],
      "first lines of three apps, found after three other ones")
    interactor.search.returns(Array(repeating: garden, count: 120))
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(reader.rows.count, 120, "rows for 120 apps")
  }

  /// Blanks around the query are cut off, and a search for nothing does nothing.
  func testBlanksAreNoSearch() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "   ")
    XCTAssertEqual(calls.all, [], "for a query of blanks")
    presenter.viewDidSearch(for: "  Night  Sky   ")
    XCTAssertEqual(
      interactor.search.inputs, ["Night  Sky"], "asked of the interactor for \"  Night  Sky   \"")
  }

  /// Every search is asked for: a second one during the first, and the same once more.
  func testEverySearchCounts() {
    interactor.search.hold()
    let presenter = makePresenter()
    for query in ["garden", "sky", "sky", "x"] { presenter.viewDidSearch(for: query) }
    XCTAssertEqual(
      interactor.search.inputs, ["garden", "sky", "sky", "x"], "asked of the interactor")
    interactor.search.release()
  }

  /// A chosen row makes the presenter ask the router for that app; other rows are ignored.
  func testChosenRowAsksTheRouter() {
    let presenter = makePresenter()
    presenter.viewDidSelectApp(at: 0)
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 1)
    calls.clear()
    presenter.viewDidSelectApp(at: 2)
    presenter.viewDidSelectApp(at: -1)
    XCTAssertEqual(calls.all, [], "told to the view for rows 2 and -1 of two results")
    XCTAssertEqual(
      router.opened, [sky], "for row 0 before a search, and rows 1, 2 and -1 of two results")
    presenter.viewDidSelectApp(at: 1)
    XCTAssertEqual(router.opened, [sky, sky], "after row 1 was chosen a second time")
    interactor.search.hold()
    presenter.viewDidSearch(for: "sky")
    presenter.viewDidSelectApp(at: 0)
    interactor.search.release()
    XCTAssertEqual(router.opened, [sky, sky, garden], "after row 0 was chosen during a search")
    let copy = StoreApp(
      name: sky.name, developer: "Copy Cats", summary: "", averageRating: nil)
    interactor.search.returns([sky, copy])
    presenter.viewDidSearch(for: "sky")
    presenter.viewDidSelectApp(at: 1)
    XCTAssertEqual(
      router.opened, [sky, sky, garden, copy], "after row 1 was chosen of two apps with one name")
  }
}

@MainActor private final class Step1Reader: SearchViewInput {
  var rows: [SearchRow] = []
  func throbber(show: Bool) {}
  func showResults(_ rows: [SearchRow]) { self.rows = rows }
  func showNoResults() {}
  func hideNoResults() {}
  func showError(_ message: String) {}
}
