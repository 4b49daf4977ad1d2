import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step2API: CourseAPI {
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    completion(.success([pottery, bees]))
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

/// Notes how the screens came.
private final class Step2Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor private func makeContainer(_ api: Step2API) -> DIContainer {
  let container = DIContainer()
  AppAssembly.assemble(container)
  container.register(CourseAPI.self, lifetime: .container) { _ in api }
  return container
}

@MainActor private final class Step2Listener: CourseListNavigation {
  var shown: [Course] = []
  func showDetail(of course: Course) { shown.append(course) }
}

@MainActor final class Step2List: XCTestCase {
  private let api = Step2API()

  /// Starting pushes the list on top of what is there, without an animation.
  func testStartPushesTheList() throws {
    let navigation = Step2Navigation(nibName: nil, bundle: nil)
    let lobby = UIViewController()
    navigation.setViewControllers([lobby], animated: false)
    let courses: any Coordinator = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    XCTAssertEqual(navigation.pushes, [], "pushes before start()")
    try courses.start()
    XCTAssertEqual(navigation.viewControllers.count, 2, "screens after start() on top of a lobby")
    XCTAssertTrue(navigation.viewControllers.first === lobby, "What was there stays below.")
    XCTAssertTrue(
      navigation.topViewController is CourseListViewController, "The list is on top after start().")
    XCTAssertFalse(navigation.pushes.contains(true), "An animated push during start().")
  }

  /// A detail is a child for the course that was asked for, and is shown.
  func testDetailIsAChild() throws {
    let navigation = UINavigationController()
    let courses = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    try courses.start()
    XCTAssertEqual(courses.children.count, 0, "children after start()")
    courses.showDetail(of: bees)
    XCTAssertEqual(courses.children.count, 1, "children after showDetail(of: Beekeeping)")
    XCTAssertTrue(
      courses.children.first is CourseDetailCoordinator, "found: \(courses.children)")
    let top = navigation.topViewController as? CourseDetailViewController
    XCTAssertEqual(top?.course, bees, "the course of the detail on top")
  }

  /// Going back removes the child, and twenty rounds leave none.
  func testGoingBackRemovesTheChild() throws {
    let navigation = UINavigationController()
    let courses = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    try courses.start()
    let phone = Screen(showing: navigation)
    for round in 1...20 {
      courses.showDetail(of: pottery)
      XCTAssertEqual(courses.children.count, 1, "children with the detail open, round \(round)")
      try phone.tapBack()
      XCTAssertEqual(courses.children.count, 0, "children after going back, round \(round)")
    }
  }

  /// Of two open details, the one that is left is removed, by what it is and not by its course.
  func testTheRightChildIsRemoved() throws {
    let navigation = UINavigationController()
    let courses = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    try courses.start()
    let phone = Screen(showing: navigation)
    courses.showDetail(of: pottery)
    let first = try XCTUnwrap(courses.children.first)
    courses.showDetail(of: pottery)
    XCTAssertEqual(courses.children.count, 2, "children with two details open")
    try phone.tapBack()
    XCTAssertEqual(courses.children.count, 1, "children after going back once")
    XCTAssertTrue(courses.children.first === first, "The first detail is still open.")
  }

  /// Details that leave the stack together are all removed, and one from the middle is removed alone.
  func testDetailsThatLeaveTogether() throws {
    let navigation = UINavigationController()
    let courses = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    try courses.start()
    courses.showDetail(of: pottery)
    let before = courses.children
    courses.showDetail(of: bees)
    // Nobody has promised an order: the new child is the one that was not there before.
    let middle = try XCTUnwrap(
      courses.children.first { child in !before.contains { $0 === child } },
      "the child of the second detail")
    courses.showDetail(of: pottery)
    let phone = Screen(showing: navigation)
    XCTAssertEqual(courses.children.count, 3, "children with three details open")
    navigation.setViewControllers(
      [0, 1, 3].map { navigation.viewControllers[$0] }, animated: false)
    XCTAssertEqual(courses.children.count, 2, "children after the detail in the middle has left")
    XCTAssertFalse(
      courses.children.contains { $0 === middle }, "the detail in the middle is still a child")
    navigation.popToRootViewController(animated: false)
    XCTAssertEqual(courses.children.count, 0, "children after the way back to the list")
    phone.close()
  }

  /// A flow that has finished is released: nobody keeps it, not even its own closure.
  func testFinishedChildIsReleased() throws {
    let navigation = UINavigationController()
    let courses = CourseListCoordinator(
      navigationController: navigation, container: makeContainer(api))
    try courses.start()
    let phone = Screen(showing: navigation)
    try expectReleased {
      courses.showDetail(of: pottery)
      let child = try XCTUnwrap(courses.children.first, "the child of an open detail")
      try phone.tapBack()
      return [child]
    }
  }

  /// A detail that cannot be put together leaves no child and no screen, and those that run go on.
  func testBrokenDetailLeavesNothing() throws {
    let navigation = UINavigationController()
    let container = makeContainer(api)
    let courses = CourseListCoordinator(navigationController: navigation, container: container)
    try courses.start()
    courses.showDetail(of: bees)
    container.register(CourseAPI.self, lifetime: .factory) { _ in throw URLError(.badURL) }
    courses.showDetail(of: pottery)
    XCTAssertEqual(
      courses.children.count, 1, "children after one detail, and one that could not start")
    XCTAssertEqual(navigation.viewControllers.count, 2, "screens after them")
    try Screen(showing: navigation).tapBack()
    XCTAssertEqual(courses.children.count, 0, "children after going back from the one detail")
  }

  /// A detail may be on the stack longer than the flow that opened it lives: it leaves in peace.
  func testDetailOutlivesTheFlow() throws {
    for isKept in [true, false] {
      let navigation = UINavigationController()
      func open() throws -> [any Coordinator] {
        let courses = CourseListCoordinator(
          navigationController: navigation, container: makeContainer(api))
        try courses.start()
        courses.showDetail(of: pottery)
        return isKept ? courses.children : []
      }
      let kept = try open()
      try Screen(showing: navigation).tapBack()
      XCTAssertEqual(
        navigation.viewControllers.count, 1,
        "screens after going back, the flow of the list forgotten and \(kept.count) detail kept")
    }
  }

  /// A touched line asks for the detail of its course, and opens nothing by itself.
  func testLineAsksForItsDetail() throws {
    let listener = Step2Listener()
    let list = CourseListViewController(api: api)
    list.navigation = listener
    let navigation = UINavigationController(rootViewController: list)
    let phone = Screen(showing: navigation)
    try phone.tap("Beekeeping")
    XCTAssertEqual(listener.shown, [bees], "asked for after a touch")
    XCTAssertEqual(
      navigation.viewControllers.count, 1, "screens after a touch, with somebody who only listens")
  }

  /// A list whose parts are missing is an error.
  func testMissingPartsAreAnError() {
    let courses = CourseListCoordinator(
      navigationController: UINavigationController(), container: DIContainer())
    XCTAssertThrowsError(try courses.start(), "start() with an empty container")
  }

  /// The list does not keep whoever navigates, and knows no other screen.
  func testListKnowsNoOtherScreen() throws {
    let list = try Codebase.learner.type("CourseListViewController")
    XCTAssertHoldsWeakly(list, "navigation")
    for name in [
      "navigationController", "UINavigationController", "CourseDetailViewController",
      "CourseListCoordinator", "CourseDetailCoordinator", "DIContainer",
    ] {
      XCTAssertNoTransitiveReference(from: list, toType: name)
    }
    let detail = try Codebase.learner.type("CourseDetailViewController")
    for promise in promisesOfTheContainer() {
      for screen in [list, detail] {
        XCTAssertNoReference(from: screen, toType: promise, "a container is behind it")
      }
    }
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// Only the coordinator itself says which of its flows run.
  func testOnlyTheCoordinatorChangesItsChildren() throws {
    XCTAssertSetOnlyInside(try Codebase.learner.type("CourseListCoordinator"), "children")
  }

  /// Coordinators take what they need from the container, and make none of it.
  func testCoordinatorsResolve() throws {
    for name in ["CourseListCoordinator", "CourseDetailCoordinator"] {
      let coordinator = try Codebase.learner.type(name)
      for type in [
        "APIClient", "AppAssembly", "HTTPCourseRemote", "MemoryCourseCache",
        "DefaultCourseRepository", "DefaultFetchCoursesUseCase", "DefaultEnrollInCourseUseCase",
      ] {
        XCTAssertNoReference(from: coordinator, toType: type)
      }
    }
  }
}
