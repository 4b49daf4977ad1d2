import Foundation

/// Something that the shop sells.
struct Product: Equatable {
  let id: Int
  let name: String
  let priceInCents: Int
  let summary: String?
}
