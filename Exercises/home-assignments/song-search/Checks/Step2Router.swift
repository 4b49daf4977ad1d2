import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let tide = Song(id: 1, title: "Low Tide", artist: "The Breakwaters", seconds: 185)

/// Notes how the screens came.
private final class Step2Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor final class Step2Router: XCTestCase {
  private let router = SongSearchRouter()

  /// The router pushes the details of the song onto its screen's navigation stack.
  func testDetailsArePushed() {
    let screen = UIViewController()
    let navigation = Step2Navigation(nibName: nil, bundle: nil)
    navigation.setViewControllers([UIViewController(), screen], animated: false)
    let phone = Screen(showing: navigation)
    router.viewController = screen
    let asked: any SongSearchRouting = router
    asked.openDetails(of: tide)
    XCTAssertEqual(navigation.pushes, [true], "pushes, and whether each was animated")
    XCTAssertEqual(phone.navigationDepth, 2, "screens above the first one, the search included")
    XCTAssertEqual((phone.top as? SongDetailsViewController)?.song, tide, "the song in front")
  }

  /// The details show artist and length.
  func testDetailsShowTheSong() {
    let phone = Screen(
      showing: UINavigationController(rootViewController: SongDetailsViewController(song: tide)))
    for text in ["Low Tide", "The Breakwaters", "3:05"] {
      XCTAssertTrue(phone.shows(text), "“\(text)” is missing in the details:\n\(phone.dump)")
    }
  }

  /// A length is minutes and two digits of seconds.
  func testLengthHasTwoDigitsOfSeconds() {
    for (seconds, length) in [
      (600, "10:00"), (69, "1:09"), (70, "1:10"), (119, "1:59"), (45, "0:45"), (4505, "75:05"),
    ] {
      let song = Song(id: 1, title: "Low Tide", artist: "The Breakwaters", seconds: seconds)
      let phone = Screen(
        showing: UINavigationController(rootViewController: SongDetailsViewController(song: song)))
      XCTAssertTrue(
        phone.shows(length), "“\(length)” is missing for \(seconds) seconds:\n\(phone.dump)")
    }
  }

  /// Without a screen there is nowhere to go, and nothing happens.
  func testRouterWithoutScreen() {
    router.openDetails(of: tide)
    XCTAssertNil(router.viewController, "the screen of a router that was given none")
  }

  /// Details that were closed go away: the router does not keep them.
  func testClosedDetailsGoAway() throws {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let phone = Screen(showing: navigation)
    let router = router
    router.viewController = screen
    try expectReleased {
      router.openDetails(of: tide)
      let details = try XCTUnwrap(
        navigation.topViewController as? SongDetailsViewController, "the details in front")
      navigation.popViewController(animated: false)
      return [details]
    }
    phone.close()
  }

  /// The screen owns the presenter, which owns the router: so the router holds the screen weakly.
  func testRouterHoldsItsScreenWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("SongSearchRouter"), "viewController")
    let router = router
    try expectReleased {
      let screen = UIViewController()
      router.viewController = screen
      return [screen]
    }
  }
}
