/// Fetches a member from the server and keeps a copy for days without a network.
final class LoadMember {
  private let api: any APIClientProtocol
  private let database: any DatabaseProtocol

  init(
    api: any APIClientProtocol = APIClient(), database: any DatabaseProtocol = Database.shared
  ) {
    self.api = api
    self.database = database
  }

  func execute(cardNumber: String) async throws -> Member {
    let text = try await api.get("/members/\(cardNumber)")
    guard let json = JSONObject(text: text), let member = Member(json: json) else {
      throw APIError.unreadable
    }
    try? database.insert(
      ["name": member.name, "loans": "\(member.loans)"], into: "members", key: cardNumber)
    return member
  }
}
