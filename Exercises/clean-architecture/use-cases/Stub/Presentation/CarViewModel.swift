import Domain

/// What the screen in the car shows: four names, for more cannot be read while driving.
@MainActor
public final class CarViewModel {
  public private(set) var names: [String] = []
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  /// Keeps the names that it shows if there are no new ones.
  public func load() async {
    let loaded = (try? await repository.stations()) ?? []
    let ordered = loaded.sorted { first, second in
      if first.isFavorite != second.isFavorite { return first.isFavorite }
      return first.name < second.name
    }
    names = ordered.prefix(4).map(\.name)
  }
}
