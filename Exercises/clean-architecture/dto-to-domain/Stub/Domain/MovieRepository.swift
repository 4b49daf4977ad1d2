/// Where movies come from.
public protocol MovieRepository {
  func movies(page: Int) async throws -> MoviesPage
}
