// caught by: Step1Layers.testDataLayerFetches
import Foundation

/// The detail of a course as the server sends it.
struct CourseDetailDTO: Decodable {
  struct Teacher: Decodable {
    let first: String
    let last: String
  }

  let teacher: Teacher
  let room: String?

  func toDomain(courseID: Int) -> CourseDetail {
    CourseDetail(
      courseID: courseID, teacher: "\(teacher.first) \(teacher.last)".capitalized,
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
