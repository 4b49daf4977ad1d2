// caught by: Step2ToggleFavorite.testErrorsPassThrough
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
    do {
      try await repository.toggleFavorite(id: id)
    } catch {
      try await repository.toggleFavorite(id: id)
    }
  }
}
