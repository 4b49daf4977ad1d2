import Domain
import Foundation

public struct StationRow: Equatable {
  public let title: String
  public let subtitle: String
}

/// What the list on the phone shows.
@MainActor
public final class StationListViewModel {
  public private(set) var rows: [StationRow] = []
  public private(set) var errorMessage: String?
  private var stations: [Station] = []
  private let repository: any StationRepository

  public init(repository: any StationRepository) {
    self.repository = repository
  }

  public func load() async {
    do {
      let loaded = try await repository.stations()
      stations = loaded.sorted { first, _ in first.isFavorite }
      rows = stations.map {
        StationRow(title: $0.isFavorite ? "★ \($0.name)" : $0.name, subtitle: $0.genre)
      }
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  public func toggleFavorite(at row: Int) async {
    guard stations.indices.contains(row) else { return }
    do {
      try await repository.toggleFavorite(id: stations[row].id)
    } catch {
      errorMessage = error.localizedDescription
      return
    }
    await load()
  }
}
