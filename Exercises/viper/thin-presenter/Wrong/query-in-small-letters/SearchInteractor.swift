// caught by: Step4Builder.testBuiltScreenShowsResults
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
    service.searchApps(matching: query.lowercased(), completion: completion)
  }
}
