import StructureChecks
import XCTest

@testable import Learner

@MainActor final class Step1Course: XCTestCase {
  /// A course knows its number, its title, its description and the seats that are left.
  func testCourseHasItsFields() {
    let course = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
    XCTAssertEqual(course.id as Int, 1, "id")
    XCTAssertEqual(course.title as String, "Pottery", "title")
    XCTAssertEqual(course.description as String, "Bowls", "description")
    XCTAssertEqual(course.seatsLeft as Int, 3, "seatsLeft")
    let crowded = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: -2)
    XCTAssertEqual(crowded.seatsLeft, -2, "seatsLeft of a course that was made with -2")
  }

  /// Two courses are equal if all that is known of them is.
  func testCoursesCompareAllTheirFields() {
    let course = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3)
    XCTAssertEqual(
      course, Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 3), "the same again")
    let others = [
      Course(id: 2, title: "Pottery", description: "Bowls", seatsLeft: 3),
      Course(id: 1, title: "Drawing", description: "Bowls", seatsLeft: 3),
      Course(id: 1, title: "Pottery", description: "Mugs", seatsLeft: 3),
      Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: 2),
    ]
    for other in others {
      XCTAssertNotEqual(course, other, "Pottery of 3 seats and \(other)")
    }
  }

  /// A course is full when no seats are left, also if the server counts below zero.
  func testFullCourse() {
    for (seats, isFull) in [(1, false), (12, false), (0, true), (-1, true)] {
      let course = Course(id: 1, title: "Pottery", description: "Bowls", seatsLeft: seats)
      XCTAssertEqual(course.isFull, isFull, "isFull with \(seats) seats left")
    }
  }

  /// A course is a value.
  func testCourseIsAValue() throws {
    let type: Any.Type = Course.self
    XCTAssertFalse(type is AnyObject.Type, "Course is a class, so two screens could change one.")
    for name in ["id", "title", "description", "seatsLeft"] {
      XCTAssertSetOnlyInside(try Codebase.learner.type("Course"), name)
    }
  }

  /// A course cannot be read from JSON: the words of the server are not those of the school.
  func testCourseKnowsNoServer() throws {
    let course = try Codebase.learner.type("Course")
    XCTAssertDoesNotConform(course, to: "Decodable")
    XCTAssertDoesNotConform(course, to: "Encodable")
    XCTAssertNoReference(from: course, toType: "CourseRecord")
  }

  /// The domain stands alone: it imports Foundation at most, and knows no other type of the app.
  func testDomainStandsAlone() throws {
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    for part in Codebase.learner.types { XCTAssertNoReference(from: domain, to: part) }
  }
}
