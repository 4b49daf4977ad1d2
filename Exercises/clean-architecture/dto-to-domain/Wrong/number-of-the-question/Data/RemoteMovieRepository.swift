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
    let found = try JSONDecoder().decode(MoviesResponseDTO.self, from: body).toDomain()
    return MoviesPage(number: page, totalPages: found.totalPages, movies: found.movies)
  }
}
