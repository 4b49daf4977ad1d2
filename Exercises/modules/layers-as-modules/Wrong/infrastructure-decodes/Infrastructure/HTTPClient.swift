import Foundation

/// Gets what lies at a path of the shop's server.
public protocol HTTPClient {
  func get(_ path: String) async throws -> Data
}

extension HTTPClient {
  public func readJSON<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }
}

/// The client that asks the real server.
public struct ServerClient: HTTPClient {
  private let base: String
  private let session: URLSession

  public init() {
    base = "https://greengrocer.example"
    session = URLSession.shared
  }

  public func get(_ path: String) async throws -> Data {
    let (body, response) = try await session.data(from: address(of: path))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return body
  }

  private func address(of path: String) throws -> URL {
    guard let url = URL(string: base + path) else { throw URLError(.badURL) }
    return url
  }
}
