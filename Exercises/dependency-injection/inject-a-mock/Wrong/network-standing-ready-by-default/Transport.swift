// caught by: Step2Structure.testServiceFetchesNothing
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

/// What the app goes on using.
enum Network {
  static let standard: any Transport = URLSession.shared
}
