/// Somebody who borrows books.
struct Member: Equatable, Decodable {
  let cardNumber: String
  let name: String
  let loans: Int

  private enum CodingKeys: String, CodingKey {
    case cardNumber = "card"
    case name = "full_name"
    case loans = "open_loans"
  }

  /// Five books at a time, and no more.
  var mayBorrow: Bool { loans < 5 }
}
