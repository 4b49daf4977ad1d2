protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
final class DefaultLoadMemberUseCase: LoadMemberUseCase {
  private let members: any MemberRepository

  init(repository: any MemberRepository) { members = repository }

  func execute(cardNumber: String) async throws -> Member {
    let member = try await members.fetchMember(cardNumber: cardNumber)
    try await members.save(member)
    return member
  }
}
