import Foundation

/// A member of the chess club.
struct User: Equatable {
  let id: Int
  let name: String
}

/// What the screens need to know of members.
protocol UserProvider: AnyObject {
  func user(id: Int) async throws -> User
  func followers(of id: Int) async throws -> Int
  func follow(id: Int) async throws
}
