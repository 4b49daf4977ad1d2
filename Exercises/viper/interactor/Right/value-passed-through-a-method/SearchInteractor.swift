/// What the presenter can ask for: apps, as the store describes them.
@MainActor
protocol SearchInteractorInput: AnyObject {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

/// Searches, and writes down what happened.
@MainActor
final class SearchInteractor: SearchInteractorInput {
  private let service: AppSearchService
  private let log: SearchLogging

  init(service: AppSearchService, log: SearchLogging) {
    self.service = service
    self.log = log
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    log.note("search: \(query)")
    service.searchApps(matching: query) { [weak log] result in
      log?.note(Self.outcome(of: result, for: query))
      completion(result)
    }
  }

  private static func outcome(of result: Result<[StoreApp], Error>, for query: String) -> String {
    guard case .success(let apps) = result else { return "failed: \(query)" }
    return "found \(apps.count): \(query)"
  }
}
