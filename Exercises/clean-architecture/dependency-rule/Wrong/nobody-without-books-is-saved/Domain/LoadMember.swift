// caught by: Step2UseCase.testHandsOverWhatWasFetched
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
struct DefaultLoadMemberUseCase: LoadMemberUseCase {
  let repository: any MemberRepository

  func execute(cardNumber: String) async throws -> Member {
    let member = try await repository.fetchMember(cardNumber: cardNumber)
    if member.loans > 0 { try await repository.save(member) }
    return member
  }
}
