import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The members' register.
protocol UserService {
  /// Stores what the user is now.
  func save(_ user: User) async throws
}

/// The register did not take the change.
struct RegisterRefused: LocalizedError {
  let status: Int
  var errorDescription: String? { "The register did not take the change (\(status))." }
}

/// The register on the club's server.
struct RemoteUserService: UserService {
  var root = "https://register.rowing.example"

  func save(_ user: User) async throws {
    guard let url = URL(string: "\(root)/members/\(user.id)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = try JSONEncoder().encode(user)
    let (_, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw RegisterRefused(status: status) }
  }
}
