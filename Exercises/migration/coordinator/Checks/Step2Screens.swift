import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let pottery = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
private let bees = Course(id: 2, title: "Beekeeping", description: "A hive", seatsLeft: 0)

private final class Step2ScreensAPI: CourseAPI {
  let courses = AnswerStub<Void, [Course]>(returning: [pottery, bees])
  let enrolment = AnswerStub<Int, Void>()

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    courses(completion: completion)
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    enrolment(courseID, completion: completion)
  }
}

private struct Step2Closed: LocalizedError {
  var errorDescription: String? { "The office is closed." }
}

@MainActor private final class Step2Wishes: CourseListNavigation {
  var shown: [Course] = []
  func showDetail(of course: Course) { shown.append(course) }
}

/// Whoever navigates, the two screens do what they did.
@MainActor final class Step2Screens: XCTestCase {
  private let api = Step2ScreensAPI()

  private func showList() -> Screen {
    let list = CourseListViewController(api: api)
    return Screen(showing: UINavigationController(rootViewController: list))
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
    XCTAssertEqual(visibleErrors(phone), [], "errors before the courses are there")
    api.courses.release()
    MainQueue.run(until: phone.rows.count == 2)
    XCTAssertFalse(isSpinning(phone), "A spinner turns although the courses are there.")
    let other = showList()
    MainQueue.run(until: other.rows.count == 2)
    XCTAssertFalse(isSpinning(other), "A spinner turns although the courses came at once.")
  }

  /// What the visible labels outside of the table say.
  private func visibleErrors(_ phone: Screen) -> [String] {
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
  }

  /// The list loads once, when it is shown, and shows nothing when the school has no course left.
  func testListLoadsOnce() throws {
    let list = CourseListViewController(api: api)
    let navigation = UINavigationController(rootViewController: list)
    XCTAssertEqual(api.courses.count, 0, "calls of fetchCourses by a list that nobody has seen")
    let phone = Screen(showing: navigation)
    MainQueue.run(until: phone.rows.count == 2)
    navigation.pushViewController(UIViewController(), animated: false)
    try phone.tapBack()
    MainQueue.settle()
    XCTAssertEqual(api.courses.count, 1, "calls of fetchCourses, back from another screen")
    api.courses.returns([])
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: phone.rows.isEmpty)
    XCTAssertEqual(phone.rows, [], "rows after an enrolment, when the school has no course left")
  }

  /// A touched line is not marked any more when one comes back.
  func testTouchedLineIsNotLeftMarked() throws {
    let phone = showList()
    MainQueue.run(until: phone.rows.count == 2)
    let table = try XCTUnwrap(phone.find(UITableView.self).first, "the table")
    try phone.tap("Pottery")
    XCTAssertNil(table.indexPathForSelectedRow, "the marked line after the touch")
  }

  /// A line asks for the course that stands in it, also in a search and while the list is loaded again.
  func testLineOfASearchAsksForItsCourse() throws {
    let listener = Step2Wishes()
    let list = CourseListViewController(api: api)
    list.navigation = listener
    let phone = Screen(showing: list)
    MainQueue.run(until: phone.rows.count == 2)
    try phone.type("hive", into: "Search")
    MainQueue.run(until: phone.rows.count == 1)
    try phone.tap("Beekeeping")
    XCTAssertEqual(listener.shown, [bees], "asked for after a search for hive and a touch")
    try phone.clear("Search")
    MainQueue.run(until: phone.rows.count == 2)
    api.courses.hold()
    try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
    MainQueue.run(until: !api.courses.pending.isEmpty)
    try phone.tap("Pottery")
    XCTAssertEqual(
      listener.shown, [bees, pottery], "asked for after a touch while the list is loaded again")
    api.courses.release()
  }

  /// The detail is called after its course, and says how many seats are left, or that there are none.
  func testDetailShowsItsCourse() throws {
    let overbooked = Course(id: 4, title: "Yoga", description: "Mats", seatsLeft: -1)
    for (course, seats) in [(pottery, "3 seats left"), (bees, "Full"), (overbooked, "Full")] {
      let phone = Screen(showing: CourseDetailViewController(course: course, api: api))
      XCTAssertEqual(phone.title, course.title, "title of the detail")
      for text in [course.description, seats] {
        XCTAssertTrue(phone.shows(text), "\(text) in the detail: \(phone.visibleText)")
      }
      XCTAssertEqual(
        try phone.isEnabled("Enrol"), seats != "Full", "isEnabled of Enrol of \(course.title)")
    }
  }

  /// The detail's button waits for the answer, and can be tried again after a failure.
  func testDetailCanBeTriedAgain() throws {
    api.enrolment.hold()
    let phone = Screen(showing: CourseDetailViewController(course: pottery, api: api))
    try phone.tap("Enrol")
    XCTAssertEqual(
      try phone.isEnabled("Enrol"), false, "isEnabled of Enrol while an enrolment is under way")
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
    XCTAssertEqual(try phone.isEnabled("Enrol"), false, "isEnabled of Enrol with a seat taken")
    MainQueue.settle()
    XCTAssertEqual(
      api.enrolment.inputs, [1, 1, 1], "courses given to enroll(in:) by three touches")
  }

  /// A closed list goes away, whether it is loading or enrolling.
  func testListGoesAway() throws {
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
