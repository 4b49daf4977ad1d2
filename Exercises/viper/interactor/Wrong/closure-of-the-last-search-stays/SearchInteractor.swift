// caught by: Step1.testWaitsForTheService
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
  private var last: ((Result<[StoreApp], Error>) -> Void)?

  init(service: AppSearchService, log: SearchLogging) {
    self.service = service
    self.log = log
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    last = completion
    log.note("search: \(query)")
    service.searchApps(matching: query) { [log] result in
      switch result {
      case .success(let apps): log.note("found \(apps.count): \(query)")
      case .failure: log.note("failed: \(query)")
      }
      completion(result)
    }
  }
}
