// caught by: Step3.testStoresTheWholeUser
/// A library in memory, for tests and previews.
@MainActor
final class MockUserService: UserServiceProtocol {
  /// Thrown by every call while it is set.
  var error: (any Error)?
  private(set) var fetchCount = 0
  private(set) var updateCount = 0
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
    if let error { throw error }
    guard users[user.id] != nil else { throw UnknownUser(id: user.id) }
    if users[user.id]?.name != user.name { users[user.id] = user }
  }
}
