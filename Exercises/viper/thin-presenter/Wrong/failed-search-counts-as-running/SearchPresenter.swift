// caught by: Step2.testEachOutcomeIsShownAgain
import Foundation

/// What the search screen can be told to show.
@MainActor
protocol SearchViewInput: AnyObject {
  func throbber(show: Bool)
  func showResults(_ rows: [SearchRow])
  func showNoResults()
  func hideNoResults()
  func showError(_ message: String)
}

@MainActor
final class SearchPresenter {
  weak var view: SearchViewInput?
  private let interactor: SearchInteractorInput
  private let router: SearchRouting
  private var apps: [StoreApp] = []
  private var running = 0

  init(interactor: SearchInteractorInput, router: SearchRouting) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidSearch(for query: String) {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return }
    running += 1
    if running == 1 { view?.throbber(show: true) }
    interactor.searchApps(matching: query) { [weak self] result in
      switch result {
      case .success(let apps):
        self?.running -= 1
        self?.show(apps)
      case .failure:
        self?.view?.showError("The store can't be reached. Try again in a moment.")
      }
      self?.view?.throbber(show: false)
    }
  }

  func viewDidSelectApp(at index: Int) {
    guard apps.indices.contains(index) else { return }
    router.openDetails(for: apps[index])
  }

  private func show(_ apps: [StoreApp]) {
    self.apps = apps
    if apps.isEmpty {
      view?.showNoResults()
    } else {
      view?.hideNoResults()
    }
    view?.showResults(apps.map(SearchRow.init))
  }
}
