protocol LoadMemberUseCase {
  func execute(cardNumber: String) async throws -> Member
}
