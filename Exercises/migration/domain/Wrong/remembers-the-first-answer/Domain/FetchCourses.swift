// caught by: Step2UseCases.testEveryFetchAsks
/// Shows what the school offers this term.
protocol FetchCoursesUseCase {
  func execute() async throws -> [Course]
}

final class DefaultFetchCoursesUseCase: FetchCoursesUseCase {
  private let repository: any CourseRepository
  private var answer: [Course]?

  init(repository: any CourseRepository) {
    self.repository = repository
  }

  func execute() async throws -> [Course] {
    if let answer { return answer }
    let courses = try await repository.fetchCourses()
    answer = courses
    return courses
  }
}
