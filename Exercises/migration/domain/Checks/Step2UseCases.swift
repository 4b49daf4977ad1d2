import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)
private let stars = Course(id: 3, title: "Night sky", description: "Stars", seatsLeft: 12)

private final class Step2Repository: CourseRepository, @unchecked Sendable {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees, stars])
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses() async throws -> [Course] { try await courses() }
  func enroll(inCourse id: Int) async throws { try await enrolment(id) }
}

private struct Step2Failure: Error, Equatable {
  let code: Int
}

@MainActor final class Step2UseCases: XCTestCase {
  private let repository = Step2Repository()

  /// Fetching gives the courses of the repository, in its order.
  func testFetchGivesTheCourses() async throws {
    let fetch = DefaultFetchCoursesUseCase(repository: repository)
    let courses = try await fetch.execute()
    XCTAssertEqual(courses, [pottery, bees, stars], "courses of the use case")
  }

  /// Every fetch asks the repository once: the use case remembers nothing.
  func testEveryFetchAsks() async throws {
    let fetch = DefaultFetchCoursesUseCase(repository: repository)
    _ = try await fetch.execute()
    repository.courses.returns([stars])
    let courses = try await fetch.execute()
    XCTAssertEqual(courses, [stars], "courses of the second call")
    XCTAssertEqual(repository.courses.count, 2, "questions to the repository after two calls")
  }

  /// A use case that nobody executes asks nobody.
  func testMakingAsksNobody() async {
    let fetch = DefaultFetchCoursesUseCase(repository: repository)
    let enroll = DefaultEnrollInCourseUseCase(repository: repository)
    await MainQueue.settle()
    XCTAssertEqual(repository.courses.count, 0, "fetches by two use cases that were only made")
    XCTAssertEqual(repository.enrolment.inputs, [], "enrolments by use cases that were only made")
    _ = (fetch, enroll)
  }

  /// A failure of the repository reaches the caller of the fetch as it is.
  func testFetchPassesErrors() async {
    repository.courses.fails(with: Step2Failure(code: 503))
    let fetch = DefaultFetchCoursesUseCase(repository: repository)
    do {
      let courses = try await fetch.execute()
      XCTFail("expected the repository's error, found: \(courses)")
    } catch {
      XCTAssertEqual(error as? Step2Failure, Step2Failure(code: 503), "found: \(error)")
    }
    XCTAssertEqual(repository.courses.count, 1, "questions to a repository that fails")
    repository.courses.fails(with: CancellationError())
    do {
      let courses = try await fetch.execute()
      XCTFail("expected the CancellationError of the repository, found: \(courses)")
    } catch {
      XCTAssertTrue(error is CancellationError, "a fetch that was cancelled, found: \(error)")
    }
  }

  /// Enrolling hands the course's number to the repository, once.
  func testEnrolHandsTheNumberOn() async throws {
    let enroll = DefaultEnrollInCourseUseCase(repository: repository)
    try await enroll.execute(stars)
    XCTAssertEqual(repository.enrolment.inputs, [3], "numbers given to the repository")
    XCTAssertEqual(repository.courses.count, 0, "fetches by an enrolment")
    try await enroll.execute(Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: 1))
    XCTAssertEqual(repository.enrolment.inputs, [3, 4], "numbers, after the last seat of course 4")
  }

  /// Nobody enrols in a full course: that is known without the server.
  func testFullCourseIsRefused() async {
    let enroll = DefaultEnrollInCourseUseCase(repository: repository)
    for seats in [0, -1] {
      let course = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: seats)
      do {
        try await enroll.execute(course)
        XCTFail("with \(seats) seats left, expected CourseIsFull, found success")
      } catch {
        XCTAssertTrue(error is CourseIsFull, "with \(seats) seats left, found: \(error)")
      }
    }
    XCTAssertEqual(repository.enrolment.inputs, [], "numbers given to the repository")
  }

  /// A failure of the repository reaches the caller who enrols as it is.
  func testEnrolPassesErrors() async {
    repository.enrolment.fails(with: Step2Failure(code: 409))
    let enroll = DefaultEnrollInCourseUseCase(repository: repository)
    do {
      try await enroll.execute(pottery)
      XCTFail("expected the repository's error, found success")
    } catch {
      XCTAssertEqual(error as? Step2Failure, Step2Failure(code: 409), "found: \(error)")
    }
    XCTAssertEqual(
      repository.enrolment.inputs, [1], "numbers given to a repository that fails")
    repository.enrolment.fails(with: CancellationError())
    do {
      try await enroll.execute(pottery)
      XCTFail("expected the CancellationError of the repository, found success")
    } catch {
      XCTAssertTrue(error is CancellationError, "an enrolment that was cancelled, found: \(error)")
    }
  }

  /// Each call asks for itself, also during another one.
  func testCallsDoNotShareAnAnswer() async throws {
    let fetch = DefaultFetchCoursesUseCase(repository: repository)
    let enroll = DefaultEnrollInCourseUseCase(repository: repository)
    repository.courses.hold()
    repository.enrolment.hold()
    let fetches = (1...2).map { _ in Task { try await fetch.execute() } }
    let enrolments = (1...2).map { _ in Task { try await enroll.execute(pottery) } }
    await MainQueue.run(
      until: repository.courses.pending.count == 2 && repository.enrolment.pending.count == 2)
    await MainQueue.settle()
    XCTAssertEqual(repository.courses.count, 2, "questions by two fetches at once")
    XCTAssertEqual(repository.enrolment.inputs, [1, 1], "numbers given by two enrolments at once")
    repository.courses.release()
    repository.enrolment.release()
    for fetch in fetches { _ = try await fetch.value }
    for enrolment in enrolments { try await enrolment.value }
  }

  /// Both use cases stand behind a protocol, so that who uses them needs no class.
  func testUseCasesFulfilTheirProtocols() throws {
    XCTAssertConforms(
      try Codebase.learner.type("DefaultFetchCoursesUseCase"), to: "FetchCoursesUseCase")
    XCTAssertConforms(
      try Codebase.learner.type("DefaultEnrollInCourseUseCase"), to: "EnrollInCourseUseCase")
    for promise in ["Error", "Equatable"] {
      XCTAssertConforms(try Codebase.learner.type("CourseIsFull"), to: promise)
    }
  }

  /// Use cases are given their repository and know the promise only; whether a course is full they ask the course.
  func testUseCasesMakeNothing() throws {
    for name in ["DefaultFetchCoursesUseCase", "DefaultEnrollInCourseUseCase"] {
      let useCase = try Codebase.learner.type(name)
      XCTAssertConstructsNoDependency(useCase)
      if name.contains("Enroll") {
        XCTAssertReference(from: useCase, toType: "isFull", "the course knows it")
      }
      XCTAssertNoGlobals(in: useCase)
    }
  }

  /// The promises and the rules stand in the domain, and the domain still stands alone.
  func testRulesStandInTheDomain() throws {
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    for part in Codebase.learner.types { XCTAssertNoReference(from: domain, to: part) }
    let files = [
      "Course": "Domain/Course.swift", "CourseRepository": "Domain/CourseRepository.swift",
      "FetchCoursesUseCase": "Domain/FetchCourses.swift",
      "DefaultFetchCoursesUseCase": "Domain/FetchCourses.swift",
      "EnrollInCourseUseCase": "Domain/EnrollInCourse.swift",
      "DefaultEnrollInCourseUseCase": "Domain/EnrollInCourse.swift",
      "CourseIsFull": "Domain/EnrollInCourse.swift",
    ]
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      XCTAssertDeclared(try Codebase.learner.type(name), inFile: file)
    }
  }
}
