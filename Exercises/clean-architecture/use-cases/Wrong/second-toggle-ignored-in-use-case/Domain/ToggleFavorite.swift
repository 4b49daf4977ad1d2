// caught by: Step2.testEachCallIsPassedOn
/// Makes a station a favorite, or takes it back.
public protocol ToggleFavoriteUseCase {
  func execute(id: Station.ID) async throws
}

public final class DefaultToggleFavoriteUseCase: ToggleFavoriteUseCase {
  private var busy: Set<Station.ID> = []
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func execute(id: Station.ID) async throws {
    guard !busy.contains(id) else { return }
    busy.insert(id)
    defer { busy.remove(id) }
    try await repository.toggleFavorite(id: id)
  }
}
