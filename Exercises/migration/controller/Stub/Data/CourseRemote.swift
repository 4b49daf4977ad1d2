import Foundation

/// A course as the server sends it.
struct CourseDTO: Decodable, Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  func toDomain() -> Course {
    Course(id: id, title: title, description: description, seatsLeft: seatsLeft)
  }
}

/// What the server can be asked.
protocol CourseRemote {
  func fetchCourses() async throws -> [CourseDTO]
  func enroll(inCourse id: Int) async throws
}
