// caught by: Step3.testPresenterShowsTheAnswer
import Foundation

/// What the search screen can be told to show.
@MainActor
protocol SearchViewInput: AnyObject {
  func showRows(_ rows: [SearchRow])
  func showMessage(_ message: String)
}

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}

@MainActor
final class SearchPresenter {
  weak var view: SearchViewInput?
  private let interactor: SearchInteractorInput
  private let router: SearchRouting
  private var apps: [StoreApp] = []

  init(interactor: SearchInteractorInput, router: SearchRouting) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidSearch(for query: String) {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return show([], or: "Type the name of an app.") }
    interactor.searchApps(matching: query) { [weak self] result in
      switch result {
      case .success(let found):
        let apps = found.reduce(into: [StoreApp]()) { if !$0.contains($1) { $0.append($1) } }
        self?.show(apps, or: "No apps found for \u{201C}\(query)\u{201D}.")
      case .failure:
        self?.show([], or: "The store can't be reached. Try again in a moment.")
      }
    }
  }

  func viewDidSelectApp(at index: Int) {
    guard apps.indices.contains(index) else { return }
    router.openDetails(for: apps[index])
  }

  private func show(_ apps: [StoreApp], or message: String) {
    self.apps = apps
    if apps.isEmpty {
      view?.showMessage(message)
    } else {
      view?.showRows(apps.map(row))
    }
  }

  private func row(for app: StoreApp) -> SearchRow {
    let rating = app.averageRating.map { String(format: "%.1f ★", $0) } ?? "not rated yet"
    return SearchRow(title: app.name, subtitle: "\(app.developer) · \(rating)")
  }
}
