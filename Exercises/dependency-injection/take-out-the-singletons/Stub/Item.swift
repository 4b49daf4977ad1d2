/// Some pieces of one article, as they lie on the counter.
struct Item {
  enum Kind {
    case book, food, toy
  }

  let kind: Kind

  /// The price of one piece in cents, before tax.
  let cents: Int

  let count: Int
}
