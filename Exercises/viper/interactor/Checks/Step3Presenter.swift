import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private struct Offline: Error {}

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "", averageRating: 4.6)
private let sky = StoreApp(
  name: "Night Sky Notes", developer: "Small Hours", summary: "", averageRating: nil)

@MainActor private final class Step3Interactor: SearchInteractorInput {
  let search = AnswerStub<String, [StoreApp]>(returning: [garden, sky])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private final class Step3Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: [sky])
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) { search(query, completion: completion) }
}

@MainActor private final class Step3Router: SearchRouting {
  var opened: [StoreApp] = []
  func openDetails(for app: StoreApp) { opened.append(app) }
}

@MainActor private final class Step3View: SearchViewInput {
  var rows: [SearchRow] = []
  var shownLists = 0
  var messages: [String] = []
  func showRows(_ rows: [SearchRow]) {
    self.rows = rows
    shownLists += 1
  }
  func showMessage(_ message: String) { messages.append(message) }
}

@MainActor private final class Step3Log: SearchLogging {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@MainActor final class Step3Presenter: XCTestCase {
  private let interactor = Step3Interactor()
  private let router = Step3Router()
  private let view = Step3View()

  private func makePresenter() -> SearchPresenter {
    let presenter = SearchPresenter(interactor: interactor, router: router)
    presenter.view = view
    return presenter
  }

  /// The presenter asks the interactor for what was typed, without blanks around it.
  func testPresenterAsksTheInteractor() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "  Pocket  garden ")
    presenter.viewDidSearch(for: "   ")
    XCTAssertEqual(
      interactor.search.inputs, ["Pocket  garden"],
      "asked of the interactor for \"  Pocket  garden \" and blanks")
    XCTAssertEqual(
      view.messages, ["Type the name of an app."], "messages for a search of blanks only")
  }

  /// The presenter turns the interactor's apps into rows.
  func testPresenterShowsTheAnswer() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(view.rows.map(\.title), ["Pocket Garden", "Night Sky Notes"], "titles shown")
    XCTAssertEqual(
      view.rows.map(\.subtitle), ["Fern & Co · 4.6 ★", "Small Hours · not rated yet"],
      "second lines shown")
    XCTAssertEqual(view.shownLists, 1, "lists shown for one search")
    XCTAssertEqual(view.messages, [], "messages when something was found")
    let trail = StoreApp(name: "iTrail", developer: "ants", summary: "", averageRating: 3.96)
    let flop = StoreApp(name: "Flop", developer: "Nobody", summary: "", averageRating: 0)
    interactor.search.returns([trail, flop])
    presenter.viewDidSearch(for: "trail")
    XCTAssertEqual(
      view.rows.map(\.subtitle), ["ants · 4.0 ★", "Nobody · 0.0 ★"],
      "second lines of apps with ratings of 3.96 and 0")
    XCTAssertEqual(view.rows.map(\.title), ["iTrail", "Flop"], "titles of iTrail and Flop")
    interactor.search.returns(Array(repeating: garden, count: 120))
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(view.rows.count, 120, "rows for an answer that has one app 120 times")
  }

  /// Failures and empty answers are told in the same words as before, and leave nothing to open.
  func testPresenterTellsWhatWentWrong() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    interactor.search.returns([])
    presenter.viewDidSearch(for: " Xyzzy ")
    interactor.search.fails(with: Offline())
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      view.messages,
      [
        "No apps found for \u{201C}Xyzzy\u{201D}.",
        "The store can't be reached. Try again in a moment.",
      ], "messages after a search without a result, and after a failed one")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(router.opened, [], "opened by row 0 after a failed search")
    interactor.search.returns([garden])
    presenter.viewDidSearch(for: "garden")
    interactor.search.fails(with: Offline())
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(
      view.messages.count, 3, "messages after a failed search while a row was shown, too")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(
      router.opened, [], "opened by row 0 after a search that failed while it was shown")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      view.messages = []
      interactor.search.fails(with: error)
      presenter.viewDidSearch(for: "sky")
      XCTAssertEqual(
        view.messages, ["The store can't be reached. Try again in a moment."],
        "messages after a search that failed with an error of type \(type(of: error))")
    }
  }

  /// A chosen row still opens the details of its app.
  func testChosenRowOpensDetails() {
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 1)
    XCTAssertEqual(router.opened, [sky], "asked of the router after viewDidSelectApp(at: 1)")
    for row in [2, -1] { presenter.viewDidSelectApp(at: row) }
    XCTAssertEqual(router.opened, [sky], "asked of the router after rows 2 and -1 of two, too")
    interactor.search.hold()
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 1)
    interactor.search.release()
    XCTAssertEqual(
      router.opened, [sky, sky], "asked of the router after row 1, chosen during the next search")
    presenter.viewDidSearch(for: " ")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(router.opened, [sky, sky], "asked of the router after row 0, under a message")
    interactor.search.returns([garden, sky])
    presenter.viewDidSearch(for: "garden")
    interactor.search.returns([sky, garden])
    presenter.viewDidSearch(for: "sky")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(
      router.opened.last, sky, "asked of the router last, for row 0 after a second search")
    let namesake = StoreApp(
      name: garden.name, developer: "Plot Twelve", summary: "", averageRating: nil)
    interactor.search.returns([garden, namesake])
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 1)
    XCTAssertEqual(
      router.opened.last, namesake,
      "asked of the router last, for the second of two apps called Pocket Garden")
  }

  /// A second search is asked for although the first has no answer yet.
  func testSecondSearchDuringTheFirst() {
    interactor.search.hold()
    let presenter = makePresenter()
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(
      interactor.search.inputs, ["garden", "sky"], "asked of the interactor before any answer")
    interactor.search.release()
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(
      interactor.search.inputs, ["garden", "sky", "sky"],
      "asked of the interactor when sky is searched for once more")
    presenter.viewDidSearch(for: "x")
    XCTAssertEqual(
      interactor.search.inputs.last, "x", "asked of the interactor last, for one letter")
    interactor.search.hold()
    presenter.viewDidSearch(for: "moon")
    presenter.viewDidSearch(for: "sun")
    let before = view.messages.count
    interactor.search.release(0, with: .success([]))
    // Who passes over an answer that comes late shows none.
    XCTAssertEqual(
      view.messages.dropFirst(before).filter { $0 != "No apps found for \u{201C}moon\u{201D}." },
      [], "messages about another search, when moon has no result and sun no answer yet")
  }

  /// The presenter knows the interactor's protocol, and neither service nor log.
  func testPresenterKnowsNoService() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    for name in ["AppSearchService", "SearchLogging"] {
      XCTAssertNoReference(from: presenter, toType: name)
    }
    for name in ["CatalogueSearchService", "SearchLog"] {
      XCTAssertNoTransitiveReference(from: presenter, toType: name)
    }
    XCTAssertConstructsNoDependency(presenter)
    XCTAssertNoGlobals(in: presenter)
    XCTAssertKnows(presenter, "SearchInteractor", onlyAs: "SearchInteractorInput")
  }

  /// A built screen searches with the service and writes into the log that it was given.
  func testBuiltScreenUsesWhatItIsGiven() throws {
    let service = Step3Service()
    let log = Step3Log()
    let screen: UIViewController = SearchModuleBuilder.build(service: service, log: log)
    XCTAssertFalse(
      screen is UINavigationController,
      "The builder returns a navigation controller: expected the screen, for whoever has one.")
    let phone = Screen(showing: UINavigationController(rootViewController: screen))
    XCTAssertEqual(phone.title, "Search", "the title of the screen")
    XCTAssertTrue(
      phone.shows("Type the name of an app."),
      "“Type the name of an app.” is missing before the first search:\n\(phone.dump)")
    try phone.type("sky", into: "Apps")
    try phone.submit("Apps")
    XCTAssertFalse(
      phone.find(UITextField.self).contains(where: \.isFirstResponder),
      "The keyboard is still there after a search.")
    XCTAssertEqual(service.search.inputs, ["sky"], "asked of the given service")
    XCTAssertEqual(log.lines, ["search: sky", "found 1: sky"], "written into the given log")
    XCTAssertEqual(phone.rows, [["Night Sky Notes", "Small Hours · not rated yet"]], "rows")
    XCTAssertFalse(
      phone.shows("Type the name of an app."),
      "“Type the name of an app.” stays beside a row:\n\(phone.dump)")
    try phone.tap("Night Sky Notes")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app, sky, "in the details after a touch on its row")
    try phone.tapBack()
    XCTAssertEqual(
      phone.find(UITableView.self).compactMap(\.indexPathForSelectedRow), [],
      "rows that are still selected after the way back from the details")
    service.search.returns([])
    // What is typed goes behind what stands in the field.
    try phone.type("xyzzy", into: "Apps")
    try phone.submit("Apps")
    XCTAssertEqual(phone.rows, [], "rows after a search that found nothing")
    XCTAssertTrue(
      phone.shows("No apps found for \u{201C}skyxyzzy\u{201D}."),
      "The message is missing after a search that found nothing:\n\(phone.dump)")
  }

  /// Two built screens have nothing in common: each opens details where it is itself.
  func testTwoScreensAreApart() throws {
    let service = Step3Service()
    let logs = [Step3Log(), Step3Log()]
    let phones = logs.map { log in
      let screen = SearchModuleBuilder.build(service: service, log: log)
      return Screen(showing: UINavigationController(rootViewController: screen))
    }
    try phones[0].type("sky", into: "Apps")
    try phones[0].submit("Apps")
    XCTAssertFalse(phones[1].shows("Night Sky Notes"), "on the screen where nobody has searched")
    try phones[0].tap("Night Sky Notes")
    XCTAssertEqual(
      phones.map(\.navigationDepth), [1, 0],
      "screens above two searches, a row of the first touched")
    try phones[1].type("moon", into: "Apps")
    try phones[1].submit("Apps")
    XCTAssertEqual(
      logs.map(\.lines), [["search: sky", "found 1: sky"], ["search: moon", "found 1: moon"]],
      "written into the logs of two screens with one service, after a search on each")
  }

  /// A screen that is left while a search is under way goes away at once, and afterwards nothing keeps its parts.
  func testScreenGoesAwayDuringASearch() throws {
    let service = Step3Service()
    service.search.hold()
    try expectReleased {
      let screen = SearchModuleBuilder.build(service: service, log: Step3Log())
      let phone = Screen(showing: UINavigationController(rootViewController: screen))
      try phone.type("sky", into: "Apps")
      try phone.submit("Apps")
      phone.close()
      return [screen]
    }
    XCTAssertEqual(service.search.pending, ["sky"], "searches without an answer")
    service.search.release()
    try expectReleased {
      let service = Step3Service()
      let log = Step3Log()
      let screen = SearchModuleBuilder.build(service: service, log: log)
      Screen(showing: UINavigationController(rootViewController: screen)).close()
      return [screen, service, log]
    }
  }

  /// The presenter goes away during a search, without waiting for the answer.
  func testPresenterGoesAwayDuringASearch() throws {
    interactor.search.hold()
    try expectReleased {
      let presenter = SearchPresenter(interactor: interactor, router: router)
      presenter.viewDidSearch(for: "sky")
      return [presenter]
    }
  }

  /// The app starts with a search that works, and its searches stand in the log that users can send.
  func testAppWorks() throws {
    let linesBefore = SearchLog.shared.lines.count
    let root = AppStart.makeRootViewController()
    XCTAssertEqual(root.viewControllers.count, 1, "screens on the navigation controller")
    XCTAssertFalse(root.isNavigationBarHidden, "The bar with the title is hidden.")
    let phone = Screen(showing: root)
    try phone.type("planner", into: "Apps")
    try phone.submit("Apps")
    try phone.tap("Garden Planner")
    XCTAssertEqual(
      (phone.top as? AppDetailViewController)?.app.name, "Garden Planner", "in the details")
    XCTAssertEqual(
      SearchLog.shared.lines.dropFirst(linesBefore).map { $0 },
      ["search: planner", "found 1: planner"], "written into SearchLog.shared by the app")
  }

  /// The app's start asks the builder and connects nothing of the search itself.
  func testAppStartAsksTheBuilder() throws {
    let start = try Codebase.learner.type("AppStart")
    XCTAssertReference(from: start, toType: "SearchModuleBuilder")
    let builder = try Codebase.learner.type("SearchModuleBuilder")
    for type in ["CatalogueSearchService", "SearchLog"] {
      XCTAssertNoReference(from: builder, toType: type, "whoever calls the builder chooses")
    }
    for type in ["SearchRouter", "SearchInteractor", "SearchPresenter", "SearchViewController"] {
      XCTAssertNoReference(from: start, toType: type)
    }
  }
}
