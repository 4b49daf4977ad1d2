/// The stations in the order in which listeners want them.
public protocol FetchStationsUseCase {
  func execute() async throws -> [Station]
}

/// Favorites first; otherwise the editors' order stays.
public final class DefaultFetchStationsUseCase: FetchStationsUseCase {
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute() async throws -> [Station] {
    let stations = try await repository.stations()
    return stations.enumerated().sorted { first, second in
      if first.element.isFavorite != second.element.isFavorite { return first.element.isFavorite }
      return first.offset < second.offset
    }.map(\.element)
  }
}
