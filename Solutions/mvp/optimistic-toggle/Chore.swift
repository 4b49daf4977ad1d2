import Foundation

/// Something that has to be done in the shared flat.
struct Chore: Codable, Equatable {
  let id: Int
  var title: String
  var isDone: Bool
}
