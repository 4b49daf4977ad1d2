// caught by: Step1FetchStations.testNothingIsLost
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
    let favorites = stations.filter(\.isFavorite)
    return favorites + stations.filter { station in !favorites.contains { $0.id == station.id } }
  }
}
