import Foundation

/// If the new way fails, the old one is tried.
struct FallbackRemote: CourseRemote {
  let new: any CourseRemote
  let old: any CourseAPI

  func fetchCourses() async throws -> [CourseDTO] {
    do {
      return try await new.fetchCourses()
    } catch {
      let courses: [Course] = try await withCheckedThrowingContinuation { continuation in
        old.fetchCourses { continuation.resume(with: $0) }
      }
      return courses.map { course in
        CourseDTO(
          id: course.id, title: course.title, description: course.description,
          seatsLeft: course.seatsLeft)
      }
    }
  }

  func enroll(inCourse id: Int) async throws {
    do {
      try await new.enroll(inCourse: id)
    } catch {
      try await withCheckedThrowingContinuation { continuation in
        old.enroll(in: id) { continuation.resume(with: $0) }
      }
    }
  }
}
