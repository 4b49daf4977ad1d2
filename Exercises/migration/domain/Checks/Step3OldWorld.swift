import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step3API: CourseAPI {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees])
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    courses(completion: completion)
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

private struct Step3Failure: Error, Equatable {
  let code: Int
}

@MainActor final class Step3OldWorld: XCTestCase {
  private let api = Step3API()
  private let network = NetworkStub()

  private func assembled() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    container.register(CourseAPI.self, lifetime: .container) { [api] _ in api }
    return container
  }

  /// The screens show courses of the domain.
  func testScreensShowCourses() throws {
    let list = CourseListViewController(api: api)
    let phone = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows, [["Pottery", "3 seats left"], ["Beekeeping", "Full"]], "rows of the list")
    try phone.tap("Pottery")
    let detail = try XCTUnwrap(phone.top as? CourseDetailViewController, "the detail on top")
    XCTAssertEqual(detail.course, pottery, "the course of the detail")
  }

  /// A course that is full, also below zero, is called so in the detail, and its button can't be pressed.
  func testDetailOfAFullCourse() throws {
    for seats in [0, -1] {
      let course = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: seats)
      let phone = Screen(showing: CourseDetailViewController(course: course, api: api))
      XCTAssertTrue(phone.shows("Full"), "shown with \(seats) seats left: \(phone.visibleText)")
      XCTAssertFalse(try phone.isEnabled("Enrol"), "isEnabled of Enrol with \(seats) seats left")
    }
  }

  /// A course that is full, also below zero, is called so in the list, and can't be swiped.
  func testLineOfAFullCourse() throws {
    api.courses.returns([Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: -1), bees])
    let phone = Screen(showing: CourseListViewController(api: api))
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows, [["Yoga", "Full"], ["Beekeeping", "Full"]], "rows with -1 and with 0 seats left")
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    for row in 0...1 {
      XCTAssertThrowsError(try table.swipe(row: row, choosing: "Enrol"), "a swipe over row \(row)")
    }
  }

  /// The last seat is told in the words of before, in the list and in the detail.
  func testLastSeatIsTold() throws {
    let yoga = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: 1)
    api.courses.returns([yoga])
    let phone = Screen(showing: CourseListViewController(api: api))
    MainQueue.run(until: phone.rows.count == 1)
    XCTAssertEqual(phone.rows, [["Yoga", "1 seats left"]], "rows with one seat left")
    let detail = Screen(showing: CourseDetailViewController(course: yoga, api: api))
    XCTAssertTrue(
      detail.shows("1 seats left"),
      "expected 1 seats left in the detail, as before, shown: \(detail.visibleText)")
    XCTAssertEqual(try detail.isEnabled("Enrol"), true, "isEnabled of Enrol with one seat left")
  }

  /// Both screens ask the course whether it is full.
  func testScreensAskTheCourse() throws {
    for name in ["CourseListViewController", "CourseDetailViewController"] {
      XCTAssertReference(from: try Codebase.learner.type(name), toType: "isFull")
    }
  }

  /// The adapter gives what the old API gives.
  func testAdapterFetches() async throws {
    let repository: any CourseRepository = LegacyCourseRepository(api: api)
    let courses = try await repository.fetchCourses()
    XCTAssertEqual(courses, [pottery, bees], "courses of the adapter")
    XCTAssertEqual(api.courses.count, 1, "questions to the old API")
    api.courses.returns([bees])
    let later = try await repository.fetchCourses()
    XCTAssertEqual(later, [bees], "courses of the adapter, when the old API has others")
  }

  /// The adapter returns when the old API has answered, and not before.
  func testAdapterWaitsForTheAnswer() {
    api.enrolment.hold()
    let repository: any CourseRepository = LegacyCourseRepository(api: api)
    var isOver = false
    let task = Task {
      try await repository.enroll(inCourse: 1)
      isOver = true
    }
    MainQueue.run(until: !api.enrolment.pending.isEmpty)
    MainQueue.settle()
    XCTAssertFalse(isOver, "enroll(inCourse:) has returned although the API has not answered.")
    api.enrolment.release()
    MainQueue.run(until: task)
    XCTAssertTrue(isOver, "enroll(inCourse:) returns after the answer.")
    MainQueue.settle()
    XCTAssertEqual(api.enrolment.inputs, [1], "numbers given to the old API")
  }

  /// An enrolment is one call of the old API, and asks for nothing else.
  func testAdapterOnlyEnrols() async throws {
    let repository: any CourseRepository = LegacyCourseRepository(api: api)
    try await repository.enroll(inCourse: 1)
    XCTAssertEqual(api.enrolment.inputs, [1], "numbers given to the old API")
    XCTAssertEqual(api.courses.count, 0, "fetches by an enrolment")
  }

  /// Each call of the adapter is one of the old API, also during another one.
  func testAdapterPassesEachCallOn() async throws {
    let repository: any CourseRepository = LegacyCourseRepository(api: api)
    api.courses.hold()
    api.enrolment.hold()
    let fetches = (1...2).map { _ in Task { try await repository.fetchCourses() } }
    let enrolments = (1...2).map { _ in Task { try await repository.enroll(inCourse: 1) } }
    await MainQueue.run(
      until: api.courses.pending.count == 2 && api.enrolment.pending.count == 2)
    await MainQueue.settle()
    XCTAssertEqual(api.courses.count, 2, "questions to the old API by two fetches at once")
    XCTAssertEqual(
      api.enrolment.inputs, [1, 1], "numbers given to the old API by two enrolments at once")
    api.courses.release()
    api.enrolment.release()
    for fetch in fetches { _ = try await fetch.value }
    for enrolment in enrolments { try await enrolment.value }
  }

  /// The adapter throws the errors of the old API as they are.
  func testAdapterPassesErrors() async {
    api.courses.fails(with: Step3Failure(code: 503))
    api.enrolment.fails(with: Step3Failure(code: 409))
    let repository: any CourseRepository = LegacyCourseRepository(api: api)
    do {
      let courses = try await repository.fetchCourses()
      XCTFail("expected the API's error, found: \(courses)")
    } catch {
      XCTAssertEqual(error as? Step3Failure, Step3Failure(code: 503), "fetching, found: \(error)")
    }
    do {
      try await repository.enroll(inCourse: 1)
      XCTFail("expected the API's error, found success")
    } catch {
      XCTAssertEqual(error as? Step3Failure, Step3Failure(code: 409), "enrolling, found: \(error)")
    }
    XCTAssertEqual(api.courses.count, 1, "questions to an API that fails")
    XCTAssertEqual(api.enrolment.inputs, [1], "numbers given to an API that fails")
  }

  /// A refusal of the server is an error, even with readable courses, and so is an answer that nobody can read.
  func testRefusalOfTheServerIsAnError() async throws {
    let container = DIContainer()
    AppAssembly.assemble(container)
    let fields = [
      #""id": 2"#, #""title": "Yoga""#, #""description": "Mats""#, #""seatsLeft": 1"#,
    ]
    let incomplete = fields.map { gap in
      (200, "[{\(fields.filter { $0 != gap }.joined(separator: ", "))}]")
    }
    let answers =
      [(404, "[]"), (500, "[]"), (200, "{\"courses\": []}"), (200, "[{\"id\": 1}]")] + incomplete
    for (status, body) in answers {
      network.answer("/courses", with: .json(body, status: status))
      do {
        let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
        XCTFail("\(body) with status \(status): expected an error, found: \(courses)")
      } catch {
        XCTAssertFalse(error is DIError, "\(body) with status \(status), found: \(error)")
      }
    }
  }

  /// What the server sends arrives as it is: all courses, in its order, with all their fields.
  func testRecordsAreTranslated() async throws {
    let container = DIContainer()
    AppAssembly.assemble(container)
    network.answer(
      "/courses",
      with: .json(
        """
        [{"id": 9, "title": " Yoga", "description": " On mats ", "seatsLeft": -2},
         {"id": 8, "title": "", "description": "", "seatsLeft": 0},
         {"id": 9, "title": " Yoga", "description": " On mats ", "seatsLeft": -2}]
        """))
    let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(
      courses.map { "\($0.id) '\($0.title)' '\($0.description)' \($0.seatsLeft) left" },
      ["9 ' Yoga' ' On mats ' -2 left", "8 '' '' 0 left", "9 ' Yoga' ' On mats ' -2 left"],
      "courses of the use case, for three records of the server")
  }

  /// What the session says of a network that is down arrives through client, adapter and use case.
  func testSessionErrorArrives() async throws {
    let container = DIContainer()
    AppAssembly.assemble(container)
    network.answer("/courses", with: .offline)
    do {
      let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
      XCTFail("expected the session's error, found: \(courses)")
    } catch {
      XCTAssertEqual(
        (error as? URLError)?.code, .notConnectedToInternet, "without a network, found: \(error)")
    }
  }

  /// The container gives both use cases, and they reach the API that it has.
  func testContainerGivesTheUseCases() async throws {
    let container = assembled()
    let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(courses, [pottery, bees], "courses, with the check's API")
    try await container.resolve(EnrollInCourseUseCase.self).execute(pottery)
    XCTAssertEqual(api.enrolment.inputs, [1], "numbers given to the check's API")
    XCTAssertEqual(network.lines, [], "requests sent past the check's API")
  }

  /// A container that nobody needs any more goes away, with its recipes.
  func testContainerGoesAway() throws {
    try expectReleased {
      let container = assembled()
      _ = try container.resolve(FetchCoursesUseCase.self)
      _ = try container.resolve(EnrollInCourseUseCase.self)
      return [container]
    }
  }

  /// A repository that is exchanged in the container reaches the use cases.
  func testExchangedRepositoryReachesTheUseCases() async throws {
    struct Empty: CourseRepository {
      func fetchCourses() async throws -> [Course] { [] }
      func enroll(inCourse id: Int) async throws {}
    }
    let container = assembled()
    container.register(CourseRepository.self, lifetime: .container) { _ in Empty() }
    let courses = try await container.resolve(FetchCoursesUseCase.self).execute()
    XCTAssertEqual(courses, [], "courses, with a repository that has none")
    try await container.resolve(EnrollInCourseUseCase.self).execute(pottery)
    XCTAssertEqual(api.enrolment.inputs, [], "numbers that went past the exchanged repository")
  }

  /// The API through which everybody speaks knows courses, not the server's records.
  func testRecordsStayWithTheClient() throws {
    let others = Codebase.learner.everything(except: "APIClient", "CourseRecord")
    XCTAssertNoReference(from: others, toType: "CourseRecord")
  }

  /// The protocols of the learner's that the container conforms to.
  private func promisesOfTheContainer() -> [String] {
    Codebase.learner.types.map { $0.name.replacingOccurrences(of: "`", with: "") }.filter {
      Codebase.learner.types(conformingTo: $0).contains { $0.name == "`DIContainer`" }
    }
  }

  /// The screens know no container, and nothing in the app is a singleton or a global variable.
  func testNothingIsGlobal() throws {
    for name in ["CourseListViewController", "CourseDetailViewController"] {
      let screen = try Codebase.learner.type(name)
      XCTAssertNoTransitiveReference(from: screen, toType: "DIContainer")
      for promise in promisesOfTheContainer() {
        XCTAssertNoReference(from: screen, toType: promise, "a container is behind it")
      }
    }
    for part in Codebase.learner.types {
      XCTAssertNoGlobals(in: part, except: ["URLSession.shared", "main"])
    }
    for name in ["AppAssembly", "Lantern", "APIClient", "DIContainer"] {
      let part = try Codebase.learner.type(name)
      for kept in ["DIContainer", "CourseAPI", "CourseRepository"] {
        XCTAssertHoldsNothingStrongly(part, ofType: kept, "nothing keeps it for all")
      }
    }
  }

  /// Only the assembly names the classes behind the promises.
  func testOnlyTheAssemblyNamesClasses() throws {
    let classes = [
      "APIClient", "LegacyCourseRepository", "DefaultFetchCoursesUseCase",
      "DefaultEnrollInCourseUseCase",
    ]
    for name in classes {
      let others = Codebase.learner.everything(except: "AppAssembly", name)
      XCTAssertNoReference(from: others, toType: name)
    }
  }

  /// The adapter keeps the API that it was given: nobody else has to.
  func testAdapterKeepsItsAPI() {
    let repository: any CourseRepository = LegacyCourseRepository(api: Step3API())
    var found: [Course]?
    _ = Task { found = try await repository.fetchCourses() }
    MainQueue.run(until: found != nil)
    XCTAssertEqual(
      found ?? [], [pottery, bees], "courses of an adapter that is the only one to keep its API")
  }
}
