import Domain

/// A crate as the server sends it; a crate without a number is there in plenty.
struct CrateDTO: Decodable {
  let id: Int
  let title: String
  let priceCents: Int
  let stock: Int?
}

extension Crate {
  init(_ record: CrateDTO) {
    self.init(
      id: record.id, name: record.title, cents: record.priceCents, left: record.stock ?? 99)
  }
}
