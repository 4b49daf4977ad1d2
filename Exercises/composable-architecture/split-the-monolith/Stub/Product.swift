import Foundation

/// Something that the shop sells; prices are in cents.
struct Product: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let price: Int
}

/// So many pieces of one product.
struct CartLine: Equatable, Identifiable, Sendable {
  let product: Product
  var quantity = 1
  var id: Product.ID { product.id }
}
