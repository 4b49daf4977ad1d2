// caught by: Step3.testTheAppSavesOnTheServer
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
    let answer = try await data(for: request)
    if let http = answer.1 as? HTTPURLResponse, http.statusCode >= 500 {
      throw URLError(.badServerResponse)
    }
    return answer
  }
}
