/// Somebody who borrows books.
struct Member: Equatable {
  let cardNumber: String
  let name: String
  let loans: Int

  /// Five books at a time, and no more.
  var mayBorrow: Bool { loans < 5 }

  /// As it is kept.
  var keptColumns: [String: String] { ["name": name, "loans": "\(loans)"] }
}
