import Foundation

/// The server has answered, but not with a success.
struct UnexpectedStatus: Error, Equatable {
  let code: Int
}

/// Asks the school's server over HTTP.
final class HTTPCourseRemote: CourseRemote {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  func fetchCourses() async throws -> [CourseDTO] {
    let body = try await answer(to: URLRequest(url: server.appendingPathComponent("courses")))
    return try JSONDecoder().decode([CourseDTO].self, from: body)
  }

  func enroll(inCourse id: Int) async throws {
    let path = server.appendingPathComponent("courses").appendingPathComponent("\(id)")
    var request = URLRequest(url: path.appendingPathComponent("enrollments"))
    request.httpMethod = "POST"
    _ = try await answer(to: request)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: request) { body, response, error in
        guard let http = response as? HTTPURLResponse else {
          return continuation.resume(throwing: error ?? URLError(.badServerResponse))
        }
        if http.statusCode / 100 == 2 {
          continuation.resume(returning: body ?? Data())
        } else {
          continuation.resume(throwing: UnexpectedStatus(code: http.statusCode))
        }
      }
      task.resume()
    }
  }
}
