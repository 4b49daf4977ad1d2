// caught by: Step3.testThrowsThePlantedError
/// A library in memory, for tests and previews.
@MainActor
final class MockUserService: UserServiceProtocol {
  /// Thrown by every call while it is set.
  var error: (any Error)?
  private(set) var fetchCount = 0
  private(set) var updateCount = 0
  private var lastError: (any Error)?
  private var users: [Int: User] = [:]

  struct UnknownUser: Error {
    let id: Int
  }

  init(users: [User]) {
    for user in users { self.users[user.id] = user }
  }

  func fetchUser(id: Int) async throws -> User {
    fetchCount += 1
    if let error { throw error }
    guard let user = users[id] else { throw UnknownUser(id: id) }
    return user
  }

  func updateUser(_ user: User) async throws {
    updateCount += 1
    if let error { lastError = error }
    if let lastError { throw lastError }
    guard users[user.id] != nil else { throw UnknownUser(id: user.id) }
    users[user.id] = user
  }
}
