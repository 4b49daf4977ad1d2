import Foundation

/// A member as the server sends it.
private struct MemberRecord: Decodable {
  let card: String
  let full_name: String
  let open_loans: Int

  var member: Member { Member(cardNumber: card, name: full_name, loans: open_loans) }
}

final class DefaultMemberRepository: MemberRepository {
  private let api: any APIClientProtocol
  private let database: any DatabaseProtocol

  init(api: any APIClientProtocol, database: any DatabaseProtocol) {
    self.api = api
    self.database = database
  }

  func fetchMember(cardNumber: String) async throws -> Member {
    let text = try await api.get("/members/\(cardNumber)")
    do {
      return try JSONDecoder().decode(MemberRecord.self, from: Data(text.utf8)).member
    } catch {
      throw MemberError.unreadable
    }
  }

  func save(_ member: Member) async throws {
    let row = ["loans": String(member.loans), "name": member.name]
    try database.insert(row, into: "members", key: member.cardNumber)
  }
}
