// caught by: Step1.testUseCase
/// Tells more about one course.
protocol FetchCourseDetailUseCase {
  func execute(_ course: Course) async throws -> CourseDetail
}

struct DefaultFetchCourseDetailUseCase: FetchCourseDetailUseCase {
  private let repository: any CourseDetailRepository

  init(repository: any CourseDetailRepository) {
    self.repository = repository
  }

  func execute(_ course: Course) async throws -> CourseDetail {
    do {
      return try await repository.fetchDetail(ofCourse: course.id)
    } catch {
      return try await repository.fetchDetail(ofCourse: course.id)
    }
  }
}
