import Combine
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let pottery = Course(
  id: 1, title: "Pottery", description: "Bowls on the wheel", seatsLeft: 3)
private let bees = Course(
  id: 2, title: "Beekeeping", description: "A year with a hive", seatsLeft: 0)
private let stars = Course(
  id: 3, title: "Night sky", description: "Stars for beginners", seatsLeft: 12)

private final class Step1Fetch: FetchCoursesUseCase, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees, stars])
  func execute() async throws -> [Course] { try await courses() }
}

private final class Step1Enroll: EnrollInCourseUseCase, @unchecked Sendable {
  let enrolment = AnswerStub<Course, Void>()
  func execute(_ course: Course) async throws { try await enrolment(course) }
}

private struct Step1Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor final class Step1Load: XCTestCase {
  private let fetch = Step1Fetch()
  private let enroll = Step1Enroll()

  private func makeViewModel() -> CourseListViewModel {
    CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
  }

  /// When load() returns, the courses are there, all of them.
  func testCoursesAreThereWhenLoadReturns() async {
    let viewModel = makeViewModel()
    let calls = CallSpy()
    let changes = viewModel.$filteredCourses.dropFirst().sink { calls.note("\($0.count) courses") }
    await viewModel.load()
    XCTAssertEqual(calls.all, ["3 courses"], "changes of filteredCourses by one load")
    changes.cancel()
    XCTAssertEqual(viewModel.courses, [pottery, bees, stars], "courses right after load()")
    XCTAssertEqual(
      viewModel.filteredCourses, [pottery, bees, stars], "filteredCourses without a search")
    XCTAssertEqual(fetch.courses.count, 1, "executions of the use case by one load")
  }

  /// A view model that was only made has nothing, and asks nobody.
  func testNewViewModelAsksNobody() async {
    let viewModel = makeViewModel()
    await MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 0, "executions of the use case before any load")
    XCTAssertEqual(viewModel.filteredCourses, [], "filteredCourses before any load")
    XCTAssertFalse(viewModel.isLoading, "isLoading before any load")
  }

  /// Whatever the use case answers is shown, also nothing, courses without words and one that comes twice.
  func testAnswerIsShownAsItIs() async {
    let viewModel = makeViewModel()
    let plain = Course(id: 7, title: "", description: "", seatsLeft: 0)
    fetch.courses.returns([pottery, plain, pottery])
    await viewModel.load()
    XCTAssertEqual(
      viewModel.filteredCourses, [pottery, plain, pottery],
      "filteredCourses with a course without words, and another one that is there twice")
    fetch.courses.returns([])
    await viewModel.load()
    XCTAssertEqual(viewModel.courses, [], "courses when the school has none any more")
    XCTAssertEqual(viewModel.filteredCourses, [], "filteredCourses when the school has none")
  }

  /// isLoading is true until what the answer brings is shown, and false after it, however it ends.
  func testLoadingEndsOnBothWays() {
    let viewModel = makeViewModel()
    let ends = CallSpy()
    let loading = viewModel.$isLoading.dropFirst().sink { isLoading in
      guard !isLoading else { return }
      let message = viewModel.errorMessage ?? "no message"
      ends.note("\(viewModel.filteredCourses.count) courses, \(message)")
    }
    for (answer, shown) in [
      (Result<[Course], Error>.success([pottery]), "1 courses, no message"),
      (.failure(Step1Closed()), "1 courses, The office is closed."),
    ] {
      fetch.courses.hold()
      let load = Task { await viewModel.load() }
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      XCTAssertTrue(viewModel.isLoading, "isLoading before the answer \(answer)")
      fetch.courses.release(0, with: answer)
      MainQueue.run(until: load)
      XCTAssertFalse(viewModel.isLoading, "isLoading after the answer \(answer)")
      XCTAssertEqual(
        Set(ends.take()), [shown], "what was shown when isLoading went down, after \(answer)")
    }
    loading.cancel()
  }

  /// A failure is told in its own words, and the courses that were there stay.
  func testFailureIsTold() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    fetch.courses.fails(with: Step1Closed())
    await viewModel.load()
    XCTAssertEqual(viewModel.errorMessage, "The office is closed.", "after a failed load")
    XCTAssertEqual(viewModel.courses.count, 3, "courses after a failed load")
    XCTAssertEqual(viewModel.filteredCourses.count, 3, "filteredCourses after a failed load")
    // Most errors have no `errorDescription`, and still a description.
    let offline: any Error = URLError(.notConnectedToInternet)
    fetch.courses.fails(with: offline)
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", offline.localizedDescription,
      "errorMessage after a load without a network")
    fetch.courses.fails(with: CancellationError())
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", CancellationError().localizedDescription,
      "errorMessage after a load that failed with a CancellationError")
  }

  /// The next load takes the message away, already while it is under way.
  func testMessageDoesNotStay() {
    let viewModel = makeViewModel()
    fetch.courses.fails(with: Step1Closed())
    MainQueue.run(until: Task { await viewModel.load() })
    XCTAssertEqual(viewModel.errorMessage, "The office is closed.", "after a failed load")
    fetch.courses.returns([pottery])
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    XCTAssertNil(viewModel.errorMessage, "errorMessage during the next load")
    fetch.courses.release()
    MainQueue.run(until: load)
    XCTAssertNil(viewModel.errorMessage, "errorMessage after the next load, which succeeds")
    XCTAssertEqual(viewModel.filteredCourses, [pottery], "filteredCourses after the next load")
  }

  /// Whatever is published is published on the main thread.
  func testPublishesOnTheMainThread() async {
    let viewModel = makeViewModel()
    let calls = CallSpy()
    let courses = viewModel.$filteredCourses.sink { calls.note("\($0.count) courses") }
    let loading = viewModel.$isLoading.sink { calls.note("isLoading \($0)") }
    await Task.detached { await viewModel.load() }.value
    withExtendedLifetime((courses, loading)) {}
    XCTAssertTrue(calls.all.contains("3 courses"), "published: \(calls.all)")
    XCTAssertEqual(calls.offMainThread, [], "published off the main thread")
  }

  /// The view model speaks of seats as the old list did.
  func testSeatsAreWords() {
    let viewModel = makeViewModel()
    XCTAssertEqual(viewModel.seats(of: stars), "12 seats left", "seats(of:) with 12 left")
    XCTAssertEqual(viewModel.seats(of: bees), "Full", "seats(of:) with none left")
    let many = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: 1200)
    XCTAssertEqual(viewModel.seats(of: many), "1200 seats left", "seats(of:) with 1200 left")
    let last = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: 1)
    XCTAssertEqual(
      viewModel.seats(of: last), "1 seats left", "seats(of:) with 1 left, as the old list said")
    let overbooked = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: -1)
    XCTAssertEqual(viewModel.seats(of: overbooked), "Full", "seats(of:) with -1 left")
  }

  /// The view model is made of use cases: it knows no repository, no screen, no container.
  func testViewModelKnowsUseCasesOnly() throws {
    let viewModel = try Codebase.learner.type("CourseListViewModel")
    try XCTAssertDeclared(viewModel, inLayer: "Presentation")
    XCTAssertImports(try Codebase.learner.layer("Domain"), only: ["Foundation", "Swift"])
    XCTAssertImports(viewModel, only: ["Combine", "Foundation", "Swift"])
    XCTAssertConstructsNoDependency(viewModel)
    XCTAssertNoGlobals(in: viewModel, except: ["main"])
    for name in [
      "CourseRepository", "CourseAPI", "APIClient", "DIContainer", "CourseDTO",
      "DefaultFetchCoursesUseCase", "DefaultEnrollInCourseUseCase",
    ] {
      XCTAssertNoReference(from: viewModel, toType: name)
    }
    for promise in promisesOfTheContainer() {
      XCTAssertNoReference(from: viewModel, toType: promise, "a container is behind it")
    }
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// Only the view model itself changes what it shows.
  func testOnlyTheViewModelChangesItsState() throws {
    let viewModel = try Codebase.learner.type("CourseListViewModel")
    for name in ["courses", "filteredCourses", "isLoading", "errorMessage"] {
      XCTAssertSetOnlyInside(viewModel, name)
    }
  }

  /// The same courses with other seats, or other words, are other courses.
  func testNewSeatsAreShown() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    let fewer = Course(id: 1, title: "Pottery", description: "Bowls on the wheel", seatsLeft: 2)
    fetch.courses.returns([fewer, bees, stars])
    await viewModel.load()
    XCTAssertEqual(viewModel.courses, [fewer, bees, stars], "courses, a seat in Pottery taken")
    XCTAssertEqual(viewModel.filteredCourses, [fewer, bees, stars], "filteredCourses after it")
    XCTAssertEqual(
      viewModel.seats(of: pottery), "3 seats left",
      "seats(of:) of a Pottery with 3 left, when the one in the list has 2")
  }
}
