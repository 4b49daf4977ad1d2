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
      courseID: courseID, teacher: "\(teacher.first) \(teacher.last)",
      room: room?.isEmpty == true ? nil : room)
  }
}

/// Details from the server.
final class DefaultCourseDetailRepository: CourseDetailRepository {
  private var known: [Int: CourseDetail] = [:]
  private let server: HTTPServer

  init(server: URL) {
    self.server = HTTPServer(address: server)
  }

  func fetchDetail(ofCourse id: Int) async throws -> CourseDetail {
    if let hit = known[id] { return hit }
    let body = try await server.send("GET", "courses/\(id)")
    let d = try JSONDecoder().decode(CourseDetailDTO.self, from: body).toDomain(courseID: id)
    known[id] = d
    return d
  }
}
