// caught by: Step1Server.testUnreadableAnswersAreErrors
import Foundation

/// The server has answered, but not with a success.
struct UnexpectedStatus: Error, Equatable {
  let code: Int
}

/// Asks the school's server over HTTP.
struct HTTPCourseRemote: CourseRemote {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  func fetchCourses() async throws -> [CourseDTO] {
    try JSONDecoder().decode([CourseDTO].self, from: await send("GET", "courses"))
  }

  func enroll(inCourse id: Int) async throws {
    _ = try await send("POST", "courses/\(id)/enrollments")
  }

  private func send(_ method: String, _ path: String) async throws -> Data {
    var request = URLRequest(url: server.appendingPathComponent(path))
    request.httpMethod = method
    let (body, response) = try await URLSession.shared.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw URLError(.badServerResponse)
    }
    guard (200...299).contains(status) else { throw UnexpectedStatus(code: status) }
    return status == 204 ? Data("[]".utf8) : body
  }
}
