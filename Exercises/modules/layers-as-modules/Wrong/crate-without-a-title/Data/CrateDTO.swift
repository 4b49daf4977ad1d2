// caught by: Step2Data.testOtherErrorsPass
import Domain

/// A crate as the server sends it; a crate without a number is there in plenty.
struct CrateDTO: Decodable {
  let id: Int
  let title: String?
  let price_cents: Int
  let stock: Int?

  func toDomain() -> Crate {
    Crate(id: id, name: title ?? "", cents: price_cents, left: stock ?? 99)
  }
}
