import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step3OldAPI: CourseAPI {
  let calls = CallSpy()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    calls.note("fetchCourses")
    completion(.success([]))
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    calls.note("enroll in \(courseID)")
    completion(.success(()))
  }
}

private final class Step3Repository: CourseRepository, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees])
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses() async throws -> [Course] { try await courses() }
  func enroll(inCourse id: Int) async throws { try await enrolment(id) }
}

/// Notes how the screens came.
private final class Step3Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor final class Step3Switch: XCTestCase {
  private let old = Step3OldAPI()
  private let repository = Step3Repository()

  private func makeContainer() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    container.register(CourseAPI.self, lifetime: .container) { [old] _ in old }
    container.register(CourseRepository.self, lifetime: .container) { [repository] _ in repository }
    return container
  }

  private func launch() throws -> Screen {
    let phone = Screen(showing: try Lantern.makeRootViewController(container: makeContainer()))
    MainQueue.run(until: phone.rows.count == 2)
    return phone
  }

  /// The app shows the new list, with courses that came through the use case.
  func testAppShowsTheNewList() throws {
    let phone = try launch()
    let top = phone.top.map { "\(type(of: $0))" } ?? "nothing"
    XCTAssertTrue(phone.top is CoursesViewController, "on top is \(top), not the new list")
    XCTAssertEqual(phone.rows.compactMap(\.first), ["Pottery", "Beekeeping"], "rows")
    XCTAssertEqual(repository.courses.count, 1, "questions to the repository")
  }

  /// The list never calls the old API, not even when something fails.
  func testOldAPIIsNeverCalled() throws {
    repository.courses.fails(with: URLError(.notConnectedToInternet))
    let failing = Screen(showing: try Lantern.makeRootViewController(container: makeContainer()))
    MainQueue.run(until: repository.courses.count == 1)
    MainQueue.settle()
    failing.close()
    repository.courses.returns([pottery, bees])
    let phone = try launch()
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: !repository.enrolment.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(repository.enrolment.inputs, [1], "enrolments through the repository")
    repository.enrolment.fails(with: URLError(.notConnectedToInternet))
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: repository.enrolment.inputs.count == 2)
    MainQueue.settle()
    XCTAssertEqual(old.calls.all, [], "calls of the old API by the list")
  }

  /// A touched row opens the detail, through view model and coordinator.
  func testTouchOpensTheDetail() throws {
    let phone = try launch()
    try phone.tap("Beekeeping")
    XCTAssertEqual(
      (phone.top as? CourseDetailViewController)?.course, bees, "in the detail after a touch")
    try phone.tapBack()
    XCTAssertTrue(phone.top is CoursesViewController, "on top after going back")
  }

  /// The details that are open are the coordinator's children, and each goes with its screen.
  func testDetailsAreChildrenWhileTheyAreOpen() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let flow = CourseListCoordinator(
      navigationController: navigation, container: makeContainer())
    try flow.start()
    XCTAssertEqual(navigation.viewControllers.count, 2, "screens after start() on top of a lobby")
    let phone = Screen(showing: navigation)
    flow.showDetail(of: pottery)
    flow.showDetail(of: bees)
    XCTAssertEqual(flow.children.count, 2, "children with two details open")
    try phone.tapBack()
    XCTAssertEqual(flow.children.count, 1, "children after going back once")
    try expectReleased {
      let left = try XCTUnwrap(flow.children.first, "the child that is left")
      try phone.tapBack()
      return [left]
    }
    XCTAssertEqual(flow.children.count, 0, "children after going back twice")
    XCTAssertSetOnlyInside(try Codebase.learner.type("CourseListCoordinator"), "children")
  }

  /// A coordinator goes with its stack, also while a detail is open.
  func testCoordinatorGoesWithADetailOpen() throws {
    let container = makeContainer()
    try expectReleased {
      let navigation = UINavigationController()
      let flow = CourseListCoordinator(navigationController: navigation, container: container)
      try flow.start()
      flow.showDetail(of: pottery)
      return [flow, navigation]
    }
  }

  /// Going back to the list shows what was there, and loads nothing.
  func testGoingBackLoadsNothing() throws {
    let phone = try launch()
    try phone.tap("Beekeeping")
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(repository.courses.count, 1, "loads after a look at a detail and the way back")
    XCTAssertEqual(phone.rows.count, 2, "rows after the way back")
  }

  /// A list whose use cases are missing is an error when the app starts.
  func testMissingUseCaseIsAnError() {
    let container = DIContainer()
    container.register(CourseAPI.self, lifetime: .container) { [old] _ in old }
    XCTAssertThrowsError(
      try Lantern.makeRootViewController(container: container), "a container without use cases")
    let fetches = makeContainer()
    fetches.register(EnrollInCourseUseCase.self, lifetime: .factory) { _ in
      throw URLError(.badURL)
    }
    let enrols = makeContainer()
    enrols.register(FetchCoursesUseCase.self, lifetime: .factory) { _ in throw URLError(.badURL) }
    for container in [fetches, enrols] {
      XCTAssertThrowsError(
        try Lantern.makeRootViewController(container: container),
        "a container that cannot make one of the two use cases")
    }
  }

  /// When the stack goes, list and flow go with it.
  func testEverythingGoesWithTheStack() throws {
    let container = makeContainer()
    try expectReleased {
      let navigation = try Lantern.makeRootViewController(container: container)
      let phone = Screen(showing: navigation)
      MainQueue.run(until: phone.rows.count == 2)
      let list = try XCTUnwrap(phone.top)
      try phone.tap("Pottery")
      phone.close()
      return [navigation, list]
    }
  }

  /// The list's way from the server to the screen has heard of no old API.
  func testListKnowsNoOldAPI() throws {
    for name in ["CoursesViewController", "CourseListViewModel", "CourseListCoordinator"] {
      let part = try Codebase.learner.type(name)
      XCTAssertNoReference(from: part, toType: "APIClient")
      XCTAssertNoReference(from: part, toType: "CourseAPI")
    }
  }

  /// The coordinator resolves the use cases, by their protocols.
  func testCoordinatorResolves() throws {
    let coordinator = try Codebase.learner.type("CourseListCoordinator")
    for name in [
      "DefaultFetchCoursesUseCase", "DefaultEnrollInCourseUseCase", "DefaultCourseRepository",
      "CourseRepository",
    ] {
      XCTAssertNoReference(from: coordinator, toType: name)
    }
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// As before, the screens know no container, and nothing in the app is a singleton or a global variable.
  func testNothingIsGlobal() throws {
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    for name in ["CoursesViewController", "CourseListViewModel", "CourseDetailViewController"] {
      let part = try Codebase.learner.type(name)
      XCTAssertNoReference(from: part, toType: "DIContainer")
      for promise in promisesOfTheContainer() {
        XCTAssertNoReference(from: part, toType: promise, "a container is behind it")
      }
    }
    let lantern = try Codebase.learner.type("Lantern")
    for kept in ["Coordinator", "UIViewController", "DIContainer"] {
      XCTAssertHoldsNothingStrongly(lantern, ofType: kept, "nothing keeps it for all")
    }
    XCTAssertHoldsNothingStrongly(
      try Codebase.learner.type("DIContainer"), ofType: "DIContainer", "nothing keeps it for all")
  }

  /// The old list has gone.
  func testOldListHasGone() {
    let left = Codebase.learner.types.filter { $0.name == "`CourseListViewController`" }
    XCTAssertEqual(left.count, 0, "types called CourseListViewController")
    let others = Codebase.learner.everything(
      except: "APIClient", "CourseAPI", "AppAssembly", "CourseDetailViewController",
      "CourseDetailCoordinator")
    XCTAssertNoReference(
      from: others, toType: "CourseAPI", "the old list has gone, whatever it is called")
  }

  /// The new list has at most 90 lines.
  func testListIsThin() throws {
    XCTAssertLines(try Codebase.learner.type("CoursesViewController"), atMost: 90)
  }

  /// As before, the list is there at once, and a detail slides in.
  func testListIsThereAtOnce() throws {
    let navigation = Step3Navigation(nibName: nil, bundle: nil)
    let flow = CourseListCoordinator(
      navigationController: navigation, container: makeContainer())
    try flow.start()
    XCTAssertFalse(navigation.pushes.contains(true), "An animated push during start().")
    flow.showDetail(of: pottery)
    XCTAssertEqual(navigation.pushes.last, true, "whether the push of a detail was animated")
  }
}
