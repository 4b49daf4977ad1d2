// caught by: Step2.testUpdateChecksTheStatus
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads and writes readers on the library's server.
struct UserService: UserServiceProtocol {
  private let root = "https://api.readingroom.example/v1/"
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func fetchUser(id: Int) async throws -> User {
    let body = try await answer(to: request(forUser: id))
    return try JSONDecoder().decode(User.self, from: body)
  }

  func updateUser(_ user: User) async throws {
    var request = try request(forUser: user.id)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(user)
    _ = try await answer(to: request)
  }

  private func request(forUser id: Int) throws -> URLRequest {
    guard let url = URL(string: root + "users/\(id)") else { throw URLError(.badURL) }
    return URLRequest(url: url)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    let (body, response) = try await transport.send(request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    guard response.statusCode == 200 || (response.statusCode == 204 && body.isEmpty) else {
      throw UserServiceError.unexpectedStatus(response.statusCode)
    }
    return body
  }
}

enum UserServiceError: LocalizedError {
  case unexpectedStatus(Int)

  var errorDescription: String? {
    switch self {
    case .unexpectedStatus(let status): "The library answered with status \(status)."
    }
  }
}
