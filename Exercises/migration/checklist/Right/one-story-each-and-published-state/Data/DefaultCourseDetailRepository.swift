import Foundation

/// Details from the server.
final class DefaultCourseDetailRepository: CourseDetailRepository {
  private struct Answer: Decodable {
    let teacher: [String: String]
    let room: String?
  }

  private let server: HTTPServer

  init(server: URL) {
    self.server = HTTPServer(address: server)
  }

  func fetchDetail(ofCourse id: Int) async throws -> CourseDetail {
    let answer = try JSONDecoder().decode(
      Answer.self, from: await server.send("GET", "courses/\(id)"))
    let names = ["first", "last"].compactMap { answer.teacher[$0] }
    let room = answer.room ?? ""
    return CourseDetail(
      courseID: id, teacher: names.joined(separator: " "), room: room.isEmpty ? nil : room)
  }
}
