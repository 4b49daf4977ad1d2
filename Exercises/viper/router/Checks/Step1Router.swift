import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let garden = StoreApp(
  name: "Pocket Garden", developer: "Fern & Co", summary: "Knows when your plants are thirsty.",
  averageRating: 4.6, storePage: "https://store.example/pocket-garden")
private let sky = StoreApp(
  name: "Night Sky Notes", developer: "Small Hours", summary: "", averageRating: nil,
  storePage: nil)

@MainActor private final class Step1Navigation: UINavigationController {
  var pushes: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append("push, animated: \(animated)")
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor final class Step1Router: XCTestCase {
  /// The router shows the details of the app it was given.
  func testDetailsOfTheApp() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    var router = SearchRouter()
    router.viewController = screen
    router.openDetails(for: garden)
    let details = navigation.topViewController as? AppDetailViewController
    XCTAssertEqual(
      details?.app.name, "Pocket Garden",
      "after openDetails(for: Pocket Garden), on top of the screen's navigation controller")
    XCTAssertEqual(details?.app, garden, "the app in the details after openDetails(for:)")
  }

  /// The details arrive on the navigation controller that the search screen is in.
  func testDetailsOnTheScreensOwnNavigation() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    let phone = Screen(showing: navigation)
    var router = SearchRouter()
    router.viewController = screen
    router.openDetails(for: garden)
    XCTAssertEqual(
      navigation.viewControllers.count, 3,
      "controllers after openDetails(for:) on the navigation controller with the screen in second place"
    )
    XCTAssertTrue(
      phone.front === navigation,
      "Nothing is presented above the navigation controller; in front is \(phone.dump)")
    let container = UIViewController()
    let inner = UIViewController()
    container.addChild(inner)
    let outer = UINavigationController(rootViewController: container)
    router.viewController = inner
    router.openDetails(for: garden)
    XCTAssertEqual(
      outer.viewControllers.count, 2,
      "controllers on the navigation controller whose first one holds the screen as its child")
  }

  /// The details slide in, with one animated push.
  func testDetailsSlideIn() {
    let screen = UIViewController()
    let navigation = Step1Navigation(rootViewController: screen)
    navigation.pushes = []
    var router = SearchRouter()
    router.viewController = screen
    router.openDetails(for: garden)
    XCTAssertEqual(
      navigation.pushes, ["push, animated: true"],
      "on the screen's navigation controller during openDetails(for:)")
  }

  /// Each call opens the details of its own app, also after the user has gone back.
  func testEachCallShowsItsOwnApp() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    var router = SearchRouter()
    router.viewController = screen
    router.openDetails(for: garden)
    navigation.popViewController(animated: false)
    router.openDetails(for: sky)
    let details = navigation.topViewController as? AppDetailViewController
    XCTAssertEqual(
      details?.app.name, "Night Sky Notes", "for the second app, opened after going back")
    navigation.popViewController(animated: false)
    router.openDetails(for: garden)
    XCTAssertEqual(
      (navigation.topViewController as? AppDetailViewController)?.app.name, "Pocket Garden",
      "for the first app, opened once more after going back")
  }

  /// The router asks for the navigation controller when it opens something, not earlier.
  func testNavigationIsAskedForAtTheCall() {
    let screen = UIViewController()
    var router = SearchRouter()
    router.viewController = screen
    let navigation = UINavigationController(rootViewController: screen)
    router.openDetails(for: garden)
    XCTAssertTrue(
      navigation.topViewController is AppDetailViewController,
      "The screen came into a navigation controller after the router was told of it; no details.")
  }

  /// The router does not keep its screen alive.
  func testRouterDoesNotKeepItsScreenAlive() throws {
    var router = SearchRouter()
    try expectReleased {
      let screen = UIViewController()
      router.viewController = screen
      return [screen]
    }
  }

  /// A router whose screen is gone does nothing.
  func testRouterWithoutScreenDoesNothing() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Screen(showing: navigation)
    var router = SearchRouter()
    func showAndForget() { router.viewController = UIViewController() }
    showAndForget()
    router.openDetails(for: garden)
    XCTAssertEqual(
      navigation.viewControllers.count, 1, "controllers on another screen's navigation controller")
    XCTAssertTrue(phone.front === navigation, "Nothing is presented for a screen that is gone.")
    func showAndGoBack() {
      let screen = UIViewController()
      navigation.pushViewController(screen, animated: false)
      router.viewController = screen
      router.openDetails(for: garden)
      navigation.popToRootViewController(animated: false)
    }
    showAndGoBack()
    router.openDetails(for: garden)
    XCTAssertEqual(
      navigation.viewControllers.count, 1,
      "controllers on the navigation controller that the screen was in before it was gone")
  }
}

final class Step1Structure: XCTestCase {
  /// No property of the router keeps a screen or a stack of screens alive.
  func testRouterHoldsScreensWeakly() throws {
    let router = try Codebase.learner.type("SearchRouter")
    for type in ["UIViewController", "UINavigationController"] {
      XCTAssertHoldsNothingStrongly(router, ofType: type)
    }
  }
}
