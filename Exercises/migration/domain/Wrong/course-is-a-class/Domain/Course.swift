// caught by: Step1Course.testCourseIsAValue
/// A course of the school.
final class Course: Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  init(id: Int, title: String, description: String, seatsLeft: Int) {
    self.id = id
    self.title = title
    self.description = description
    self.seatsLeft = seatsLeft
  }

  var isFull: Bool { seatsLeft <= 0 }

  static func == (one: Course, other: Course) -> Bool {
    (one.id, one.title, one.description, one.seatsLeft)
      == (other.id, other.title, other.description, other.seatsLeft)
  }
}
