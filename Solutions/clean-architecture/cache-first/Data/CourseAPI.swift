import Domain
import Foundation

/// A course as the server sends it.
public struct CourseDTO: Decodable, Sendable {
  public let id: Int
  public let title: String
  public let lessonCount: Int

  public init(id: Int, title: String, lessonCount: Int) {
    self.id = id
    self.title = title
    self.lessonCount = lessonCount
  }

  func toDomain() -> Course {
    Course(id: id, title: title, lessons: lessonCount)
  }
}

public protocol CourseAPI {
  func courses() async throws -> [CourseDTO]
}

/// The school's server.
public final class RemoteCourseAPI: CourseAPI {
  public static let shared = RemoteCourseAPI()

  public init() {}

  public func courses() async throws -> [CourseDTO] {
    guard let url = URL(string: "https://chalk.example/courses") else { throw URLError(.badURL) }
    let (body, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode([CourseDTO].self, from: body)
  }
}
