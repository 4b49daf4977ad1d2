/// What the presenter can ask for: apps, as the store describes them.
@MainActor
protocol SearchInteractorInput: AnyObject {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

/// Searches, and writes down what happened.
@MainActor
final class SearchInteractor: SearchInteractorInput {
  private let service: any AppSearchService
  private let log: any SearchLogging

  init(service: some AppSearchService, log: some SearchLogging) {
    self.service = service
    self.log = log
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    log.note("search: \(query)")
    service.searchApps(matching: query) { result in
      do {
        self.log.note("found \(try result.get().count): \(query)")
      } catch {
        self.log.note("failed: \(query)")
      }
      completion(result)
    }
  }
}
