import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer of the shop's server, not looked at yet.
struct CatalogueResponse {
  let status: Int
  let body: Data
}

/// The shop's server.
final class CatalogueAPI {
  static let shared = CatalogueAPI()

  private let root = "https://catalogue.trailhead.example/v2"

  /// Throws if there is no answer; an answer with an error status is an answer.
  func get(_ path: String) async throws -> CatalogueResponse {
    guard let url = URL(string: root + path) else { throw URLError(.badURL) }
    let (body, response) = try await URLSession.shared.data(from: url)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return CatalogueResponse(status: status, body: body)
  }
}
