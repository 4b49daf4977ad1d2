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

  /// The way back leads to the same list: no line is left marked, nothing is loaded, and a course opens again.
  func testAppComesBackToItsList() throws {
    try launch { phone, network, clock in
      XCTAssertEqual(phone.title, "Courses", "title of the list")
      let table = try XCTUnwrap(phone.find(UITableView.self).first)
      for (title, description) in [
        ("Night sky", "Stars for beginners"), ("Pottery", "Bowls on the wheel"),
        ("Pottery", "Bowls on the wheel"),
      ] {
        try phone.tap(title)
        wait(clock, until: phone.shows(description))
        XCTAssertEqual(phone.title, title, "title of the screen after a touch on \(title)")
        XCTAssertEqual(phone.navigationDepth, 1, "screens above the list")
        try phone.tapBack()
        XCTAssertNil(table.indexPathForSelectedRow, "the marked line, back from \(title)")
      }
      XCTAssertEqual(
        network.lines.filter { $0 == "GET https://lantern.example/courses" }.count, 1,
        "loads of the list after three courses were opened")
    }
  }

  /// Each swipe is an enrolment of its own, also during another one, and lines can be touched meanwhile.
  func testAppWaitsForNobody() throws {
    try launch { phone, network, clock in
      let table = try XCTUnwrap(phone.find(UITableView.self).first)
      network.hold()
      try table.swipe(row: 0, choosing: "Enrol")
      wait(clock, until: network.pending.count == 1)
      try table.swipe(row: 2, choosing: "Enrol")
      wait(clock, until: network.pending.count == 2)
      XCTAssertEqual(
        network.lines.filter { $0.hasPrefix("POST") },
        [
          "POST https://lantern.example/courses/1/enrollments",
          "POST https://lantern.example/courses/3/enrollments",
        ], "enrolments sent by two swipes, the second one during the first")
      try phone.tap("Night sky")
      wait(clock, until: phone.title == "Night sky")
      XCTAssertEqual(phone.title, "Night sky", "title after a touch while both are under way")
      try phone.tapBack()
      network.release()
      wait(clock, until: network.pending.isEmpty)
    }
  }

  /// What goes wrong is told beside the rows until an enrolment works; what is full can't be swiped.
  func testAppTellsAFailure() throws {
    try launch { phone, network, clock in
      let table = try XCTUnwrap(phone.find(UITableView.self).first)
      let before = Set(phone.visibleText)
      func told() -> Set<String> { Set(phone.visibleText).subtracting(before) }
      network.answer(
        "POST https://lantern.example/courses/1/enrollments", with: .json("{}", status: 409))
      try table.swipe(row: 0, choosing: "Enrol")
      wait(clock, until: !told().isEmpty)
      let words = told()
      XCTAssertFalse(words.isEmpty, "Nothing is told after a refusal: \(phone.visibleText)")
      XCTAssertEqual(phone.rows.count, 3, "rows after a refusal")
      try table.swipe(row: 2, choosing: "Enrol")
      wait(clock, until: words.isDisjoint(with: told()))
      XCTAssertTrue(
        words.isDisjoint(with: told()), "after an enrolment that worked: \(phone.visibleText)")
      XCTAssertThrowsError(
        try table.swipe(row: 1, choosing: "Enrol"), "a swipe over Beekeeping, which is full")
    }
  }

  /// Of two courses of one name, the one in the swiped line is meant.
  func testAppTellsNamesakesApart() throws {
    try launch { phone, network, clock in
      let table = try XCTUnwrap(phone.find(UITableView.self).first)
      network.answer(
        "GET https://lantern.example/courses",
        with: .json(
          """
          [{"id": 7, "title": "Yoga", "description": "Mats", "seatsLeft": 5},
           {"id": 8, "title": "Yoga", "description": "Mats", "seatsLeft": 5}]
          """))
      network.answer("POST https://lantern.example/courses/8/enrollments", with: .json("{}"))
      try table.swipe(row: 0, choosing: "Enrol")
      wait(clock, until: phone.rows.count == 2)
      try table.swipe(row: 1, choosing: "Enrol")
      wait(clock, until: network.lines.last?.hasPrefix("GET") == true && network.lines.count == 5)
      XCTAssertEqual(
        network.lines.filter { $0.hasPrefix("POST") }.last,
        "POST https://lantern.example/courses/8/enrollments",
        "the enrolment sent by a swipe over the second of two courses called Yoga")
    }
  }

  /// A word is found in titles as well, in capitals or not; what no course has finds none, and no word all.
  func testAppSearchesTitles() throws {
    try launch { phone, _, clock in
      for (word, titles) in [
        ("POTT", ["Pottery"]), ("keep", ["Beekeeping"]), ("yoga", []),
        ("", ["Pottery", "Beekeeping", "Night sky"]),
      ] {
        try phone.clear("Search")
        if !word.isEmpty { try phone.type(word, into: "Search") }
        clock.advance(by: .seconds(1))
        wait(clock, until: phone.rows.compactMap(\.first) == titles)
        XCTAssertEqual(phone.rows.compactMap(\.first), titles, "rows after typing “\(word)”")
      }
    }
  }

  /// What is searched for stays when a course was opened, and what is told of a failure stays during a search.
  func testAppKeepsItsSearch() throws {
    try launch { phone, network, clock in
      let before = Set(phone.visibleText)
      network.answer(
        "POST https://lantern.example/courses/1/enrollments", with: .json("{}", status: 409))
      try XCTUnwrap(phone.find(UITableView.self).first).swipe(row: 0, choosing: "Enrol")
      wait(clock, until: Set(phone.visibleText) != before)
      let told = Set(phone.visibleText).subtracting(before)
      try phone.type("stars", into: "Search")
      clock.advance(by: .seconds(1))
      wait(clock, until: phone.rows.count == 1)
      XCTAssertTrue(
        told.isSubset(of: phone.visibleText),
        "after a refusal and a search for stars: \(phone.visibleText)")
      try phone.tap("Night sky")
      wait(clock, until: phone.title == "Night sky")
      try phone.tapBack()
      clock.advance(by: .seconds(1))
      MainQueue.settle()
      XCTAssertEqual(
        phone.rows.compactMap(\.first), ["Night sky"],
        "rows on the way back from a course that was found with stars")
      XCTAssertTrue(
        told.isSubset(of: phone.visibleText),
        "after a refusal, and the way back from a course: \(phone.visibleText)")
    }
  }
}
