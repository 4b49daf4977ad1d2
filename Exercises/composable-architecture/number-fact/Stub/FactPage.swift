import Foundation

/// What the server of number facts answers: `{"text": "7 is the number of days in a week."}`.
struct FactPage: Codable {
  let text: String
}
