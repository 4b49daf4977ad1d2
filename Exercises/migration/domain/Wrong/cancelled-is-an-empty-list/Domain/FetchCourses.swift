// caught by: Step2UseCases.testFetchPassesErrors
/// Shows what the school offers this term.
protocol FetchCoursesUseCase {
  func execute() async throws -> [Course]
}

struct DefaultFetchCoursesUseCase: FetchCoursesUseCase {
  private let repository: any CourseRepository

  init(repository: any CourseRepository) {
    self.repository = repository
  }

  func execute() async throws -> [Course] {
    do { return try await repository.fetchCourses() } catch is CancellationError { return [] }
  }
}
