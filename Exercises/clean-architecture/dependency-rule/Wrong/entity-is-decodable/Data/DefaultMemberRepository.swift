// caught by: Step2UseCase.testDomainKnowsNobody
import Foundation

/// Members as the server and the database know them.
struct DefaultMemberRepository: MemberRepository {
  let api: any APIClientProtocol
  let database: any DatabaseProtocol

  func fetchMember(cardNumber: String) async throws -> Member {
    let text = try await api.get("/members/\(cardNumber)")
    do {
      return try JSONDecoder().decode(Member.self, from: Data(text.utf8))
    } catch {
      throw MemberError.unreadable
    }
  }

  func save(_ member: Member) async throws {
    try database.insert(
      ["name": member.name, "loans": "\(member.loans)"], into: "members", key: member.cardNumber)
  }
}
