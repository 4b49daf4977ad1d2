// caught by: Step2Mapping.testRepositoryMaps
import Domain
import Foundation

/// The server, as far as the catalogue needs it.
public protocol CatalogueServer {
  /// The body of the server's answer.
  func get(_ path: String) async throws -> Foundation.Data
}

/// The catalogue as the server has it.
public struct RemoteMovieRepository: MovieRepository {
  private let server: any CatalogueServer

  public init(server: any CatalogueServer) {
    self.server = server
  }

  public func movies(page: Int) async throws -> MoviesPage {
    let body = try await server.get("/movies?page=\(page)")
    let response = try JSONDecoder().decode(MoviesResponseDTO.self, from: body)
    return MoviesPage(
      number: response.page, totalPages: response.totalPages,
      movies: try response.results.map {
        guard $0.priceCents >= 0 else { throw MovieError.badPrice(id: $0.id) }
        return Movie(
          id: $0.id, title: $0.title, price: Decimal($0.priceCents) / 100, released: nil,
          rating: nil)
      })
  }
}
