// caught by: Step1Course.testCoursesCompareAllTheirFields
/// A course of the school.
struct Course: Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  var isFull: Bool { seatsLeft <= 0 }

  static func == (one: Course, other: Course) -> Bool { one.id == other.id }
}
