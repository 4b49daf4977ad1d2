// caught by: Step1Interactor.testInteractorKnowsNoScreen
/// What the presenter can ask for: apps, as the store describes them.
@MainActor
protocol SearchInteractorInput: AnyObject {
  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void)
}

@MainActor
protocol SearchInteractorOutput: AnyObject {
  func didFind(_ rows: [SearchRow])
}

/// Searches, and writes down what happened.
@MainActor
final class SearchInteractor: SearchInteractorInput {
  private let service: AppSearchService
  private let log: SearchLogging
  weak var rowOutput: SearchInteractorOutput?

  init(service: AppSearchService, log: SearchLogging) {
    self.service = service
    self.log = log
  }

  func searchApps(
    matching query: String, completion: @escaping (Result<[StoreApp], Error>) -> Void
  ) {
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
