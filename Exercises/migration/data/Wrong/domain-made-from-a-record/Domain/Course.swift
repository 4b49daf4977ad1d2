// caught by: Step4Assembly.testRecordsStayInData
/// A course of the school.
struct Course: Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  var isFull: Bool { seatsLeft <= 0 }
}

extension Course {
  init(_ record: CourseDTO) {
    self.init(
      id: record.id, title: record.title, description: record.description,
      seatsLeft: record.seatsLeft)
  }
}
