import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lake = Hike(name: "Heron Lake", kilometres: 7.5, climb: 90, meetingPoint: "Weir")
private let quarry = Hike(name: "Old Quarry", kilometres: 12, climb: 430, meetingPoint: "East")

/// Notes how the screens came.
private final class Step1Navigation: UINavigationController {
  var changes: [String] = []

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changes.append("set, animated: \(animated)")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changes.append("push, animated: \(animated)")
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor final class Step1HomeFlow: XCTestCase {
  /// Starting the home flow shows the list of hikes on the given navigation controller.
  func testStartShowsTheList() {
    let navigation = UINavigationController()
    let home: any Coordinator = HomeCoordinator(
      navigationController: navigation, hikes: [lake, quarry])
    XCTAssertEqual(
      navigation.viewControllers.count, 0, "screens before start(): making a flow shows nothing")
    home.start()
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after start()")
    XCTAssertTrue(
      navigation.topViewController is HomeViewController,
      """
      After start() a HomeViewController is on top, found: \
      \(navigation.topViewController.map { "\(type(of: $0))" } ?? "no screen")
      """)
  }

  /// The list shows the hikes that the flow was given.
  func testListShowsTheGivenHikes() {
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [quarry])
    home.start()
    let phone = Screen(showing: navigation)
    XCTAssertEqual(phone.rows, [["Old Quarry, 12.0 km"]], "rows for a flow with one hike")
    XCTAssertEqual(phone.title, "Hikes", "the title of the list")
    let long = Hike(name: "Old Quarry", kilometres: 20, climb: 0, meetingPoint: "West")
    let other = UINavigationController()
    let others = HomeCoordinator(navigationController: other, hikes: [long, quarry, lake])
    others.start()
    XCTAssertEqual(
      Screen(showing: other).rows.compactMap(\.first).map { $0.hasPrefix("Old Quarry") },
      [true, true, false], "rows that begin with Old Quarry, for two hikes of that name and Lake")
    XCTAssertEqual(
      Screen(showing: other).rows.first, ["Old Quarry, 20.0 km"],
      "the first row, for the longer one of both")
  }

  /// The first screen of the flow is simply there, without an animation.
  func testFirstScreenComesWithoutAnimation() {
    let navigation = Step1Navigation(nibName: nil, bundle: nil)
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake])
    home.start()
    XCTAssertEqual(
      navigation.changes.filter { $0.hasSuffix("true") }, [], "animated changes during start()")
    XCTAssertEqual(navigation.changes.count, 1, "changes of the stack during start()")
  }

  /// A detail is pushed for exactly the hike that was asked for.
  func testDetailOfThatHike() {
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake, quarry])
    home.start()
    home.showDetail(of: quarry)
    let detail = navigation.topViewController as? HikeDetailViewController
    XCTAssertEqual(detail?.hike, quarry, "on top after showDetail(of: Old Quarry)")
    XCTAssertEqual(navigation.viewControllers.count, 2, "the list stays below the detail")
    let other = Hike(name: "Night Walk", kilometres: 3, climb: 0, meetingPoint: "Station")
    home.showDetail(of: other)
    XCTAssertEqual(
      (navigation.topViewController as? HikeDetailViewController)?.hike, other,
      "on top after showDetail(of: Night Walk), which is not in the list")
    let round = Hike(name: "Heron Lake", kilometres: 14, climb: 180, meetingPoint: "Boathouse")
    home.showDetail(of: round)
    XCTAssertEqual(
      (navigation.topViewController as? HikeDetailViewController)?.hike, round,
      "on top after showDetail(of:) for 14 km at Heron Lake, with 7.5 km of that name in the list")
  }

  /// A detail slides in: it is pushed with an animation.
  func testDetailIsAnimated() {
    let navigation = Step1Navigation(nibName: nil, bundle: nil)
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake])
    home.start()
    navigation.changes = []
    home.showDetail(of: lake)
    XCTAssertEqual(navigation.changes, ["push, animated: true"], "during showDetail(of:)")
  }

  /// After going back the next detail is that of the next hike.
  func testNextDetailIsANewOne() {
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake, quarry])
    home.start()
    home.showDetail(of: lake)
    navigation.popViewController(animated: false)
    home.showDetail(of: quarry)
    let detail = navigation.topViewController as? HikeDetailViewController
    XCTAssertEqual(
      detail?.hike.name, "Old Quarry", "for the second detail, opened after going back")
    home.showDetail(of: lake)
    XCTAssertEqual(
      (navigation.topViewController as? HikeDetailViewController)?.hike.name, "Heron Lake",
      "for a third detail, opened above the second")
    XCTAssertEqual(navigation.viewControllers.count, 3, "screens: the list and two details")
    home.showDetail(of: lake)
    XCTAssertEqual(
      navigation.viewControllers.count, 4, "screens after one more detail of the hike on top")
  }
}
