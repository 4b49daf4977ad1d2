import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let apps = ["Pocket Garden", "Garden Planner", "Garden Radio"].map {
  StoreApp(
    name: $0, developer: "Fern & Co", summary: "All about \($0)", averageRating: 4,
    storePage: "https://store.example/app")
}

@MainActor private final class Step2Service: AppSearchService {
  let search = AnswerStub<String, [StoreApp]>(returning: apps)

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    search(query, completion: completion)
  }
}

@MainActor private final class Step2RouterSpy: SearchRouting {
  var opened: [StoreApp] = []
  func openDetails(for app: StoreApp) { opened.append(app) }
  func openStorePage(of app: StoreApp) {}
}

/// A view that is no view controller: the presenter has no need of one.
@MainActor private final class Step2View: SearchViewInput {
  var rows: [SearchRow] = []
  var shownLists = 0
  var messages: [String] = []
  func showRows(_ rows: [SearchRow]) {
    self.rows = rows
    shownLists += 1
  }
  func showMessage(_ message: String) { messages.append(message) }
}

@MainActor final class Step2Presenter: XCTestCase {
  /// A selected row makes the presenter ask the router for that app.
  func testSelectionAsksTheRouter() {
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: Step2Service(), router: router)
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 1)
    XCTAssertEqual(
      router.opened.map(\.name), ["Garden Planner"],
      "asked of the router after viewDidSelectApp(at: 1)")
    XCTAssertEqual(router.opened, [apps[1]], "the app that was asked for, as it was found")
  }

  /// The presenter leaves the navigation alone: it asks, and the router moves.
  func testPresenterLeavesTheNavigationAlone() throws {
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: Step2Service(), router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    let navigation = UINavigationController(rootViewController: search)
    let phone = Screen(showing: navigation)
    presenter.viewDidSearch(for: "garden")
    try phone.tap("Pocket Garden")
    XCTAssertEqual(
      navigation.viewControllers.count, 1,
      "controllers on the navigation controller after a tap on a row, with a router that only listens"
    )
    XCTAssertTrue(phone.front === navigation, "The presenter presents nothing itself.")
    XCTAssertEqual(router.opened.count, 1, "requests to the router for one tap")
  }

  /// A row that is not in the list opens nothing.
  func testRowOutsideTheListOpensNothing() {
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: Step2Service(), router: router)
    presenter.viewDidSelectApp(at: 0)
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: -1)
    presenter.viewDidSelectApp(at: 3)
    presenter.viewDidSearch(for: " ")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(
      router.opened.map(\.name), [],
      "for row 0 before a search, rows -1 and 3 of three, and row 0 after a search for blanks")
  }

  /// Whoever comes back from the details can open others, or the same once more.
  func testEveryTapOpens() {
    let service = Step2Service()
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: service, router: router)
    presenter.viewDidSearch(for: "garden")
    for row in [1, 1, 0] { presenter.viewDidSelectApp(at: row) }
    XCTAssertEqual(
      router.opened.map(\.name), ["Garden Planner", "Garden Planner", "Pocket Garden"],
      "asked of the router for rows 1, 1 and 0")
    service.search.returns([apps[2], apps[0], apps[1]])
    presenter.viewDidSearch(for: "radio")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(
      router.opened.last?.name, "Garden Radio",
      "asked of the router last, for row 0 after a second search that found Garden Radio first")
  }

  /// The rows that are shown can be opened while the next search is under way.
  func testRowsCanBeOpenedDuringTheNextSearch() {
    let service = Step2Service()
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: service, router: router)
    presenter.viewDidSearch(for: "garden")
    service.search.hold()
    presenter.viewDidSearch(for: "sky")
    presenter.viewDidSelectApp(at: 2)
    service.search.release()
    XCTAssertEqual(
      router.opened.map(\.name), ["Garden Radio"],
      "asked of the router for row 2, the next search having no answer yet")
  }

  /// Two apps of one name are two apps: the router is asked for the one whose row it was.
  func testAppsOfOneNameAreKeptApart() {
    let service = Step2Service()
    let router = Step2RouterSpy()
    let copy = StoreApp(
      name: "Pocket Garden", developer: "Copy Cats", summary: "", averageRating: nil,
      storePage: nil)
    service.search.returns(apps + [copy])
    let presenter = SearchPresenter(service: service, router: router)
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidSelectApp(at: 3)
    XCTAssertEqual(
      router.opened.map(\.developer), ["Copy Cats"],
      "developer of the app asked for by row 3, which has the name of row 0")
  }

  /// Every search is asked for: a second one during the first, and the same once more.
  func testEverySearchCounts() {
    let service = Step2Service()
    service.search.hold()
    let view = Step2View()
    let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
    presenter.view = view
    for query in ["Garden", "sky", "sky", "x"] { presenter.viewDidSearch(for: query) }
    XCTAssertEqual(service.search.inputs, ["Garden", "sky", "sky", "x"], "asked of the service")
    service.search.release(0, with: .success([]))
    // Who passes over an answer that comes late shows none.
    XCTAssertEqual(
      view.messages.filter { $0 != "No apps found for \u{201C}Garden\u{201D}." }, [],
      "messages about another search, when the first has no result and the others no answer yet")
    service.search.release()
  }

  /// The presenter keeps its router alive.
  func testPresenterKeepsItsRouterAlive() {
    weak var kept: Step2RouterSpy?
    func makePresenter() -> SearchPresenter {
      let router = Step2RouterSpy()
      kept = router
      return SearchPresenter(service: Step2Service(), router: router)
    }
    let presenter = makePresenter()
    XCTAssertNotNil(kept, "Nobody but the presenter knows the router, and it has let it go.")
    withExtendedLifetime(presenter) {}
  }

  /// The presenter works with any view that can show rows, not only with a view controller.
  func testAnyViewGetsTheRows() {
    let view = Step2View()
    let presenter = SearchPresenter(service: Step2Service(), router: Step2RouterSpy())
    presenter.view = view
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      view.rows.map(\.title), ["Pocket Garden", "Garden Planner", "Garden Radio"],
      "titles of the rows shown for three apps found")
    XCTAssertEqual(view.rows.first?.subtitle, "Fern & Co · 4.0 ★", "the first row's second line")
    XCTAssertEqual(view.shownLists, 1, "lists shown for one search")
  }

  /// An app that nobody has rated says so in its row; others show one digit behind the point.
  func testUnratedAppSaysSo() {
    let view = Step2View()
    let service = Step2Service()
    service.search.returns(
      [nil, 3.96, 0].map {
        StoreApp(
          name: "Night Sky Notes", developer: "Small Hours", summary: "", averageRating: $0,
          storePage: nil)
      })
    let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
    presenter.view = view
    presenter.viewDidSearch(for: "sky")
    XCTAssertEqual(
      view.rows.map(\.subtitle),
      ["Small Hours · not rated yet", "Small Hours · 4.0 ★", "Small Hours · 0.0 ★"],
      "the second lines of apps without a rating, with 3.96 and with 0")
  }

  /// Where there are no rows the presenter says why, in the words that it had from the start.
  func testMessagesKeepTheirWords() {
    let view = Step2View()
    let service = Step2Service()
    let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
    presenter.view = view
    presenter.viewDidSearch(for: " ")
    service.search.returns([])
    presenter.viewDidSearch(for: " moon ")
    service.search.fails(with: URLError(.notConnectedToInternet))
    presenter.viewDidSearch(for: "garden")
    XCTAssertEqual(
      view.messages,
      [
        "Type the name of an app.", "No apps found for \u{201C}moon\u{201D}.",
        "The store can't be reached. Try again in a moment.",
      ], "messages after a search for nothing, one that finds nothing, and one that fails")
  }

  /// A search that finds nothing says so, and no row of the search before can be opened.
  func testNothingFoundLeavesNothingToOpen() {
    let view = Step2View()
    let service = Step2Service()
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: service, router: router)
    presenter.view = view
    presenter.viewDidSearch(for: "garden")
    service.search.returns([])
    presenter.viewDidSearch(for: " moon ")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(
      service.search.inputs, ["garden", "moon"], "asked of the service for those searches")
    XCTAssertEqual(view.messages.count, 1, "messages after a search without a result")
    XCTAssertEqual(router.opened.map(\.name), [], "opened by row 0 of an empty list")
  }

  /// A search that fails says so, and no row of the search before can be opened.
  func testFailureLeavesNothingToOpen() {
    let view = Step2View()
    let service = Step2Service()
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: service, router: router)
    presenter.view = view
    presenter.viewDidSearch(for: "garden")
    service.search.fails(with: URLError(.notConnectedToInternet))
    presenter.viewDidSearch(for: "moon")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(view.messages.count, 1, "messages after a failed search")
    XCTAssertEqual(router.opened.map(\.name), [], "opened by row 0 after a failed search")
  }

  /// On the screen rows and messages make way for those of the next search.
  func testMessageTakesTheRowsAway() {
    let service = Step2Service()
    let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    let phone = Screen(showing: UINavigationController(rootViewController: search))
    presenter.viewDidSearch(for: "garden")
    XCTAssertTrue(
      phone.shows("Pocket Garden"),
      "“Pocket Garden” is missing after a search for garden:\n\(phone.dump)")
    service.search.returns(apps.map { _ in apps[2] })
    presenter.viewDidSearch(for: "radio")
    XCTAssertFalse(
      phone.shows("Pocket Garden"),
      "“Pocket Garden” stays after a search that found as many others:\n\(phone.dump)")
    service.search.returns([])
    presenter.viewDidSearch(for: "moon")
    XCTAssertFalse(
      phone.shows("Garden Radio"),
      "“Garden Radio” is there after a search that found nothing:\n\(phone.dump)")
    for (query, message) in [
      ("moon", "No apps found for \u{201C}moon\u{201D}."), (" ", "Type the name of an app."),
    ] {
      presenter.viewDidSearch(for: query)
      XCTAssertTrue(
        phone.shows(message),
        "“\(message)” is missing after a search for “\(query)”:\n\(phone.dump)")
    }
  }

  /// An answer that comes after the view has gone does no harm.
  func testAnswerForAViewThatIsGone() {
    let service = Step2Service()
    service.search.hold()
    let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
    func searchAndLeave() {
      let view = Step2View()
      presenter.view = view
      presenter.viewDidSearch(for: "garden")
    }
    searchAndLeave()
    service.search.release()
    XCTAssertEqual(service.search.inputs, ["garden"], "searches, the view gone before the answer")
  }

  /// View, presenter and router go away together when the screen does.
  func testPartsGoAwayTogether() throws {
    try expectReleased {
      var router = SearchRouter()
      let presenter = SearchPresenter(service: Step2Service(), router: router)
      let search = SearchViewController(presenter: presenter)
      presenter.view = search
      router.viewController = search
      search.loadViewIfNeeded()
      presenter.viewDidSearch(for: "garden")
      return [search, presenter]
    }
  }

  /// A presenter that is left in the middle of a search goes away without its answer, and so does its view.
  func testPresenterGoesAwayDuringASearch() throws {
    let service = Step2Service()
    service.search.hold()
    try expectReleased {
      let view = Step2View()
      let presenter = SearchPresenter(service: service, router: Step2RouterSpy())
      presenter.view = view
      presenter.viewDidSearch(for: "garden")
      return [presenter, view]
    }
  }
}

final class Step2Structure: XCTestCase {
  /// The presenter names no screen, neither the one that it is on nor the one that comes next.
  func testPresenterNamesNoScreen() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    for type in [
      "UIViewController", "UINavigationController", "SearchViewController",
      "AppDetailViewController",
    ] {
      XCTAssertNoReference(from: presenter, toType: type)
    }
  }

  /// The presenter knows what its router can do, and not which class does it.
  func testPresenterKnowsNoConcreteRouter() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    XCTAssertKnows(presenter, "SearchRouter", onlyAs: "SearchRouting")
    XCTAssertConstructsNoDependency(presenter)
  }
}
