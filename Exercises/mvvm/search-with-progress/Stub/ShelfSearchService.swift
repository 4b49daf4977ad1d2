/// Searches the apps that come with the demonstration.
final class ShelfSearchService: SearchService {
  private let shelf = [
    StoreApp(id: 1, name: "Tide Radio", company: "Low Water", rating: 4.5),
    StoreApp(id: 2, name: "Tide Tables", company: "Harbour & Sons", rating: nil),
    StoreApp(id: 3, name: "Matinee", company: "Old Films", rating: 3.8),
  ]

  func apps(matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void) {
    completion(.success(shelf.filter { $0.name.lowercased().contains(query.lowercased()) }))
  }
}
