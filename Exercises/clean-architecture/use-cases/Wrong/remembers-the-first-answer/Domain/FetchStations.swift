// caught by: Step1FetchStations.testAsksTheRepositoryAtEachCall
/// The stations in the order in which listeners want them.
public protocol FetchStationsUseCase {
  func execute() async throws -> [Station]
}

/// Favorites first; otherwise the editors' order stays.
public final class DefaultFetchStationsUseCase: FetchStationsUseCase {
  private let repository: any StationRepository

  private var known: [Station]?

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute() async throws -> [Station] {
    if let known { return known }
    let stations = try await repository.stations()
    let ordered = stations.filter(\.isFavorite) + stations.filter { !$0.isFavorite }
    known = ordered
    return ordered
  }
}
