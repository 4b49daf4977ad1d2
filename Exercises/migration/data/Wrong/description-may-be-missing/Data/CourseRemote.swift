// caught by: Step1.testUnreadableAnswersAreErrors
import Foundation

/// A course as the server sends it.
struct CourseDTO: Decodable, Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  enum CodingKeys: String, CodingKey { case id, title, description, seatsLeft }

  init(id: Int, title: String, description: String, seatsLeft: Int) {
    (self.id, self.title, self.description, self.seatsLeft) = (id, title, description, seatsLeft)
  }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    title = try c.decode(String.self, forKey: .title)
    description = try c.decodeIfPresent(String.self, forKey: .description) ?? ""
    seatsLeft = try c.decode(Int.self, forKey: .seatsLeft)
  }

  func toDomain() -> Course {
    Course(id: id, title: title, description: description, seatsLeft: seatsLeft)
  }
}

/// What the server can be asked.
protocol CourseRemote {
  func fetchCourses() async throws -> [CourseDTO]
  func enroll(inCourse id: Int) async throws
}
