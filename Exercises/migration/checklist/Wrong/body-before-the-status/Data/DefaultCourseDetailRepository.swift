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
    let (body, response) = try await URLSession.shared.data(
      from: server.address.appendingPathComponent("courses/\(id)"))
    let record = try JSONDecoder().decode(CourseDetailDTO.self, from: body)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200...299).contains(status) else { throw UnexpectedStatus(code: status) }
    return record.toDomain(courseID: id)
  }
}
