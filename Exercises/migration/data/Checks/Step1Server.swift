import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let pottery = """
  [{"id": 1, "title": "Pottery", "description": "Bowls", "seatsLeft": 3}]
  """

@MainActor final class Step1Server: XCTestCase {
  private let network = NetworkStub()
  private let host = "https://evening.example"

  private func makeRemote() throws -> any CourseRemote {
    HTTPCourseRemote(server: try XCTUnwrap(URL(string: "https://evening.example/v2")))
  }

  private func failure(of work: () async throws -> Void) async -> (any Error)? {
    do {
      try await work()
      return nil
    } catch {
      return error
    }
  }

  /// Fetching asks the server for /courses, once, and gives its records.
  func testFetchAsksForTheCourses() async throws {
    network.answer("GET https://evening.example/v2/courses", with: .json(pottery))
    let courses = try await makeRemote().fetchCourses()
    XCTAssertEqual(network.lines, ["GET https://evening.example/v2/courses"], "requests")
    XCTAssertEqual(
      courses.map(\.title), ["Pottery"], "titles of the records that fetchCourses() gives")
    XCTAssertEqual(courses.map(\.seatsLeft), [3], "seatsLeft of the records")
  }

  /// Enrolling posts to the course's enrolments, once.
  func testEnrolPostsToTheCourse() async throws {
    network.answer(
      "POST https://evening.example/v2/courses/41/enrollments", with: .json("{}", status: 201))
    try await makeRemote().enroll(inCourse: 41)
    XCTAssertEqual(
      network.lines, ["POST https://evening.example/v2/courses/41/enrollments"], "requests")
  }

  /// Every status from 200 to 299 is a success.
  func testSuccessesAreAccepted() async throws {
    let remote = try makeRemote()
    for status in [200, 201, 204, 299] {
      network.answer("/v2/courses/1/enrollments", with: .status(status))
      let error = await failure { try await remote.enroll(inCourse: 1) }
      XCTAssertNil(error, "the error of an enrolment that was answered with \(status)")
    }
    network.answer("/v2/courses", with: .json(pottery, status: 203))
    let count = try await remote.fetchCourses().count
    XCTAssertEqual(count, 1, "records in an answer of status 203")
  }

  /// Where no answer comes there is one request, and the session's error.
  func testNoAnswerIsOneRequest() async throws {
    let remote = try makeRemote()
    for code in [URLError.Code.networkConnectionLost, .timedOut, .notConnectedToInternet] {
      network.answer("/v2/courses", with: .failure(URLError(code)))
      let before = network.lines.count
      let error = await failure { _ = try await remote.fetchCourses() }
      XCTAssertEqual(
        (error as? URLError)?.code, code, "the error after URLError \(code.rawValue)")
      XCTAssertEqual(
        network.lines.count - before, 1, "requests that end with URLError \(code.rawValue)")
    }
  }

  /// Any other status is an error that says which one it was, whatever is in the body, after one request.
  func testOtherStatusesAreErrors() async throws {
    let remote = try makeRemote()
    for status in [199, 300, 304, 404, 409, 500, 503] {
      let before = network.lines.count
      network.answer("/v2/courses", with: .json(pottery, status: status))
      let fetching = await failure { _ = try await remote.fetchCourses() }
      XCTAssertEqual(
        fetching as? UnexpectedStatus, UnexpectedStatus(code: status),
        "fetching with status \(status), found: \(String(describing: fetching))")
      network.answer("/v2/courses", with: .json("<html>", status: status))
      let unread = await failure { _ = try await remote.fetchCourses() }
      XCTAssertEqual(
        unread as? UnexpectedStatus, UnexpectedStatus(code: status),
        "fetching with status \(status) and a page as the body, found: "
          + String(describing: unread))
      network.answer("/v2/courses/1/enrollments", with: .json("{}", status: status))
      let enrolling = await failure { try await remote.enroll(inCourse: 1) }
      XCTAssertEqual(
        enrolling as? UnexpectedStatus, UnexpectedStatus(code: status),
        "enrolling with status \(status), found: \(String(describing: enrolling))")
      // Whoever asks again may take a second seat: a server that fails may have done its work.
      XCTAssertEqual(
        network.lines.dropFirst(before).map { $0.replacingOccurrences(of: host, with: "") },
        ["GET /v2/courses", "GET /v2/courses", "POST /v2/courses/1/enrollments"],
        "requests of two fetches and an enrolment with status \(status)")
    }
  }

  /// An answer that is no list of courses is an error, and so is no answer.
  func testUnreadableAnswersAreErrors() async throws {
    let remote = try makeRemote()
    let halfReadable = pottery.replacingOccurrences(of: "]", with: ", {\"id\": 2}]")
    let record = [
      "\"id\": 2", "\"title\": \"Go\"", "\"description\": \"A game\"", "\"seatsLeft\": 1",
    ]
    let incomplete = record.map { gap in
      "[{\(record.filter { $0 != gap }.joined(separator: ", "))}]"
    }
    let bodies = ["", "{\"courses\": []}", halfReadable] + incomplete
    for body in bodies {
      network.answer("/v2/courses", with: .json(body))
      let unreadable = await failure { _ = try await remote.fetchCourses() }
      XCTAssertTrue(
        unreadable is DecodingError,
        "for the body “\(body)”, found: \(String(describing: unreadable))")
    }
    for status in [204, 205] {
      network.answer("/v2/courses", with: .status(status))
      let unreadable = await failure { _ = try await remote.fetchCourses() }
      XCTAssertTrue(
        unreadable is DecodingError,
        "for status \(status) without a body, found: \(String(describing: unreadable))")
    }
    network.answer("/v2/courses", with: .offline)
    let offline = await failure { _ = try await remote.fetchCourses() }
    XCTAssertEqual(
      (offline as? URLError)?.code, .notConnectedToInternet,
      "without a network, found: \(String(describing: offline))")
    XCTAssertEqual(
      network.lines.count, bodies.count + 3, "requests of \(bodies.count + 3) calls that failed")
  }

  /// A record becomes a course with all its fields.
  func testRecordBecomesACourse() throws {
    let json = Data(
      "{\"id\": 8, \"title\": \"Go\", \"description\": \"A game\", \"seatsLeft\": -2}".utf8)
    let course = try JSONDecoder().decode(CourseDTO.self, from: json).toDomain()
    XCTAssertEqual(
      "\(course.id) '\(course.title)' '\(course.description)' \(course.seatsLeft) left",
      "8 'Go' 'A game' -2 left", "the course of the record")
  }

  /// What speaks to the server stands in the data layer, without UIKit, screens or the old client.
  func testRemoteStandsInData() throws {
    let data = try Codebase.learner.layer("Data")
    XCTAssertImports(
      data,
      only: [
        "Foundation", "FoundationNetworking", "Swift", "Domain",
        // What protects a cache is as good as an actor or a lock of Foundation's.
        "Synchronization", "Dispatch", "os",
      ])
    for name in ["CourseDTO", "CourseRemote", "HTTPCourseRemote", "UnexpectedStatus"] {
      try XCTAssertDeclared(try Codebase.learner.type(name), inLayer: "Data")
    }
    for name in [
      "CourseListViewController", "CourseDetailViewController", "APIClient", "DIContainer",
    ] {
      XCTAssertNoReference(from: data, toType: name)
    }
  }
}
