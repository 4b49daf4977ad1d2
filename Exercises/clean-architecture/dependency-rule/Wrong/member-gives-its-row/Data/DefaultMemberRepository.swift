// caught by: Step2.testDomainKnowsNobody
/// Members as the server and the database know them.
struct DefaultMemberRepository: MemberRepository {
  let api: any APIClientProtocol
  let database: any DatabaseProtocol

  func fetchMember(cardNumber: String) async throws -> Member {
    let text = try await api.get("/members/\(cardNumber)")
    guard let json = JSONObject(text: text), let member = Member(json: json) else {
      throw MemberError.unreadable
    }
    return member
  }

  func save(_ member: Member) async throws {
    try database.insert(member.keptColumns, into: "members", key: member.cardNumber)
  }
}

extension Member {
  fileprivate init?(json: JSONObject) {
    guard let cardNumber = json.string("card"), let name = json.string("full_name"),
      let loans = json.int("open_loans")
    else { return nil }
    self.init(cardNumber: cardNumber, name: name, loans: loans)
  }
}
