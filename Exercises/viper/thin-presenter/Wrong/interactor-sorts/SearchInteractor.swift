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

  init(service: AppSearchService) {
    self.service = service
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    service.searchApps(matching: query) { result in
      completion(result.map { apps in apps.sorted { $0.name < $1.name } })
    }
  }
}
