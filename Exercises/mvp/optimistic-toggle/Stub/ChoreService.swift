import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The list that all who live in the flat share.
protocol ChoreService {
  func fetchChores() async throws -> [Chore]
  /// Stores what the chore is now.
  func save(_ chore: Chore) async throws
}

/// The list could not be reached.
struct FlatUnreachable: LocalizedError {
  var errorDescription: String? { "The list can't be reached. Try again in a moment." }
}

/// The list on the server.
struct RemoteChoreService: ChoreService {
  let address: URL

  func fetchChores() async throws -> [Chore] {
    let (data, _) = try await URLSession.shared.data(from: address)
    return try JSONDecoder().decode([Chore].self, from: data)
  }

  func save(_ chore: Chore) async throws {
    var request = URLRequest(url: address.appendingPathComponent(String(chore.id)))
    request.httpMethod = "PUT"
    request.httpBody = try JSONEncoder().encode(chore)
    let (_, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw FlatUnreachable() }
  }
}
