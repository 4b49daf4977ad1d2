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
    let actions = MoviesListViewModelActions { didSelect in
      self.showSavedSearches(didSelect: didSelect)
    }
    let viewModel = MoviesListViewModel(catalogue: catalogue, actions: actions)
    navigationController?.pushViewController(
      MoviesListViewController(viewModel: viewModel), animated: false)
  }

  private func showSavedSearches(didSelect: @escaping (MovieQuery) -> Void) {
    let viewModel = MoviesQueryListViewModel(queries: savedQueries) { [weak self] query in
      self?.navigationController?.dismiss(animated: true)
      didSelect(query)
    }
    let list = MoviesQueryListViewController(viewModel: viewModel)
    navigationController?.present(UINavigationController(rootViewController: list), animated: true)
  }
}
