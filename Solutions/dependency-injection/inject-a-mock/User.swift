import Foundation

/// A reader of the library, as the server knows her.
struct User: Codable, Equatable {
  let id: Int
  var name: String
  var email: String
  let cardNumber: String

  enum CodingKeys: String, CodingKey {
    case id, name, email
    case cardNumber = "card_number"
  }
}
