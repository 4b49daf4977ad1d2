/// What the profile screen needs of the library's readers.
protocol UserServiceProtocol {
  func fetchUser(id: Int) async throws -> User
  func updateUser(_ user: User) async throws
}
