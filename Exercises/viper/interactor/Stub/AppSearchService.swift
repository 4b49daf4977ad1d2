import Foundation

/// Finds apps by a word.
@MainActor
protocol AppSearchService: AnyObject {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

/// Searches the catalogue that ships with the app; the server is to come with the next release.
final class CatalogueSearchService: AppSearchService {
  private let catalogue = [
    StoreApp(
      name: "Pocket Garden", developer: "Fern & Co", summary: "Knows when your plants are thirsty.",
      averageRating: 4.6),
    StoreApp(
      name: "Garden Planner", developer: "Plot Twelve", summary: "Beds, seeds and a calendar.",
      averageRating: 3.9),
    StoreApp(
      name: "Night Sky Notes", developer: "Small Hours", summary: "A diary for stargazers.",
      averageRating: nil),
    StoreApp(
      name: "Sky Garden Puzzle", developer: "Small Hours", summary: "Grow an island of tiles.",
      averageRating: 4.2),
  ]

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    completion(.success(catalogue.filter { $0.name.localizedCaseInsensitiveContains(query) }))
  }
}
