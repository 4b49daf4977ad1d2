/// Some pieces of one article, as they lie on the counter.
struct Item {
  enum Kind {
    case toy, food, book
  }

  let kind: Kind

  /// The price of one piece in cents, before tax.
  let cents: Int

  let count: Int
}
