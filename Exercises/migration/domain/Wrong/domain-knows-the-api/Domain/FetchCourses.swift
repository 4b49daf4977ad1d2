// caught by: Step1Course.testDomainStandsAlone
/// Shows what the school offers this term.
protocol FetchCoursesUseCase {
  func execute() async throws -> [Course]
}

struct DefaultFetchCoursesUseCase: FetchCoursesUseCase {
  private let repository: any CourseRepository
  private var api: (any CourseAPI)? { repository as? any CourseAPI }

  init(repository: any CourseRepository) {
    self.repository = repository
  }

  func execute() async throws -> [Course] {
    try await repository.fetchCourses()
  }
}
