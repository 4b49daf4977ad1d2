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

private final class Step3Fetch: FetchCoursesUseCase, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees, stars])
  func execute() async throws -> [Course] { try await courses() }
}

private final class Step3Enroll: EnrollInCourseUseCase, @unchecked Sendable {
  let enrolment = AnswerStub<Course, Void>()
  func execute(_ course: Course) async throws { try await enrolment(course) }
}

private struct Step3Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor private final class Step3Navigation: CourseListNavigation {
  var shown: [Course] = []
  func showDetail(of course: Course) { shown.append(course) }
}

@MainActor final class Step3Actions: XCTestCase {
  private let fetch = Step3Fetch()
  private let enroll = Step3Enroll()

  private func makeViewModel() -> CourseListViewModel {
    CourseListViewModel(fetchCourses: fetch, enrollInCourse: enroll)
  }

  /// Enrolling hands the course to the use case, and loads the seats that are left then, as any load.
  func testEnrolLoadsAgain() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    let fewer = Course(id: 1, title: "Pottery", description: "", seatsLeft: 2)
    fetch.courses.returns([fewer])
    await viewModel.enroll(in: pottery)
    XCTAssertEqual(enroll.enrolment.inputs, [pottery], "courses given to the use case")
    XCTAssertEqual(viewModel.filteredCourses, [fewer], "filteredCourses right after enroll(in:)")
    XCTAssertEqual(fetch.courses.count, 2, "fetches by a load and an enrolment")
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a success")
    fetch.courses.hold()
    let enrolment = Task { await viewModel.enroll(in: pottery) }
    await MainQueue.run(until: !fetch.courses.pending.isEmpty)
    XCTAssertTrue(viewModel.isLoading, "isLoading while an enrolment loads the list anew")
    fetch.courses.release()
    await enrolment.value
    XCTAssertFalse(viewModel.isLoading, "isLoading after an enrolment that loaded the list anew")
    fetch.courses.fails(with: Step3Closed())
    await viewModel.enroll(in: stars)
    XCTAssertEqual(
      viewModel.errorMessage, "The office is closed.",
      "after an enrolment whose load of the list has failed")
    await MainQueue.settle()
    XCTAssertEqual(
      enroll.enrolment.inputs, [pottery, pottery, stars],
      "courses given to the use case, the list having a Pottery of fewer seats and no Night sky")
    XCTAssertEqual(
      viewModel.courses, [fewer], "courses after an enrolment whose load of the list has failed")
  }

  /// Each enrolment is one of its own, also during another one.
  func testEachEnrolmentCounts() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    enroll.enrolment.hold()
    let enrolments = [pottery, stars, pottery].map { course in
      Task { await viewModel.enroll(in: course) }
    }
    await MainQueue.run(until: enroll.enrolment.pending.count == 3)
    XCTAssertEqual(
      enroll.enrolment.inputs.map(\.id).sorted(), [1, 1, 3],
      "courses given to the use case by three enrolments at once, two of them in one course")
    enroll.enrolment.release()
    for enrolment in enrolments { await enrolment.value }
  }

  /// What is searched for is searched for after an enrolment, too.
  func testEnrolKeepsTheSearch() {
    HandClock.run { clock in
      let viewModel = makeViewModel()
      MainQueue.run(until: Task { await viewModel.load() })
      viewModel.searchText = "stars "
      clock.advance(by: .milliseconds(300))
      MainQueue.run(until: Task { await viewModel.enroll(in: stars) })
      clock.advance(by: .seconds(1))
      XCTAssertEqual(viewModel.searchText, "stars ", "searchText after an enrolment")
      XCTAssertEqual(
        viewModel.filteredCourses, [stars],
        "filteredCourses after an enrolment, with the word stars")
      enroll.enrolment.fails(with: Step3Closed())
      MainQueue.run(until: Task { await viewModel.enroll(in: stars) })
      clock.advance(by: .seconds(1))
      XCTAssertEqual(viewModel.searchText, "stars ", "searchText after an enrolment that failed")
      XCTAssertEqual(
        viewModel.filteredCourses, [stars],
        "filteredCourses after an enrolment that failed, with the word stars")
    }
  }

  /// The load after an enrolment is a new one, also while another is under way, which began before.
  func testEnrolLoadsAgainDuringALoad() {
    let viewModel = makeViewModel()
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    let enrolment = Task { await viewModel.enroll(in: pottery) }
    MainQueue.run(until: !enroll.enrolment.inputs.isEmpty)
    MainQueue.settle()
    let fewer = Course(id: 1, title: "Pottery", description: "", seatsLeft: 2)
    fetch.courses.returns([fewer])
    fetch.courses.release()
    MainQueue.run(until: load)
    MainQueue.run(until: enrolment)
    MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 2, "fetches by a load and an enrolment meanwhile")
    XCTAssertEqual(viewModel.courses, [fewer], "courses after both")
  }

  /// An enrolment that fails during a load does not end it, and its message stays when the load succeeds.
  func testFailedEnrolDuringALoad() {
    let viewModel = makeViewModel()
    fetch.courses.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !fetch.courses.pending.isEmpty)
    enroll.enrolment.fails(with: Step3Closed())
    MainQueue.run(until: Task { await viewModel.enroll(in: pottery) })
    XCTAssertEqual(
      viewModel.isLoading, true, "isLoading after a failed enrolment, the load still under way")
    fetch.courses.release()
    MainQueue.run(until: load)
    XCTAssertEqual(
      viewModel.isLoading, false, "isLoading after a failed enrolment, and the end of the load")
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", "The office is closed.",
      "errorMessage when a load succeeds that began before the enrolment failed")
  }

  /// An enrolment that fails is told in its own words, changes nothing, and loads nothing.
  func testFailedEnrolIsTold() async {
    let viewModel = makeViewModel()
    await viewModel.load()
    enroll.enrolment.fails(with: Step3Closed())
    await viewModel.enroll(in: pottery)
    XCTAssertEqual(viewModel.errorMessage, "The office is closed.", "after a failed enrolment")
    viewModel.selectCourse(at: 0)
    XCTAssertEqual(
      viewModel.errorMessage, "The office is closed.", "after a failure and selectCourse(at: 0)")
    XCTAssertEqual(viewModel.filteredCourses.count, 3, "filteredCourses after a failed enrolment")
    XCTAssertEqual(fetch.courses.count, 1, "fetches after a failed enrolment")
    XCTAssertFalse(viewModel.isLoading, "isLoading after a failed enrolment, which loads nothing")
    // Most errors have no `errorDescription`, and still a description.
    let offline: any Error = URLError(.notConnectedToInternet)
    enroll.enrolment.fails(with: offline)
    await viewModel.enroll(in: pottery)
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", offline.localizedDescription,
      "errorMessage after an enrolment without a network")
    enroll.enrolment.fails(with: CancellationError())
    await viewModel.enroll(in: pottery)
    XCTAssertEqual(
      viewModel.errorMessage ?? "nothing", CancellationError().localizedDescription,
      "errorMessage after an enrolment that failed with a CancellationError")
  }

  /// A full course is told in words of the school.
  func testFullCourseIsTold() async {
    let viewModel = makeViewModel()
    enroll.enrolment.fails(with: CourseIsFull())
    await viewModel.enroll(in: bees)
    XCTAssertEqual(viewModel.errorMessage, "This course is full.", "after CourseIsFull")
    XCTAssertEqual(
      enroll.enrolment.inputs, [bees], "courses given to the use case, whose rule it is")
    await viewModel.enroll(in: pottery)
    XCTAssertEqual(
      viewModel.errorMessage, "This course is full.", "after CourseIsFull, of a list that is old")
    enroll.enrolment.fails(with: Step3Closed())
    await viewModel.enroll(in: bees)
    XCTAssertEqual(
      viewModel.errorMessage, "The office is closed.", "after another failure, of a full course")
  }

  /// An old message goes when an enrolment begins, and does not come back after a success.
  func testMessageGoesWhenAnEnrolBegins() {
    let viewModel = makeViewModel()
    enroll.enrolment.fails(with: CourseIsFull())
    MainQueue.run(until: Task { await viewModel.enroll(in: bees) })
    XCTAssertEqual(viewModel.errorMessage, "This course is full.", "after a failure")
    enroll.enrolment.returns(())
    enroll.enrolment.hold()
    let second = Task { await viewModel.enroll(in: pottery) }
    MainQueue.run(until: !enroll.enrolment.pending.isEmpty)
    XCTAssertNil(viewModel.errorMessage, "errorMessage while the next enrolment is under way")
    XCTAssertEqual(
      viewModel.isLoading, false, "isLoading while an enrolment is under way, and no load yet")
    enroll.enrolment.release()
    MainQueue.run(until: second)
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a failure and a success")
  }

  /// A selected line asks for the detail of the course that is shown there.
  func testSelectionAsksForTheDetail() {
    HandClock.run { clock in
      let navigation = Step3Navigation()
      let viewModel = makeViewModel()
      viewModel.navigation = navigation
      MainQueue.run(until: Task { await viewModel.load() })
      viewModel.selectCourse(at: 1)
      XCTAssertEqual(navigation.shown, [bees], "asked for after selectCourse(at: 1)")
      viewModel.searchText = "stars"
      clock.advance(by: .milliseconds(300))
      viewModel.selectCourse(at: 0)
      XCTAssertEqual(
        navigation.shown, [bees, stars], "asked for after a search and selectCourse(at: 0)")
      XCTAssertEqual(viewModel.searchText, "stars", "searchText after selectCourse(at: 0)")
      viewModel.searchText = "pot"
      viewModel.selectCourse(at: 0)
      XCTAssertEqual(
        navigation.shown, [bees, stars, stars],
        "asked for after another selectCourse(at: 0), the word pot being typed and not yet found")
      fetch.courses.hold()
      let load = Task { await viewModel.load() }
      MainQueue.run(until: !fetch.courses.pending.isEmpty)
      viewModel.selectCourse(at: 0)
      XCTAssertEqual(
        navigation.shown, [bees, stars, stars, stars],
        "asked for after another selectCourse(at: 0), while the list is loaded again")
      fetch.courses.release()
      MainQueue.run(until: load)
      viewModel.searchText = ""
      clock.advance(by: .milliseconds(300))
      let later = Course(id: 1, title: "Pottery", description: "", seatsLeft: 2)
      fetch.courses.returns([pottery, later])
      MainQueue.run(until: Task { await viewModel.load() })
      viewModel.selectCourse(at: 1)
      XCTAssertEqual(
        navigation.shown.last, later,
        "asked for after selectCourse(at: 1), the second of two lines with the id 1")
    }
  }

  /// A line that is not there asks for nothing.
  func testLineOutsideAsksForNothing() async {
    let navigation = Step3Navigation()
    let viewModel = makeViewModel()
    viewModel.navigation = navigation
    viewModel.selectCourse(at: 0)
    await viewModel.load()
    viewModel.selectCourse(at: -1)
    viewModel.selectCourse(at: 3)
    XCTAssertEqual(navigation.shown, [], "asked for by lines that are not there")
  }

  /// Nobody but `load()` fetches: not whoever sets the navigation, and not a line that is not there yet.
  func testOnlyLoadFetches() async {
    let viewModel = makeViewModel()
    viewModel.navigation = Step3Navigation()
    viewModel.selectCourse(at: 0)
    await MainQueue.settle()
    XCTAssertEqual(fetch.courses.count, 0, "executions of the use case before any load")
  }

  /// The view model does not keep whoever navigates alive.
  func testNavigationIsHeldWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("CourseListViewModel"), "navigation")
    let viewModel = makeViewModel()
    try expectReleased {
      let navigation = Step3Navigation()
      viewModel.navigation = navigation
      return [navigation]
    }
  }

  /// The view model still imports Combine and Foundation only.
  func testViewModelIsFreeOfScreens() throws {
    let viewModel = try Codebase.learner.type("CourseListViewModel")
    XCTAssertImports(viewModel, only: ["Combine", "Foundation", "Swift"])
    for name in ["CourseDetailViewController", "CourseListViewController", "CourseRepository"] {
      XCTAssertNoReference(from: viewModel, toType: name)
    }
  }
}
