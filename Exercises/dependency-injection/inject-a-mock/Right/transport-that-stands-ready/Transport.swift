import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a request to a server and brings its answer back, without looking at either.
protocol Transport {
  func send(_ request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Transport {
  func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }
}

extension Transport where Self == URLSession {
  /// The network, for whoever makes a service.
  static var network: URLSession { .shared }
}
