// caught by: Step3.testNothingIsKeptForEver
import UIKit

/// The search screen and the saved searches above it.
///
/// The search screen keeps this object alive, through the actions of its view model.
@MainActor
final class MoviesSearchFlowCoordinator {
  private weak var navigationController: UINavigationController?
  private let catalogue: MovieCatalogue
  private let savedQueries: [MovieQuery]
  private var container: UINavigationController?

  init(
    navigationController: UINavigationController, catalogue: MovieCatalogue,
    savedQueries: [MovieQuery]
  ) {
    self.navigationController = navigationController
    self.catalogue = catalogue
    self.savedQueries = savedQueries
    container = navigationController
  }

  func start() {
    let actions = MoviesListViewModelActions { didSelect in
      self.showSavedSearches(didSelect: didSelect)
    }
    let viewModel = MoviesListViewModel(catalogue: catalogue, actions: actions)
    container?.pushViewController(
      MoviesListViewController(viewModel: viewModel), animated: false)
  }

  private func showSavedSearches(didSelect: @escaping (MovieQuery) -> Void) {
    let viewModel = MoviesQueryListViewModel(queries: savedQueries) { [weak self] query in
      self?.container?.dismiss(animated: true)
      didSelect(query)
    }
    container?.present(
      MoviesQueryListViewController(viewModel: viewModel), animated: true)
  }
}
