/// A course of the school.
struct Course: Equatable, Sendable, Hashable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int
  let isFull: Bool

  init(id: Int, title: String, description: String, seatsLeft: Int) {
    self.id = id
    self.title = title
    self.description = description
    self.seatsLeft = seatsLeft
    isFull = seatsLeft < 1
  }
}
