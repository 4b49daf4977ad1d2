/// What the profile screen needs of the library's readers.
@MainActor
protocol UserServiceProtocol: AnyObject {
  func fetchUser(id: Int) async throws -> User
  func updateUser(_ user: User) async throws
}
