// caught by: Step2ToggleFavorite.testPassesTheID
/// Makes a station a favorite, or takes it back.
public protocol ToggleFavoriteUseCase {
  func execute(id: Station.ID) async throws
}

public struct DefaultToggleFavoriteUseCase: ToggleFavoriteUseCase {
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute(id: Station.ID) async throws {
    guard let station = try await repository.stations().first else { return }
    try await repository.toggleFavorite(id: station.id)
  }
}
