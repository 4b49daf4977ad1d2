/// What the rules need to know of the world: where members come from and where they are kept.
protocol MemberRepository {
  func fetchMember(cardNumber: String) async throws -> Member
  func save(_ member: Member) async throws
}

enum MemberError: Error, Equatable {
  case unreadable
}

protocol LibraryServer {
  func get(_ path: String) async throws -> String
}
