// caught by: Step2UseCase.testFailedFetchSavesNothing
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
struct DefaultLoadMemberUseCase: LoadMemberUseCase {
  let repository: any MemberRepository

  func execute(cardNumber: String) async throws -> Member {
    let member = try await {
      do {
        return try await repository.fetchMember(cardNumber: cardNumber)
      } catch is CancellationError {
        return try await repository.fetchMember(cardNumber: cardNumber)
      }
    }()
    try await repository.save(member)
    return member
  }
}
