import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = CourseRecord(
  id: 1, title: "Pottery", description: "Bowls on the wheel", seatsLeft: 3)
private let bees = CourseRecord(
  id: 2, title: "Beekeeping", description: "A year with a hive", seatsLeft: 0)

private final class Step2API: CourseAPI {
  let courses = AnswerStub<Void, [CourseRecord]>(returning: [pottery, bees])
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[CourseRecord], Error>) -> Void) {
    courses(completion: completion)
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

private struct Step2Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor final class Step2Screens: XCTestCase {
  private let api = Step2API()
  private let network = NetworkStub()

  private func showList() -> Screen {
    let list = CourseListViewController(api: api)
    return Screen(showing: UINavigationController(rootViewController: list))
  }

  /// The list shows the courses of the API that it was given, and sends nothing itself.
  func testListUsesTheGivenAPI() {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows, [["Pottery", "3 seats left"], ["Beekeeping", "Full"]], "rows of the list")
    XCTAssertEqual(api.courses.count, 1, "calls of fetchCourses")
    XCTAssertEqual(network.lines, [], "requests sent past the API")
  }

  /// The spinner turns until the answer is there, and a failure is shown.
  func testListShowsAFailure() {
    api.courses.hold()
    api.courses.fails(with: Step2Closed())
    let phone = showList()
    let spinner = phone.find(UIActivityIndicatorView.self).first
    XCTAssertEqual(spinner?.isAnimating, true, "isAnimating before the answer")
    api.courses.release()
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    XCTAssertNotEqual(spinner?.isAnimating, true, "isAnimating after the failure")
  }

  /// A swipe enrols through the given API, and loads the list again.
  func testSwipeUsesTheGivenAPI() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: api.courses.count == 2)
    XCTAssertEqual(api.enrolment.inputs, [1], "courses given to enroll(in:)")
    XCTAssertEqual(api.courses.count, 2, "calls of fetchCourses after the enrolment")
    XCTAssertEqual(network.lines, [], "requests sent past the API")
  }

  /// The list hands its API on to the detail, whose button uses it.
  func testDetailUsesTheSameAPI() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    try phone.tap("Pottery")
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("You have a seat."))
    XCTAssertEqual(api.enrolment.inputs, [1], "courses given to enroll(in:)")
    XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
    XCTAssertFalse(try phone.isEnabled("Enrol"), "isEnabled of Enrol, with a seat taken")
    XCTAssertEqual(network.lines, [], "requests sent past the API")
  }

  /// The detail can be made for a check, with a course and an API.
  func testDetailShowsAFailure() throws {
    api.enrolment.fails(with: Step2Closed())
    let phone = Screen(showing: CourseDetailViewController(course: pottery, api: api))
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    XCTAssertTrue(try phone.isEnabled("Enrol"), "The button can be tried again after a failure.")
  }

  /// The screens know the protocol, not the class behind it.
  func testScreensKnowTheProtocolOnly() throws {
    for name in ["CourseListViewController", "CourseDetailViewController"] {
      let screen = try Codebase.learner.type(name)
      XCTAssertNoReference(from: screen, toType: "APIClient")
      XCTAssertConstructsNoDependency(screen)
      XCTAssertNoGlobals(in: screen)
    }
  }

  /// A closed list goes away although its courses have not come.
  func testListGoesAwayDuringALoad() throws {
    api.courses.hold()
    try expectReleased {
      let list = CourseListViewController(api: api)
      let phone = Screen(showing: list)
      phone.close()
      return [list]
    }
    api.courses.release()
  }
}
