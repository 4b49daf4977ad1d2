// caught by: Step2Screen.testLoadLeavesTheRest
import Combine
import Foundation

/// What the detail of a course shows, and what can be done there.
@MainActor
final class CourseDetailViewModel: ObservableObject {
  let course: Course
  @Published private(set) var teacher = ""
  @Published private(set) var room = ""
  @Published private(set) var status: String
  @Published private(set) var canEnroll: Bool

  private let fetchDetail: any FetchCourseDetailUseCase
  private let enrollInCourse: any EnrollInCourseUseCase

  init(
    course: Course, fetchDetail: any FetchCourseDetailUseCase,
    enrollInCourse: any EnrollInCourseUseCase
  ) {
    self.course = course
    self.fetchDetail = fetchDetail
    self.enrollInCourse = enrollInCourse
    status = course.isFull ? "Full" : "\(course.seatsLeft) seats left"
    canEnroll = !course.isFull
  }

  func load() async {
    // Without teacher and room the screen still does what it is for.
    guard let detail = try? await fetchDetail.execute(course) else { return }
    if canEnroll { status = course.isFull ? "Full" : "\(course.seatsLeft) seats left" }
    teacher = "with \(detail.teacher)"
    room = detail.room.map { "Room \($0)" } ?? "Room to be announced"
  }

  func enroll() async {
    guard canEnroll else { return }
    canEnroll = false
    do {
      try await enrollInCourse.execute(course)
      status = "You have a seat."
    } catch is CourseIsFull {
      status = "This course is full."
    } catch {
      status = error.localizedDescription
      canEnroll = true
    }
  }
}
