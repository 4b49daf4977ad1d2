// caught by: Step1.testCallsDoNotShareAnAnswer
/// The stations in the order in which listeners want them.
public protocol FetchStationsUseCase {
  func execute() async throws -> [Station]
}

/// Favorites first; otherwise the editors' order stays.
public final class DefaultFetchStationsUseCase: FetchStationsUseCase {
  private var request: Task<[Station], any Error>?
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute() async throws -> [Station] {
    let stations: [Station]
    if let request {
      stations = try await request.value
    } else {
      let new = Task { [repository] in try await repository.stations() }
      request = new
      defer { request = nil }
      stations = try await new.value
    }
    return stations.filter(\.isFavorite) + stations.filter { !$0.isFavorite }
  }
}
