import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries a request to a server and brings its answer back, without looking at either.
protocol Transport {
  func send(_ request: URLRequest) async throws -> (Data, URLResponse)
}

/// The network, behind a type of our own.
struct SessionTransport: Transport {
  func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    try await URLSession.shared.data(for: request)
  }
}
