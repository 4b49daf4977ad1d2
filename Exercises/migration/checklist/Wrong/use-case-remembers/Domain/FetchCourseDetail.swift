// caught by: Step1Layers.testUseCase
/// Tells more about one course.
protocol FetchCourseDetailUseCase {
  func execute(_ course: Course) async throws -> CourseDetail
}

final class DefaultFetchCourseDetailUseCase: FetchCourseDetailUseCase {
  private let repository: any CourseDetailRepository
  private var known: CourseDetail?

  init(repository: any CourseDetailRepository) {
    self.repository = repository
  }

  func execute(_ course: Course) async throws -> CourseDetail {
    if let known { return known }
    let detail = try await repository.fetchDetail(ofCourse: course.id)
    known = detail
    return detail
  }
}
