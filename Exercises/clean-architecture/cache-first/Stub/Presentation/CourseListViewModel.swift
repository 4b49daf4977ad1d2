import Domain
import Foundation

/// What the list of courses shows.
@MainActor
public final class CourseListViewModel {
  public private(set) var rows: [String] = []
  public private(set) var errorMessage: String?
  private let repository: any CourseRepository

  public init(repository: any CourseRepository) {
    self.repository = repository
  }

  public func load() async {
    do {
      rows = try await repository.courses().map { "\($0.title), \($0.lessons) lessons" }
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
