import UIKit
import XCTest

@testable import Learner

private let apps = ["Pocket Garden", "Garden Planner", "Garden Radio"].map {
  StoreApp(
    name: $0, developer: "Fern & Co", summary: "", averageRating: 4,
    storePage: "https://store.example/app")
}

@MainActor private final class Step2Service: AppSearchService {
  var answer: Result<[StoreApp], Error> = .success(apps)
  var queries: [String] = []

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    queries.append(query)
    completion(answer)
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
  var messages: [String] = []
  func showRows(_ rows: [SearchRow]) { self.rows = rows }
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
    XCTAssertEqual(
      router.opened.map(\.name), [], "for row 0 before a search, and rows -1 and 3 of three")
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
  }

  /// A search that finds nothing says so, and no row of the search before can be opened.
  func testNothingFoundLeavesNothingToOpen() {
    let view = Step2View()
    let service = Step2Service()
    let router = Step2RouterSpy()
    let presenter = SearchPresenter(service: service, router: router)
    presenter.view = view
    presenter.viewDidSearch(for: "garden")
    service.answer = .success([])
    presenter.viewDidSearch(for: " moon ")
    presenter.viewDidSelectApp(at: 0)
    XCTAssertEqual(service.queries, ["garden", "moon"], "asked of the service for those searches")
    XCTAssertEqual(view.messages.count, 1, "messages after a search without a result")
    XCTAssertEqual(router.opened.map(\.name), [], "opened by row 0 of an empty list")
  }

  /// View, presenter and router go away together when the screen does.
  func testPartsGoAwayTogether() {
    weak var screen: UIViewController?
    weak var presenterLeft: SearchPresenter?
    func showAndForget() {
      var router = SearchRouter()
      let presenter = SearchPresenter(service: Step2Service(), router: router)
      let search = SearchViewController(presenter: presenter)
      presenter.view = search
      router.viewController = search
      search.loadViewIfNeeded()
      presenter.viewDidSearch(for: "garden")
      screen = search
      presenterLeft = presenter
    }
    showAndForget()
    XCTAssertNil(screen, "The view controller is held by the presenter or the router.")
    XCTAssertNil(presenterLeft, "The presenter is still alive after its screen has gone.")
  }
}
