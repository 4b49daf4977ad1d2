import UIKit

/// The search screen and the saved searches above it.
///
/// The search screen keeps this object alive, through the actions of its view model.
@MainActor
final class MoviesSearchFlowCoordinator {
  private weak var navigationController: UINavigationController?
  private let catalogue: MovieCatalogue
  private let savedQueries: [MovieQuery]

  init(
    navigationController: UINavigationController, catalogue: MovieCatalogue,
    savedQueries: [MovieQuery]
  ) {
    self.navigationController = navigationController
    self.catalogue = catalogue
    self.savedQueries = savedQueries
  }

  func start() {
    let actions = MoviesListViewModelActions(showSavedSearches: showSavedSearches)
    let viewModel = MoviesListViewModel(catalogue: catalogue, actions: actions)
    navigationController?.pushViewController(
      MoviesListViewController(viewModel: viewModel), animated: false)
  }

  private func showSavedSearches(didSelect: @escaping (MovieQuery) -> Void) {
    // One for each sheet: a late touch on one that is closed finds its own, and not the one that is open.
    weak var sheet: UIViewController?
    let viewModel = MoviesQueryListViewModel(queries: savedQueries) { [weak self] query in
      guard let self, sheet?.presentingViewController != nil else { return }
      self.navigationController?.dismiss(animated: true) { didSelect(query) }
    }
    let list = MoviesQueryListViewController(viewModel: viewModel)
    sheet = list
    navigationController?.present(list, animated: true)
  }
}
