import Combine
import Foundation

@MainActor
final class CourseDetailViewModel: ObservableObject {
  @Published private(set) var teacher: String = ""
  @Published private(set) var room: String = ""
  @Published private(set) var status: String = ""
  @Published private(set) var canEnroll = false
  let course: Course
  private let load: (Course) async throws -> CourseDetail
  private let take: (Course) async throws -> Void

  init(
    course: Course, fetchDetail: any FetchCourseDetailUseCase,
    enrollInCourse: any EnrollInCourseUseCase
  ) {
    self.course = course
    load = fetchDetail.execute
    take = enrollInCourse.execute
    (status, canEnroll) = course.isFull ? ("Full", false) : ("\(course.seatsLeft) seats left", true)
  }

  func load() async {
    do {
      let detail = try await load(course)
      teacher = "with " + detail.teacher
      if let number = detail.room { room = "Room " + number } else { room = "Room to be announced" }
    } catch {
      // What was known before is still the best that there is to show.
    }
  }

  func enroll() async {
    if !canEnroll { return }
    canEnroll = false
    do {
      try await take(course)
      status = "You have a seat."
    } catch {
      let isFull = error is CourseIsFull
      status = isFull ? "This course is full." : error.localizedDescription
      canEnroll = !isFull
    }
  }
}
