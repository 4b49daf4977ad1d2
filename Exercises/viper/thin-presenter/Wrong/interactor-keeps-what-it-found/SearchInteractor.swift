// caught by: Step4.testListFollowsTheSearches
/// What a presenter can ask for: apps, as the store describes them.
@MainActor
protocol SearchInteractorInput: AnyObject {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

@MainActor
final class SearchInteractor: SearchInteractorInput {
  private let service: AppSearchService

  private var lastQuery = ""
  private var found: [StoreApp]?

  init(service: AppSearchService) {
    self.service = service
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    if query == lastQuery, let found { return completion(.success(found)) }
    service.searchApps(matching: query) { [weak self] result in
      self?.lastQuery = query
      self?.found = try? result.get()
      completion(result)
    }
  }
}
