// caught by: Step2.testWordsOfTheWorldStayInData
import Foundation

protocol APIClientProtocol: LibraryServer {}

struct APIClient: APIClientProtocol {
  func get(_ path: String) async throws -> String {
    guard let url = URL(string: "https://reading-room.example\(path)") else {
      throw URLError(.badURL)
    }
    let (body, response) = try await URLSession.shared.data(from: url)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw APIError.refused(status: status) }
    return String(decoding: body, as: UTF8.self)
  }
}
