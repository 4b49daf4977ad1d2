// caught by: Step1Layers.testDataLayerFetches
import Foundation

/// The server has answered, but not with a success.
struct UnexpectedStatus: Error, Equatable {
  let code: Int
}

/// Sends requests to the school's server, and takes successes only.
struct HTTPServer {
  let address: URL

  func send(_ method: String, _ path: String) async throws -> Data {
    var request = URLRequest(url: address.appendingPathComponent(path))
    request.httpMethod = method
    let (body, response) = try await URLSession.shared.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw URLError(.badServerResponse)
    }
    guard (200..<299).contains(status) else { throw UnexpectedStatus(code: status) }
    return body
  }
}
