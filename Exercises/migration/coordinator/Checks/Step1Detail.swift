import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step1API: CourseAPI {
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    completion(.success([pottery, bees]))
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

/// Notes how the screens came.
private final class Step1Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor private func makeContainer(_ api: Step1API) -> DIContainer {
  let container = DIContainer()
  AppAssembly.assemble(container)
  container.register(CourseAPI.self, lifetime: .container) { _ in api }
  return container
}

/// A flow of the check: whoever conforms to the protocol works on the main actor.
private final class Step1Flow: Coordinator {
  let screen = UIViewController()
  func start() throws { screen.loadViewIfNeeded() }
}

@MainActor final class Step1Detail: XCTestCase {
  private let api = Step1API()

  private func makeDetail(
    of course: Course, on navigation: UINavigationController
  ) -> CourseDetailCoordinator {
    CourseDetailCoordinator(
      navigationController: navigation, course: course, container: makeContainer(api))
  }

  /// Starting pushes the detail of that course, once, on top of what is there, and it slides in.
  func testStartPushesTheDetail() throws {
    let navigation = Step1Navigation(nibName: nil, bundle: nil)
    let lobby = UIViewController()
    navigation.setViewControllers([lobby], animated: false)
    let detail: any Coordinator = makeDetail(of: bees, on: navigation)
    XCTAssertEqual(navigation.pushes, [], "pushes before start()")
    try detail.start()
    XCTAssertEqual(navigation.pushes, [true], "pushes by start(), and whether each was animated")
    let top = navigation.topViewController as? CourseDetailViewController
    XCTAssertEqual(top?.course, bees, "the course of the detail on top")
    XCTAssertTrue(navigation.viewControllers.first === lobby, "What was there stays below.")
  }

  /// The detail has the API of the container.
  func testDetailHasTheAPIOfTheContainer() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = makeDetail(of: pottery, on: navigation)
    var count = 0
    detail.onFinish = { count += 1 }
    try detail.start()
    let phone = Screen(showing: navigation)
    try phone.tap("Enrol")
    XCTAssertEqual(api.enrolment.inputs, [1], "enrolments, after a touch on the button")
    MainQueue.run(until: phone.shows("You have a seat."))
    MainQueue.settle()
    XCTAssertEqual(count, 0, "calls of onFinish after an enrolment, with the detail still shown")
    withExtendedLifetime(detail) {}
  }

  /// When the user goes back, the flow says once that it has finished.
  func testGoingBackFinishes() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = makeDetail(of: pottery, on: navigation)
    var count = 0
    detail.onFinish = { count += 1 }
    try detail.start()
    let phone = Screen(showing: navigation)
    XCTAssertEqual(count, 0, "calls of onFinish while the detail is shown")
    // Whoever keeps the screen for a while longer does not keep it on the stack.
    let screen = navigation.topViewController
    try phone.tapBack()
    XCTAssertEqual(
      count, 1, "calls of onFinish after going back, while somebody still keeps the screen")
    withExtendedLifetime(screen) {}
  }

  /// A stack that is emptied at once finishes the flow as well, also below another screen.
  func testLeavingInAnyWayFinishes() throws {
    for (covers, place) in [([], "on top"), ([UIViewController()], "below another screen")] {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let detail = makeDetail(of: pottery, on: navigation)
      var count = 0
      detail.onFinish = { count += 1 }
      try detail.start()
      let phone = Screen(showing: navigation)
      for cover in covers { navigation.pushViewController(cover, animated: false) }
      navigation.setViewControllers([root], animated: false)
      XCTAssertEqual(count, 1, "calls of onFinish after a stack set anew, the detail \(place)")
      phone.close()
    }
  }

  /// Another screen on top of the detail does not finish the flow.
  func testCoveredDetailGoesOn() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = makeDetail(of: pottery, on: navigation)
    var count = 0
    detail.onFinish = { count += 1 }
    try detail.start()
    let phone = Screen(showing: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    XCTAssertEqual(count, 0, "calls of onFinish with another screen on top")
    try phone.tapBack()
    XCTAssertEqual(count, 0, "calls of onFinish with the detail on top again")
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    navigation.topViewController?.present(sheet, animated: false)
    MainQueue.settle()
    XCTAssertEqual(count, 0, "calls of onFinish with a sheet in front")
    sheet.dismiss(animated: false)
    MainQueue.settle()
    XCTAssertEqual(count, 0, "calls of onFinish after the sheet has gone")
  }

  /// A way back that is begun with a finger and broken off does not finish the flow.
  func testBrokenOffWayBackGoesOn() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = makeDetail(of: pottery, on: navigation)
    var count = 0
    detail.onFinish = { count += 1 }
    try detail.start()
    let phone = Screen(showing: navigation)
    let screen = try XCTUnwrap(navigation.topViewController)
    screen.willMove(toParent: nil)
    screen.viewWillDisappear(true)
    screen.willMove(toParent: navigation)
    screen.viewWillAppear(true)
    XCTAssertEqual(count, 0, "calls of onFinish after a way back that was broken off")
    try phone.tapBack()
    XCTAssertEqual(count, 1, "calls of onFinish after going back at last")
  }

  /// A detail whose parts are missing is an error, and pushes nothing.
  func testMissingPartsAreAnError() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = CourseDetailCoordinator(
      navigationController: navigation, course: pottery, container: DIContainer())
    XCTAssertThrowsError(try detail.start(), "start() with an empty container")
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after the error")
  }

  /// Screen and flow go away when the user goes back.
  func testDetailGoesAway() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Screen(showing: navigation)
    try expectReleased {
      let detail = makeDetail(of: pottery, on: navigation)
      try detail.start()
      let screen = try XCTUnwrap(navigation.topViewController)
      try phone.tapBack()
      return [detail, screen]
    }
  }

  /// A coordinator does its work on the main actor.
  func testCoordinatorsWorkOnTheMainActor() throws {
    let flow = Step1Flow()
    try flow.start()
    XCTAssertTrue(flow.screen.isViewLoaded, "A flow of the check has loaded its screen.")
  }

  /// The detail screen says that it has left, and knows nobody who listens.
  func testScreenKnowsNoCoordinator() throws {
    let screen = try Codebase.learner.type("CourseDetailViewController")
    for name in ["Coordinator", "CourseDetailCoordinator", "DIContainer", "UINavigationController"]
    {
      XCTAssertNoReference(from: screen, toType: name)
    }
  }

  /// Whoever begins to listen when the detail is already shown hears its end as well.
  func testListenerMayComeLater() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = makeDetail(of: pottery, on: navigation)
    try detail.start()
    var count = 0
    detail.onFinish = { count += 1 }
    let phone = Screen(showing: navigation)
    try phone.tapBack()
    XCTAssertEqual(count, 1, "calls of an onFinish that was set after start()")
    withExtendedLifetime(detail) {}
  }
}
