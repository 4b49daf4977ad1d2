/// What the shop sells.
struct Product: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  let summary: String
}

/// Where products come from.
@MainActor
protocol ProductService: AnyObject, Sendable {
  func products() async throws -> [Product]
}

/// What is on the shelves today; the server is to come with the next release.
final class ShelfService: ProductService {
  func products() async throws -> [Product] {
    [
      Product(id: 1, name: "Rye bread", cents: 420, summary: "Baked this morning."),
      Product(id: 2, name: "Apples", cents: 80, summary: "A pound, from the valley."),
      Product(id: 3, name: "Honey", cents: 650, summary: "Lime blossom."),
      Product(id: 4, name: "Eggs", cents: 99, summary: "Half a dozen, small."),
    ]
  }
}
