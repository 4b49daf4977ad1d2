// caught by: Step3.testRefusalOfTheServerIsAnError
import Foundation

/// A course as the server sends it.
private struct CourseRecord: Decodable {
  let id: Int
  let title: String
  let description: String?
  let seatsLeft: Int

  func toDomain() -> Course {
    Course(id: id, title: title, description: description ?? "", seatsLeft: seatsLeft)
  }
}

/// Talks to the school's server.
final class APIClient: CourseAPI {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  func fetchCourses(completion: @escaping (Result<[Course], Error>) -> Void) {
    send("GET", "courses") { result in
      completion(
        result.flatMap { body in
          Result {
            try JSONDecoder().decode([CourseRecord].self, from: body).map { $0.toDomain() }
          }
        })
    }
  }

  func enroll(in courseID: Int, completion: @escaping (Result<Void, Error>) -> Void) {
    send("POST", "courses/\(courseID)/enrollments") { completion($0.map { _ in }) }
  }

  private func send(
    _ method: String, _ path: String, completion: @escaping (Result<Data, Error>) -> Void
  ) {
    var request = URLRequest(url: server.appendingPathComponent(path))
    request.httpMethod = method
    let task = URLSession.shared.dataTask(with: request) { body, response, error in
      let result: Result<Data, Error>
      if let status = (response as? HTTPURLResponse)?.statusCode, status == 200, let body {
        result = .success(body)
      } else {
        result = .failure(error ?? URLError(.badServerResponse))
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }
}
