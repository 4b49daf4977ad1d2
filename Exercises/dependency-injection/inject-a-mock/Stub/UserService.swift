import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads and writes readers on the library's server.
final class UserService {
  private let root = "https://api.readingroom.example/v1/"

  func fetchUser(id: Int) async throws -> User {
    guard let url = URL(string: root + "users/\(id)") else { throw URLError(.badURL) }
    let (body, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(User.self, from: body)
  }

  func updateUser(_ user: User) async throws {
    guard let url = URL(string: root + "users/\(user.id)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(user)
    _ = try await URLSession.shared.data(for: request)
  }
}
