import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let courses = """
  [{"id": 1, "title": "Pottery", "description": "Bowls on the wheel", "seatsLeft": 3},
   {"id": 2, "title": "Beekeeping", "description": "A year with a hive", "seatsLeft": 0},
   {"id": 3, "title": "Night sky", "description": "Stars for beginners", "seatsLeft": 12}]
  """

/// The whole app against a server of the check: what it does for its users never changes.
@MainActor final class Step1App: XCTestCase {
  private func launch(_ use: (Screen, NetworkStub, HandClock) throws -> Void) throws {
    try HandClock.run { clock in
      let network = NetworkStub()
      network.answer("GET https://lantern.example/courses", with: .json(courses))
      network.answer("POST https://lantern.example/courses/1/enrollments", with: .json("{}"))
      network.answer("POST https://lantern.example/courses/3/enrollments", with: .json("{}"))
      let phone = Screen(showing: try Lantern.makeRootViewController())
      wait(clock, until: phone.rows.count == 3)
      try use(phone, network, clock)
      phone.close()
    }
  }

  private func wait(_ clock: HandClock, until holds: @autoclosure () -> Bool) {
    func isReached() -> Bool {
      clock.advance()
      return holds()
    }
    // What comes by way of a session comes from another thread, and on a busy machine late.
    MainQueue.run(turns: 3000, until: isReached())
  }

  /// The app shows each course with the seats that are left.
  func testAppShowsTheCourses() throws {
    try launch { phone, network, _ in
      XCTAssertEqual(
        phone.rows,
        [["Pottery", "3 seats left"], ["Beekeeping", "Full"], ["Night sky", "12 seats left"]],
        "rows after the launch")
      XCTAssertEqual(
        network.lines, ["GET https://lantern.example/courses"], "requests after the launch")
    }
  }

  /// The app finds courses by a word in their title or description, and a swipe enrols in what it found.
  func testAppSearches() throws {
    try launch { phone, network, clock in
      try phone.type("STARS", into: "Search")
      clock.advance(by: .seconds(1))
      wait(clock, until: phone.rows.count == 1)
      XCTAssertEqual(phone.rows.compactMap(\.first), ["Night sky"], "rows after typing STARS")
      network.answer(
        "GET https://lantern.example/courses",
        with: .json(courses.replacingOccurrences(of: "12", with: "11")))
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      wait(clock, until: phone.shows("11 seats left"))
      XCTAssertEqual(
        network.lines.filter { $0.hasPrefix("POST") },
        ["POST https://lantern.example/courses/3/enrollments"],
        "enrolments sent after typing STARS and a swipe over the only row")
      XCTAssertEqual(
        phone.rows, [["Night sky", "11 seats left"]],
        "rows after typing STARS, with the list loaded again")
    }
  }

  /// A swipe over a course enrols, and the list shows the seats that are left then.
  func testAppEnrolsBySwipe() throws {
    try launch { phone, network, clock in
      network.answer(
        "GET https://lantern.example/courses",
        with: .json(
          courses.replacingOccurrences(of: "\"seatsLeft\": 3", with: "\"seatsLeft\": 2")
            .replacingOccurrences(of: "12", with: "0")))
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      wait(clock, until: phone.shows("2 seats left"))
      XCTAssertEqual(
        network.lines,
        [
          "GET https://lantern.example/courses",
          "POST https://lantern.example/courses/1/enrollments",
          "GET https://lantern.example/courses",
        ], "requests after the swipe over Pottery")
      XCTAssertEqual(
        phone.rows,
        [["Pottery", "2 seats left"], ["Beekeeping", "Full"], ["Night sky", "Full"]],
        "rows after the swipe, when others have taken all seats under the Night sky")
    }
  }

  /// A touched course opens, and its button takes a seat in it.
  func testAppEnrolsInTheDetail() throws {
    try launch { phone, network, clock in
      try phone.tap("Pottery")
      wait(clock, until: phone.shows("Bowls on the wheel"))
      XCTAssertTrue(phone.shows("Bowls on the wheel"), "shown: \(phone.visibleText)")
      try phone.tap("Enrol")
      wait(clock, until: phone.shows("You have a seat."))
      XCTAssertTrue(phone.shows("You have a seat."), "shown: \(phone.visibleText)")
      XCTAssertEqual(
        network.lines.filter { $0.hasPrefix("POST") },
        ["POST https://lantern.example/courses/1/enrollments"], "enrolments sent")
    }
  }
}
