// caught by: Step3.testServerErrorsPassThrough
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
    let body: Foundation.Data
    do {
      body = try await server.get("/movies?page=\(page)")
    } catch is CancellationError {
      return MoviesPage(number: page, totalPages: page, movies: [])
    }
    return try JSONDecoder().decode(MoviesResponseDTO.self, from: body).toDomain()
  }
}
