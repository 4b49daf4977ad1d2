// caught by: Step2UseCase.testUseCaseMakesNothing
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
struct DefaultLoadMemberUseCase: LoadMemberUseCase {
  private let repository: any MemberRepository

  init(
    repository: any MemberRepository = DefaultMemberRepository(
      api: APIClient(), database: Database.shared)
  ) {
    self.repository = repository
  }

  func execute(cardNumber: String) async throws -> Member {
    let member = try await repository.fetchMember(cardNumber: cardNumber)
    try await repository.save(member)
    return member
  }
}
