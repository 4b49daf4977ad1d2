// caught by: Step1.testDataLayerFails
import Foundation

/// The detail of a course as the server sends it.
struct CourseDetailDTO: Decodable {
  struct Teacher: Decodable {
    let first: String
    let last: String
  }

  let teacher: Teacher
  let room: String?

  enum CodingKeys: CodingKey { case teacher, room }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    teacher = try values.decode(Teacher.self, forKey: .teacher)
    room = try? values.decode(String.self, forKey: .room)
  }

  func toDomain(courseID: Int) -> CourseDetail {
    CourseDetail(
      courseID: courseID, teacher: "\(teacher.first) \(teacher.last)",
      room: room?.isEmpty == true ? nil : room)
  }
}

/// Details from the server.
struct DefaultCourseDetailRepository: CourseDetailRepository {
  private let server: HTTPServer

  init(server: URL) {
    self.server = HTTPServer(address: server)
  }

  func fetchDetail(ofCourse id: Int) async throws -> CourseDetail {
    let body = try await server.send("GET", "courses/\(id)")
    return try JSONDecoder().decode(CourseDetailDTO.self, from: body).toDomain(courseID: id)
  }
}
