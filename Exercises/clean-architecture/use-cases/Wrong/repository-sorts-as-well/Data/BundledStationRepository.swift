// caught by: Step1FetchStations.testRepositoryKeepsTheOrderOfTheEditors
import Domain
import Foundation

/// Reads the catalogue of the editors and remembers favorites for as long as the app runs.
public final class BundledStationRepository: StationRepository {
  private var favorites: Set<Station.ID> = [14]

  public init() {}

  public func stations() async throws -> [Station] {
    let records = try JSONDecoder().decode(
      [StationRecord].self, from: Foundation.Data(StationCatalogue.json.utf8))
    return records.sorted { favorites.contains($0.id) && !favorites.contains($1.id) }.map {
      Station(
        id: $0.id, name: $0.name, genre: $0.genre, isFavorite: favorites.contains($0.id))
    }
  }

  public func toggleFavorite(id: Station.ID) async throws {
    if favorites.remove(id) == nil { favorites.insert(id) }
  }
}
