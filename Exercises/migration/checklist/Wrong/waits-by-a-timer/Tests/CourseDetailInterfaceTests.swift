// caught by: Step4Interface.testNobodyWaitsForATime
import TestDoubles
import UIKit

/// Uses a detail screen as its users do.
@MainActor
enum CourseDetailInterfaceTests {
  typealias MakeScreen = (
    Course, any FetchCourseDetailUseCase, any EnrollInCourseUseCase
  ) -> UIViewController

  /// A sentence for everything that the screen does wrong.
  static func failures(of make: MakeScreen) async -> [String] {
    var failures: [String] = []
    failures += await failuresWithSeats(make)
    failures += await failuresWhenFull(make)
    failures += await failuresWhenRefused(make)
    return failures
  }

  private static func failuresWithSeats(_ make: MakeScreen) async -> [String] {
    var failures: [String] = []
    let enroll = EnrollStub()
    let screen = Screen(showing: make(course(seats: 3), DetailStub(), enroll))
    for text in ["Bowls", "3 seats left", "with Ines Prado", "Room B12"]
    where !(await MainQueue.run(turns: 100, until: screen.shows(text))) {
      failures.append("\(text) is not shown.")
    }
    try? screen.tap("Enrol")
    await MainQueue.run(turns: 100, until: screen.shows("You have a seat."))
    if !screen.shows("You have a seat.") { failures.append("The seat is not shown.") }
    if enroll.courses.map(\.id) != [41] { failures.append("Enrolled in \(enroll.courses).") }
    if (try? screen.isEnabled("Enrol")) == true { failures.append("One seat is enough.") }
    screen.close()
    return failures
  }

  private static func failuresWhenFull(_ make: MakeScreen) async -> [String] {
    let screen = Screen(showing: make(course(seats: 0), DetailStub(), EnrollStub()))
    defer { screen.close() }
    var failures: [String] = []
    await MainQueue.run(turns: 100, until: screen.shows("Full"))
    await PauseByTimer.wait()
    if !screen.shows("Full") { failures.append("A full course is not called full.") }
    if (try? screen.isEnabled("Enrol")) == true {
      failures.append("A full course has a button that can be pressed.")
    }
    return failures
  }

  private static func failuresWhenRefused(_ make: MakeScreen) async -> [String] {
    let enroll = EnrollStub()
    enroll.failure = CourseIsFull()
    let screen = Screen(showing: make(course(seats: 1), DetailStub(), enroll))
    defer { screen.close() }
    try? screen.tap("Enrol")
    await MainQueue.run(turns: 100, until: screen.shows("This course is full."))
    return screen.shows("This course is full.") ? [] : ["A refusal is not shown."]
  }

  private static func course(seats: Int) -> Course {
    Course(id: 41, title: "Pottery", description: "Bowls", seatsLeft: seats)
  }
}

private enum PauseByTimer {
  @MainActor static func wait() async {
    await withCheckedContinuation { next in
      let timer = Timer(timeInterval: 0.001, repeats: false) { _ in next.resume() }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

private struct DetailStub: FetchCourseDetailUseCase {
  func execute(_ course: Course) async throws -> CourseDetail {
    CourseDetail(courseID: course.id, teacher: "Ines Prado", room: "B12")
  }
}

private final class EnrollStub: EnrollInCourseUseCase {
  private(set) var courses: [Course] = []
  var failure: (any Error)?

  func execute(_ course: Course) async throws {
    courses.append(course)
    if let failure { throw failure }
  }
}
