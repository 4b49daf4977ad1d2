/// Shows what the school offers this term.
protocol FetchCoursesUseCase: AnyObject {
  func execute() async throws -> [Course]
}

final class DefaultFetchCoursesUseCase: FetchCoursesUseCase {
  private let fetch: () async throws -> [Course]

  init(repository: any CourseRepository) {
    fetch = repository.fetchCourses
  }

  func execute() async throws -> [Course] {
    try await fetch()
  }
}
