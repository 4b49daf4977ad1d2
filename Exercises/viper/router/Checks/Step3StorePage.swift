import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let found = [
  app("Pocket Garden", at: "https://store.example/pocket-garden"),
  app("Night Sky Notes", at: nil), app("Paper Moon", at: ""),
  app("Night Sky Notes", at: "https://[store"),
]

private func app(_ name: String, at storePage: String?) -> StoreApp {
  StoreApp(
    name: name, developer: "Fern & Co", summary: "All about \(name)", averageRating: 4,
    storePage: storePage)
}

@MainActor private final class Step3Service: AppSearchService {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    completion(.success(found))
  }
}

@MainActor private final class Step3RouterSpy: SearchRouting {
  var opened: [StoreApp] = []
  var details: [StoreApp] = []
  func openDetails(for app: StoreApp) { details.append(app) }
  func openStorePage(of app: StoreApp) { opened.append(app) }
}

@MainActor private final class Step3View: SearchViewInput {
  var told: [String] = []
  func showRows(_ rows: [SearchRow]) { told.append("\(rows.count) rows") }
  func showMessage(_ message: String) { told.append(message) }
}

@MainActor final class Step3StorePage: XCTestCase {
  override func setUp() { UIApplication.shared.resetRecords() }

  /// The router opens the address of the app's store page, once.
  func testRouterOpensTheStorePage() {
    let router = SearchRouter()
    router.openStorePage(of: app("Pocket Garden", at: "https://store.example/Pocket-Garden?ref=1"))
    XCTAssertEqual(
      UIApplication.shared.openedURLs.map(\.absoluteString),
      ["https://store.example/Pocket-Garden?ref=1"], "opened by openStorePage(of:)")
    router.openStorePage(of: app("Pocket Garden", at: "itms-apps://store.example/7"))
    XCTAssertEqual(
      UIApplication.shared.openedURLs.last?.absoluteString, "itms-apps://store.example/7",
      "opened last, for the address \"itms-apps://store.example/7\"")
  }

  /// A store page can be opened again, and leaves the screens where they are.
  func testStorePageOpensAgain() {
    var router = SearchRouter()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    router.viewController = screen
    for _ in 1...2 { router.openStorePage(of: app("Paper Moon", at: "https://store.example/moon")) }
    XCTAssertEqual(
      UIApplication.shared.openedURLs.map(\.absoluteString),
      ["https://store.example/moon", "https://store.example/moon"], "opened by two calls")
    XCTAssertTrue(
      navigation.topViewController === screen, "The screen is still on top after its store page.")
    XCTAssertEqual(navigation.viewControllers.count, 2, "screens after the store page was opened")
  }

  /// An app without an address, or with a broken one, opens nothing: no page, and no other screen.
  func testMissingOrBrokenAddressOpensNothing() {
    var router = SearchRouter()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let phone = Screen(showing: navigation)
    router.viewController = screen
    for address in [nil, "", "https://[store", "http://a:b:c"] {
      let words = address.map { "\"\($0)\"" } ?? "nil"
      router.openStorePage(of: app("Night Sky Notes", at: address))
      XCTAssertEqual(
        UIApplication.shared.openedURLs.map(\.absoluteString), [],
        "opened for the address \(words)")
      XCTAssertEqual(navigation.viewControllers.count, 1, "screens for the address \(words)")
      XCTAssertTrue(
        phone.front === navigation,
        "Something is presented for the address \(words); in front is \(phone.dump)")
    }
  }

  /// The Get button makes the presenter ask the router for that app's store page.
  func testGetAsksTheRouter() {
    let router = Step3RouterSpy()
    let view = Step3View()
    let presenter = SearchPresenter(service: Step3Service(), router: router)
    presenter.view = view
    presenter.viewDidSearch(for: "garden")
    view.told = []
    presenter.viewDidTapGet(at: 0)
    presenter.viewDidTapGet(at: 1)
    presenter.viewDidTapGet(at: 2)
    presenter.viewDidTapGet(at: 3)
    XCTAssertEqual(
      router.opened.map(\.name),
      ["Pocket Garden", "Night Sky Notes", "Paper Moon", "Night Sky Notes"],
      "asked of the router after viewDidTapGet(at:) with 0, 1, 2 and 3")
    XCTAssertEqual(
      router.opened.map(\.storePage),
      ["https://store.example/pocket-garden", nil, "", "https://[store"],
      "addresses of the apps that the router was asked for, the second and the last of one name")
    XCTAssertEqual(
      router.opened, found, "the apps that the router was asked for, as they were found")
    XCTAssertEqual(router.details.map(\.name), [], "details opened by a tap on Get")
    XCTAssertFalse(
      view.told.contains { $0 != "4 rows" },
      "A tap on Get takes no row away; the view was told: \(view.told.joined(separator: ", "))")
    presenter.viewDidTapGet(at: 0)
    XCTAssertEqual(
      router.opened.last?.name, "Pocket Garden", "asked of the router at a second tap on row 0")
  }

  /// The presenter opens no address itself.
  func testPresenterOpensNothingItself() {
    let presenter = SearchPresenter(service: Step3Service(), router: Step3RouterSpy())
    presenter.viewDidSearch(for: "garden")
    for row in 0...3 { presenter.viewDidTapGet(at: row) }
    XCTAssertEqual(
      UIApplication.shared.openedURLs.map(\.absoluteString), [],
      "opened after taps on Get of four apps, with a router that only listens")
  }

  /// Get on a row that is not in the list asks for nothing.
  func testGetOutsideTheListAsksForNothing() {
    let router = Step3RouterSpy()
    let presenter = SearchPresenter(service: Step3Service(), router: router)
    presenter.viewDidTapGet(at: 0)
    presenter.viewDidSearch(for: "garden")
    presenter.viewDidTapGet(at: -1)
    presenter.viewDidTapGet(at: 4)
    XCTAssertEqual(
      router.opened.map(\.name), [], "for row 0 before a search, and rows -1 and 4 of four")
    presenter.viewDidSearch(for: " ")
    presenter.viewDidTapGet(at: 0)
    XCTAssertEqual(
      router.opened.map(\.name), [], "for row 0 after a search for blanks, which empties the list")
  }
}

final class Step3Structure: XCTestCase {
  /// The presenter can be used where there is no UIKit.
  func testPresenterKnowsNoUIKit() throws {
    let presenter = try Codebase.learner.type("SearchPresenter")
    XCTAssertNoTransitiveReference(from: presenter, toModule: "UIKit")
  }
}
