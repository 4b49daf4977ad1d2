// caught by: Step1.testUserStaysAValue
/// Somebody who rows with the club.
final class User: Codable, Equatable {
  let id: Int
  var name: String
  var email: String

  init(id: Int, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }

  static func == (one: User, other: User) -> Bool {
    one.id == other.id && one.name == other.name && one.email == other.email
  }
}
