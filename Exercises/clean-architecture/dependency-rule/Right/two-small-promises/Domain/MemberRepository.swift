protocol MemberSource {
  func fetchMember(cardNumber: String) async throws -> Member
}

protocol MemberStore {
  func save(_ member: Member) async throws
}

protocol MemberRepository: MemberSource, MemberStore {}

enum MemberError: Error, Equatable {
  case unreadable
}
