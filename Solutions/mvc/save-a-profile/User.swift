/// Somebody who rows with the club.
struct User: Codable, Equatable {
  let id: Int
  var name: String
  var email: String
}
