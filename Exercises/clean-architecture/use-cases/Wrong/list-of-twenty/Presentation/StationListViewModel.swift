// caught by: Step3.testFourInTheCarAndAllInTheList
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
  private let fetchStations: any FetchStationsUseCase
  private let toggleFavorite: any ToggleFavoriteUseCase

  public init(
    fetchStations: any FetchStationsUseCase, toggleFavorite: any ToggleFavoriteUseCase
  ) {
    self.fetchStations = fetchStations
    self.toggleFavorite = toggleFavorite
  }

  public func load() async {
    do {
      stations = Array(try await fetchStations.execute().prefix(20))
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
      try await toggleFavorite.execute(id: stations[row].id)
    } catch {
      errorMessage = error.localizedDescription
      return
    }
    await load()
  }
}
