import UIKit

/// A line of the result list, ready to be shown.
struct SearchRow: Equatable {
  let title: String
  let subtitle: String
}

@MainActor
final class SearchPresenter {
  var view: SearchViewController?
  private let service: AppSearchService = CatalogueSearchService()
  private lazy var interactor = SearchInteractor(service: service)
  private let router = SearchRouter()
  private var apps: [StoreApp] = []

  func viewDidSearch(for query: String) {
    guard let view else { return }
    let query = query.trimmingCharacters(in: .whitespaces)
    if query.isEmpty {
      return
    }
    view.throbber.startAnimating()
    view.tableView.isHidden = true
    interactor.searchApps(matching: query) { [weak self] result in
      switch result {
      case .success(let apps):
        self?.apps = apps
        self?.showApps()
        view.throbber.stopAnimating()
      case .failure:
        let alert = UIAlertController(
          title: "Sorry", message: "The store can't be reached. Try again in a moment.",
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
      }
    }
  }

  func viewDidSelectApp(at index: Int) {
    guard apps.indices.contains(index) else { return }
    router.viewController = view
    router.openDetails(for: apps[index])
  }

  private func showApps() {
    guard let view else { return }
    view.rows = []
    for app in apps {
      var subtitle = app.developer
      subtitle += " · "
      if let rating = app.averageRating {
        subtitle += String(format: "%.1f", rating)
        subtitle += " ★"
      } else {
        subtitle += "not rated yet"
      }
      view.rows.append(SearchRow(title: app.name, subtitle: subtitle))
    }
    if apps.isEmpty {
      view.noResultsLabel.text = "No apps found."
      view.noResultsLabel.isHidden = false
      view.tableView.isHidden = true
    } else {
      view.tableView.isHidden = false
    }
    view.tableView.reloadData()
  }
}
