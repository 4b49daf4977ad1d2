// caught by: Step2UseCase.testLoadsAtTheSameTimeAreApart
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
final class DefaultLoadMemberUseCase: LoadMemberUseCase {
  private let repository: any MemberRepository
  private var member: Member!

  init(repository: any MemberRepository) {
    self.repository = repository
  }

  func execute(cardNumber: String) async throws -> Member {
    member = try await repository.fetchMember(cardNumber: cardNumber)
    try await repository.save(member)
    return member
  }
}
