/// Somebody who borrows books.
struct Member: Equatable {
  let cardNumber: String
  let name: String
  let loans: Int

  /// Five books at a time, and no more.
  var mayBorrow: Bool { loans < 5 }
}

extension Member {
  init?(json: JSONObject) {
    guard let cardNumber = json.string("card"), let name = json.string("full_name"),
      let loans = json.int("open_loans")
    else { return nil }
    self.init(cardNumber: cardNumber, name: name, loans: loans)
  }
}
