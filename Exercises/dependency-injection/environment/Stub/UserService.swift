import Foundation

/// The club's server; it remembers the members that it has fetched.
final class UserService: UserProvider {
  private var known: [Int: User] = [:]

  func user(id: Int) async throws -> User {
    if let user = known[id] { return user }
    let user = User(id: id, name: try await get("users/\(id)/name"))
    known[id] = user
    return user
  }

  func followers(of id: Int) async throws -> Int {
    guard let count = Int(try await get("users/\(id)/followers")) else {
      throw URLError(.cannotParseResponse)
    }
    return count
  }

  func follow(id: Int) async throws {
    _ = try await get("users/\(id)/follow")
  }

  private func get(_ path: String) async throws -> String {
    guard let url = URL(string: "https://clubhouse.example/\(path)") else {
      throw URLError(.badURL)
    }
    let (body, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return String(decoding: body, as: UTF8.self)
  }
}

/// Invented members, for guests.
final class DemoUsers: UserProvider {
  func user(id: Int) async throws -> User { User(id: id, name: "Guest \(id)") }
  func followers(of id: Int) async throws -> Int { id * 10 }
  func follow(id: Int) async throws {}
}
