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
    let unseen = CourseListViewController(api: api)
    XCTAssertEqual(api.courses.count, 0, "calls of fetchCourses by a list that nobody has seen")
    let phone = Screen(showing: UINavigationController(rootViewController: unseen))
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertEqual(
      phone.rows, [["Pottery", "3 seats left"], ["Beekeeping", "Full"]], "rows of the list")
    MainQueue.settle()
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
    MainQueue.settle()
    XCTAssertEqual(api.enrolment.inputs, [1], "courses given to enroll(in:)")
    XCTAssertEqual(api.courses.count, 2, "calls of fetchCourses after the enrolment")
    XCTAssertEqual(network.lines, [], "requests sent past the API")
    api.courses.returns([])
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: phone.rows.isEmpty)
    XCTAssertEqual(phone.rows, [], "rows after an enrolment, when the school has no course left")
  }

  /// The list hands its API on to the detail, whose button uses it.
  func testDetailUsesTheSameAPI() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    try phone.tap("Pottery")
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("You have a seat."))
    MainQueue.settle()
    XCTAssertEqual(api.enrolment.inputs, [1], "courses given to enroll(in:)")
    XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
    XCTAssertEqual(try phone.isEnabled("Enrol"), false, "isEnabled of Enrol, with a seat taken")
    XCTAssertEqual(network.lines, [], "requests sent past the API")
  }

  /// Both screens keep the API that they were given, also when nobody else does.
  func testScreensKeepTheirAPI() throws {
    let list = Screen(showing: CourseListViewController(api: Step2API()))
    MainQueue.run(until: list.rows.count == 2)
    XCTAssertEqual(
      list.rows.compactMap(\.first), ["Pottery", "Beekeeping"],
      "rows of a list that is the only one to keep its API")
    list.close()
    let detail = Screen(showing: CourseDetailViewController(course: pottery, api: Step2API()))
    try detail.tap("Enrol")
    MainQueue.run(until: detail.shows("You have a seat."))
    XCTAssertTrue(
      detail.shows("You have a seat."),
      "after Enrol in a detail that is the only one to keep its API: \(detail.visibleText)")
    detail.close()
  }

  private func isSpinning(_ phone: Screen) -> Bool {
    phone.find(UIActivityIndicatorView.self).contains(where: \.isAnimating)
  }

  /// The list is called Courses, turns its spinner until the courses are there, and tells no error.
  func testListWaitsForTheCourses() {
    api.courses.hold()
    let phone = showList()
    XCTAssertEqual(phone.title, "Courses", "title of the list")
    XCTAssertTrue(isSpinning(phone), "No spinner turns before the courses are there.")
    XCTAssertEqual(phone.rows, [], "rows before the courses are there")
    XCTAssertEqual(visibleWords(phone), [], "errors before the courses are there")
    api.courses.release()
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertFalse(isSpinning(phone), "A spinner turns although the courses are there.")
    let other = showList()
    MainQueue.run(until: other.rows.count == 2)
    XCTAssertFalse(isSpinning(other), "A spinner turns although the courses came at once.")
  }

  /// What the visible labels outside of the table say.
  private func visibleWords(_ phone: Screen) -> [String] {
    phone.find(UILabel.self).filter { label in
      label.isVisible
        && !sequence(first: label as UIView, next: \.superview)
          .contains { $0 is UITableView || $0 is UINavigationBar || $0 is UISearchBar }
    }.map { $0.text ?? "" }
  }

  /// A failure is told, and goes from the screen as soon as the list is loaded again.
  func testFailureIsToldUntilTheNextLoad() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    api.enrolment.fails(with: Step2Closed())
    let outcome = try table.swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    MainQueue.settle()
    XCTAssertEqual(api.courses.count, 1, "loads of the list after an enrolment that failed")
    XCTAssertEqual(outcome.actionPerformed, true, "what the swipe was told of its action")
    api.enrolment.returns(())
    api.courses.hold()
    try table.swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: !api.courses.pending.isEmpty)
    XCTAssertFalse(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    XCTAssertTrue(isSpinning(phone), "No spinner turns while the list is loaded again.")
    api.courses.fails(with: Step2Closed())
    api.courses.release()
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "after a load that failed")
    XCTAssertFalse(isSpinning(phone), "A spinner turns after a load that failed.")
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["Pottery", "Beekeeping"],
      "rows after a load that failed, when an earlier one has not")
  }

  /// A touched line opens its course, and is not marked any more when one comes back.
  func testTouchedLineIsNotLeftMarked() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    try phone.tap("Pottery")
    XCTAssertEqual(phone.title, "Pottery", "title of the detail")
    XCTAssertTrue(phone.shows("3 seats left"), "shown in the detail: \(phone.visibleText)")
    XCTAssertNil(table.indexPathForSelectedRow, "the marked line after the touch")
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(api.courses.count, 1, "calls of fetchCourses, back from the detail")
    try phone.type("hive", into: "Search")
    MainQueue.run(until: phone.rows.count == 1)
    try phone.tap("Beekeeping")
    XCTAssertEqual(phone.title, "Beekeeping", "title of the detail after a search for hive")
  }

  /// Both screens say how many seats are left, down to the last one, and offer none that are gone.
  func testSeatsAreCounted() throws {
    let seats = [1: "1 seats left", 0: "Full", -1: "Full"]
    for (count, text) in seats.sorted(by: { $0.key > $1.key }) {
      let yoga = CourseRecord(id: 4, title: "Yoga", description: "Mats", seatsLeft: count)
      let detail = Screen(showing: CourseDetailViewController(course: yoga, api: api))
      XCTAssertTrue(detail.shows(text), "in the detail with \(count): \(detail.visibleText)")
      XCTAssertEqual(
        try detail.isEnabled("Enrol"), count > 0, "isEnabled of Enrol with \(count) seats")
      detail.close()
      api.courses.returns([yoga])
      let phone = showList()
      MainQueue.run(until: phone.rows.count == 1)
      XCTAssertEqual(phone.rows, [["Yoga", text]], "the line of a course with \(count) seats")
      let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
      let isOffered = (try? table.swipe(row: 0, choosing: "Enrol")) != nil
      XCTAssertEqual(isOffered, count > 0, "whether a swipe offers Enrol with \(count) seats")
      MainQueue.settle()
      phone.close()
    }
  }

  /// The detail's button waits for the answer, and can be tried again after a failure.
  func testDetailShowsAFailure() throws {
    api.enrolment.hold()
    let phone = Screen(showing: CourseDetailViewController(course: pottery, api: api))
    try phone.tap("Enrol")
    XCTAssertEqual(
      try phone.isEnabled("Enrol"), false, "isEnabled of Enrol while an enrolment is under way")
    XCTAssertTrue(
      phone.shows("3 seats left"),
      "expected 3 seats left while an enrolment is under way, shown: \(phone.visibleText)")
    api.enrolment.fails(with: Step2Closed())
    api.enrolment.release()
    MainQueue.run(until: phone.shows("The office is closed."))
    XCTAssertTrue(phone.shows("The office is closed."), "shown: \(phone.visibleText)")
    XCTAssertEqual(try phone.isEnabled("Enrol"), true, "isEnabled of Enrol after a failure")
    // This time the answer comes at once.
    try phone.tap("Enrol")
    MainQueue.settle()
    XCTAssertTrue(try phone.isEnabled("Enrol"), "isEnabled after a failure that came at once")
    api.enrolment.returns(())
    try phone.tap("Enrol")
    MainQueue.run(until: phone.shows("You have a seat."))
    XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
    for text in ["3 seats left", "The office is closed."] {
      XCTAssertFalse(
        phone.shows(text), "“\(text)” stays with a seat taken: \(phone.visibleText)")
    }
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

  /// A closed list goes away, whether it is loading or enrolling.
  func testListGoesAwayDuringALoad() throws {
    try expectReleased {
      let list = CourseListViewController(api: api)
      let phone = Screen(showing: list)
      MainQueue.run(until: phone.rows.count == 2)
      api.enrolment.hold()
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      phone.close()
      return [list]
    }
    api.enrolment.release()
    api.courses.hold()
    try expectReleased {
      let list = CourseListViewController(api: api)
      let phone = Screen(showing: list)
      phone.close()
      return [list]
    }
    api.courses.release()
  }

  /// A closed detail goes away, whether it is enrolling or nobody has touched it.
  func testDetailGoesAway() throws {
    api.enrolment.hold()
    for touched in [false, true] {
      try expectReleased {
        let detail = CourseDetailViewController(course: pottery, api: api)
        let phone = Screen(showing: detail)
        if touched { try phone.tap("Enrol") }
        phone.close()
        return [detail]
      }
    }
    api.enrolment.release()
  }

  /// The button behind a row stands for the course of that row, also if the rows change before the touch.
  func testSwipeStandsForItsCourse() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    let action = try XCTUnwrap(actions?.actions.first, "the action behind the row of Pottery")
    api.courses.returns([bees, pottery])
    action.handler(action, table) { _ in }
    MainQueue.run(until: phone.rows.first?.first == "Beekeeping")
    action.handler(action, table) { _ in }
    MainQueue.run(until: api.enrolment.inputs.count == 2)
    MainQueue.settle()
    XCTAssertEqual(
      api.enrolment.inputs, [1, 1],
      "enrolments by the button behind Pottery, before and after Beekeeping has come first")
  }
}
