// caught by: Step2.testLoadsAtTheSameTimeAreApart
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
final class DefaultLoadMemberUseCase: LoadMemberUseCase {
  private let repository: any MemberRepository
  private var task: Task<Member, any Error>?

  init(repository: any MemberRepository) { self.repository = repository }

  func execute(cardNumber: String) async throws -> Member {
    if let task { return try await task.value }
    defer { task = nil }
    let new = Task { [repository] in
      let member = try await repository.fetchMember(cardNumber: cardNumber)
      try await repository.save(member)
      return member
    }
    task = new
    return try await new.value
  }
}
