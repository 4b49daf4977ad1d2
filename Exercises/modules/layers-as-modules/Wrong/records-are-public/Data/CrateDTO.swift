// caught by: Step4Doors.testServersWordsStayInData

import Domain

/// A crate as the server sends it; a crate without a number is there in plenty.
public struct CrateDTO: Decodable {
  public let id: Int
  public let title: String
  public let price_cents: Int
  public let stock: Int?

  func toDomain() -> Crate {
    Crate(id: id, name: title, cents: price_cents, left: stock ?? 99)
  }
}
