// caught by: Step2Log.testEveryRequestIsWrittenDown
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
  private var waiting: [String: [(Result<[StoreApp], Error>) -> Void]] = [:]

  init(service: AppSearchService, log: SearchLogging) {
    self.service = service
    self.log = log
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
    log.note("search: \(query)")
    waiting[query, default: []].append(completion)
    guard waiting[query]?.count == 1 else { return }
    service.searchApps(matching: query) { [self] result in
      switch result {
      case .success(let apps): log.note("found \(apps.count): \(query)")
      case .failure: log.note("failed: \(query)")
      }
      let all = waiting.removeValue(forKey: query) ?? []
      for completion in all { completion(result) }
    }
  }
}
