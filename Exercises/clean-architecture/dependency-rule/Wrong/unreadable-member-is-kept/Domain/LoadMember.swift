// caught by: Step2UseCase.testFailedFetchSavesNothing
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
struct DefaultLoadMemberUseCase: LoadMemberUseCase {
  let repository: any MemberRepository

  func execute(cardNumber: String) async throws -> Member {
    let member: Member
    do {
      member = try await repository.fetchMember(cardNumber: cardNumber)
    } catch MemberError.unreadable {
      try await repository.save(Member(cardNumber: cardNumber, name: "", loans: 0))
      throw MemberError.unreadable
    }
    try await repository.save(member)
    return member
  }
}
