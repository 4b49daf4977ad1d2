// caught by: Step2Data.testClientTakesSuccessesOnly
import Foundation

/// Gets what lies at a path of the shop's server.
public protocol HTTPClient {
  func get(_ path: String) async throws -> Data
}

/// The client that asks the real server.
public final class ServerClient: HTTPClient {
  private let base: String
  private let session: URLSession
  private var known: [String: Data] = [:]

  public init() {
    base = "https://greengrocer.example"
    session = URLSession.shared
  }

  public func get(_ path: String) async throws -> Data {
    if let body = known[path] { return body }
    let (body, response) = try await session.data(from: address(of: path))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    known[path] = body
    return body
  }

  private func address(of path: String) throws -> URL {
    guard let url = URL(string: base + path) else { throw URLError(.badURL) }
    return url
  }
}
