/// Makes a station a favorite, or takes it back.
public protocol ToggleFavoriteUseCase {
  func execute(id: Station.ID) async throws
}

public final class DefaultToggleFavoriteUseCase: ToggleFavoriteUseCase {
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute(id: Station.ID) async throws {
    try await repository.toggleFavorite(id: id)
  }
}
