/// A course of the language school.
public struct Course: Equatable, Sendable {
  public let id: Int
  public let title: String
  public let lessons: Int

  public init(id: Int, title: String, lessons: Int) {
    self.id = id
    self.title = title
    self.lessons = lessons
  }
}

/// Where courses come from.
public protocol CourseRepository {
  func courses() async throws -> [Course]
}
