import Foundation

/// One piece of the Harbour Post, as the editors' system has it.
struct Article: Decodable, Equatable {
  let id: Int
  let title: String
  let text: String
  let published: Date
}
