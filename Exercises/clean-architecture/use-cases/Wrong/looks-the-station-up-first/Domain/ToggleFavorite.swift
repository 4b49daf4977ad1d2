// caught by: Step2ToggleFavorite.testDoesNotFetch
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
    _ = try await repository.stations().contains { $0.id == id }
    try await repository.toggleFavorite(id: id)
  }
}
