// caught by: Step1FetchStations.testOrderOfTheRepositoryStays
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
    return stations.filter(\.isFavorite).prefix(10) + stations.filter { !$0.isFavorite }
  }
}
