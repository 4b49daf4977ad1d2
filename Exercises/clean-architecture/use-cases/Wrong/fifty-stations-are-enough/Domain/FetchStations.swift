// caught by: Step1.testNothingIsLost
/// The stations in the order in which listeners want them.
public protocol FetchStationsUseCase {
  func execute() async throws -> [Station]
}

/// Favorites first; otherwise the editors' order stays.
public struct DefaultFetchStationsUseCase: FetchStationsUseCase {
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute() async throws -> [Station] {
    let stations = try await repository.stations()
    return Array((stations.filter(\.isFavorite) + stations.filter { !$0.isFavorite }).prefix(50))
  }
}
