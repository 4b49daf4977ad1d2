import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step3API: CourseAPI {
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    completion(.success([pottery, bees]))
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

@MainActor private func makeContainer(_ api: Step3API) -> DIContainer {
  let container = DIContainer()
  AppAssembly.assemble(container)
  container.register(CourseAPI.self, lifetime: .container) { _ in api }
  return container
}

@MainActor final class Step3Life: XCTestCase {
  private let api = Step3API()

  /// The flow works as long as its stack is shown, although nobody else keeps it.
  func testFlowLivesWithItsStack() throws {
    let navigation = try Lantern.makeRootViewController(container: makeContainer(api))
    let phone = Screen(showing: navigation)
    MainQueue.settle()
    try phone.tap("Beekeeping")
    XCTAssertEqual(
      (phone.top as? CourseDetailViewController)?.course, bees, "in the detail after a touch")
    try phone.tapBack()
    try phone.tap("Pottery")
    XCTAssertEqual(
      (phone.top as? CourseDetailViewController)?.course, pottery, "in the next detail")
  }

  /// When the stack goes, everything goes: flows, list and detail.
  func testEverythingGoesWithTheStack() throws {
    let container = makeContainer(api)
    try expectReleased {
      let navigation = try Lantern.makeRootViewController(container: container)
      let phone = Screen(showing: navigation)
      let list = try XCTUnwrap(phone.top as? CourseListViewController)
      let flow = try XCTUnwrap(list.navigation, "whoever navigates for the list")
      try phone.tap("Pottery")
      let detail = try XCTUnwrap(phone.top)
      phone.close()
      return [navigation, list, flow, detail]
    }
  }

  /// Neither coordinator keeps the stack alive.
  func testCoordinatorsDoNotKeepTheStack() throws {
    for name in ["CourseListCoordinator", "CourseDetailCoordinator"] {
      let coordinator = try Codebase.learner.type(name)
      XCTAssertHoldsNothingStrongly(coordinator, ofType: "UIViewController")
    }
    var flow: CourseListCoordinator?
    let container = makeContainer(api)
    try expectReleased {
      let navigation = UINavigationController()
      flow = CourseListCoordinator(navigationController: navigation, container: container)
      try flow?.start()
      flow?.showDetail(of: pottery)
      return [navigation]
    }
    withExtendedLifetime(flow) {}
  }

  /// A wish that comes when the stack has gone does nothing.
  func testLateWishDoesNothing() throws {
    let container = makeContainer(api)
    func startAndForgetTheStack() throws -> CourseListCoordinator {
      let navigation = UINavigationController()
      let flow = CourseListCoordinator(navigationController: navigation, container: container)
      try flow.start()
      return flow
    }
    let flow = try startAndForgetTheStack()
    flow.showDetail(of: pottery)
    XCTAssertEqual(flow.children.count, 0, "children without a stack")
  }

  /// Two apps in one process do not disturb each other.
  func testTwoAppsAreApart() throws {
    let first = try Lantern.makeRootViewController(container: makeContainer(api))
    let second = try Lantern.makeRootViewController(container: makeContainer(api))
    let phone = Screen(showing: first)
    MainQueue.settle()
    try phone.tap("Pottery")
    XCTAssertEqual(first.viewControllers.count, 2, "screens where the line was touched")
    XCTAssertEqual(second.viewControllers.count, 1, "screens of the other app")
  }

  /// Lantern starts the flow: it makes no screen itself, and nobody takes anything from a global place.
  func testLanternStartsTheFlow() throws {
    let lantern = try Codebase.learner.type("Lantern")
    XCTAssertConstructs(lantern, "CourseListCoordinator")
    XCTAssertNoReference(from: lantern, toType: "CourseListViewController")
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    for kept in ["Coordinator", "UIViewController", "DIContainer"] {
      XCTAssertHoldsNothingStrongly(lantern, ofType: kept, "nothing keeps it for all")
    }
    XCTAssertHoldsNothingStrongly(
      try Codebase.learner.type("DIContainer"), ofType: "DIContainer", "nothing keeps it for all")
  }

  /// An app that is put together wrongly says so when it starts.
  func testMissingPartsAreAnError() {
    XCTAssertThrowsError(
      try Lantern.makeRootViewController(container: DIContainer()), "an empty container")
  }

  /// The view model of the list still knows the promise only.
  func testViewModelKnowsNoCoordinator() throws {
    let viewModel = try Codebase.learner.type("CourseListViewModel")
    for name in ["Coordinator", "CourseListCoordinator", "CourseDetailCoordinator"] {
      XCTAssertNoReference(from: viewModel, toType: name)
    }
  }
}
