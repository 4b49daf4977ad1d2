import TestDoubles
import XCTest

@testable import Learner

/// A use case that keeps the rules, but for one that a check takes away.
private struct Step3Enroll: EnrollInCourseUseCase {
  enum Fault {
    case none, acceptsFullCourses, acceptsZeroSeats, acceptsSeatsBelowZero,
      otherErrorForFullCourses, otherErrorForZeroSeats, otherErrorForSeatsBelowZero,
      asksForFullCourses, asksForZeroSeats, asksForSeatsBelowZero,
      losesErrors, replacesErrors, wrapsErrors, asksTwice,
      asksTwiceForTheLastSeat, wrongNumber, asksNobody, asksNobodyForTheLastSeat,
      refusesTheLastSeat, throwsAfterASuccess
  }

  struct Refused: Error {}

  let fault: Fault
  let repository: any CourseRepository

  func execute(_ course: Course) async throws {
    let isLetIn =
      switch fault {
      case .acceptsFullCourses: true
      case .acceptsZeroSeats: course.seatsLeft == 0
      case .acceptsSeatsBelowZero: course.seatsLeft < 0
      default: false
      }
    if course.seatsLeft <= 0 && !isLetIn {
      let isAskedFor =
        switch fault {
        case .asksForFullCourses: true
        case .asksForZeroSeats: course.seatsLeft == 0
        case .asksForSeatsBelowZero: course.seatsLeft < 0
        default: false
        }
      if isAskedFor { try? await repository.enroll(inCourse: course.id) }
      let isOtherError =
        switch fault {
        case .otherErrorForFullCourses: true
        case .otherErrorForZeroSeats: course.seatsLeft == 0
        case .otherErrorForSeatsBelowZero: course.seatsLeft < 0
        default: false
        }
      if isOtherError { throw Refused() }
      throw CourseIsFull()
    }
    let isLastSeat = course.seatsLeft == 1
    if fault == .refusesTheLastSeat, isLastSeat { throw CourseIsFull() }
    if fault == .asksNobodyForTheLastSeat, isLastSeat { return }
    if fault == .asksTwiceForTheLastSeat, isLastSeat {
      try await repository.enroll(inCourse: course.id)
    }
    switch fault {
    case .throwsAfterASuccess:
      try await repository.enroll(inCourse: course.id)
      throw Refused()
    case .replacesErrors:
      do {
        try await repository.enroll(inCourse: course.id)
      } catch {
        throw CourseIsFull()
      }
    case .wrapsErrors:
      do {
        try await repository.enroll(inCourse: course.id)
      } catch {
        throw Refused()
      }
    case .losesErrors: try? await repository.enroll(inCourse: course.id)
    case .asksTwice:
      try await repository.enroll(inCourse: course.id)
      try await repository.enroll(inCourse: course.id)
    case .wrongNumber: try await repository.enroll(inCourse: course.seatsLeft)
    case .asksNobody: return
    default: try await repository.enroll(inCourse: course.id)
    }
  }
}

@MainActor final class Step3UnitTests: XCTestCase {
  private func failures(with fault: Step3Enroll.Fault) async -> [String] {
    let failures = await EnrolmentTests.failures { Step3Enroll(fault: fault, repository: $0) }
    XCTAssertFalse(failures.contains(""), "A failure without words, with the bug \(fault).")
    return failures
  }

  /// Box 8: your tests find nothing wrong with your own use case.
  func testYourUseCasePasses() async {
    let failures = await EnrolmentTests.failures { DefaultEnrollInCourseUseCase(repository: $0) }
    XCTAssertEqual(failures, [], "failures of the use case of the app")
  }

  /// Box 8: your tests find nothing wrong with another use case that keeps the rules.
  func testOtherRightUseCasePasses() async {
    let failures = await failures(with: .none)
    XCTAssertEqual(failures, [], "failures of a use case that is built differently, and right")
  }

  /// Box 8: your tests notice a use case that lets people into full courses.
  func testFullCoursesAreNoticed() async {
    for (fault, words) in [
      (Step3Enroll.Fault.acceptsFullCourses, "accepts full courses"),
      (.acceptsZeroSeats, "accepts courses with no seat left, and refuses those below zero only"),
      (.acceptsSeatsBelowZero, "accepts courses with seats below zero"),
      (.otherErrorForFullCourses, "refuses full courses with an error that is not CourseIsFull"),
      (.otherErrorForZeroSeats, "refuses a course with no seat left with another error"),
      (.otherErrorForSeatsBelowZero, "refuses seats below zero with another error"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "A use case \(words), and your tests pass it.")
    }
  }

  /// Box 8: your tests notice a use case that asks the server although the course is full.
  func testQuestionForAFullCourseIsNoticed() async {
    for (fault, words) in [
      (Step3Enroll.Fault.asksForFullCourses, "a full course"),
      (.asksForZeroSeats, "a course with no seat left"),
      (.asksForSeatsBelowZero, "a course with seats below zero"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(
        failures.isEmpty, "A use case refuses \(words), but asks for it, and your tests pass it.")
    }
  }

  /// Box 8: your tests notice a use case that refuses a course with seats, be it only the last one.
  func testRefusedSeatsAreNoticed() async {
    for (fault, words) in [
      (Step3Enroll.Fault.refusesTheLastSeat, "refuses a course with one seat left"),
      (.throwsAfterASuccess, "throws although the repository has enrolled"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "A use case \(words), and your tests pass it.")
    }
  }

  /// Box 8: your tests notice a use case that loses errors, or makes others of them.
  func testLostErrorsAreNoticed() async {
    for (fault, words) in [
      (Step3Enroll.Fault.losesErrors, "loses errors"),
      (.replacesErrors, "says that a course is full whatever the repository has thrown"),
      (.wrapsErrors, "throws an error of its own whatever the repository has thrown"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "A use case \(words), and your tests pass it.")
    }
  }

  /// Box 8: your tests notice what the repository is asked: how often, and for which course.
  func testWrongQuestionsAreNoticed() async {
    for (fault, words) in [
      (Step3Enroll.Fault.asksTwice, "asks twice"), (.wrongNumber, "asks for another course"),
      (.asksNobody, "asks nobody"), (.asksTwiceForTheLastSeat, "asks twice for the last seat"),
      (.asksNobodyForTheLastSeat, "asks nobody for the last seat, and throws nothing"),
    ] {
      let failures = await failures(with: fault)
      XCTAssertFalse(failures.isEmpty, "A use case \(words), and your tests pass it.")
    }
  }

  /// Box 8: your tests make a use case of their own each time, and give the same verdict twice.
  func testVerdictIsTheSameTwice() async {
    let first = await failures(with: .losesErrors)
    let second = await failures(with: .losesErrors)
    XCTAssertEqual(first, second, "failures of the same use case, tested twice")
    let right = await failures(with: .none)
    XCTAssertEqual(right, [], "failures of a right use case after a wrong one")
  }
}
