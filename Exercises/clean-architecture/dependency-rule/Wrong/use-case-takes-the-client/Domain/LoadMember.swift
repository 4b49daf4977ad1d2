// caught by: Step2UseCase.testDomainKnowsNobody
protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}

/// Fetches a member and keeps a copy; a member that could not be kept was not loaded.
struct DefaultLoadMemberUseCase: LoadMemberUseCase {
  let repository: any MemberRepository
  var api: (any APIClientProtocol)?

  func execute(cardNumber: String) async throws -> Member {
    if let api { _ = try await api.get("/desk/\(cardNumber)") }
    let member = try await repository.fetchMember(cardNumber: cardNumber)
    try await repository.save(member)
    return member
  }
}
