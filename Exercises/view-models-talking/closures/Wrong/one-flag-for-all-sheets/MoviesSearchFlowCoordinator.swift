import UIKit

/// The search screen and the saved searches above it.
///
/// The search screen keeps this object alive, through the actions of its view model.
@MainActor
final class MoviesSearchFlowCoordinator {
  private weak var navigationController: UINavigationController?
  private let catalogue: MovieCatalogue
  private let savedQueries: [MovieQuery]
  private var isOpen = false

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
    isOpen = true
    let viewModel = MoviesQueryListViewModel(queries: savedQueries) { [weak self] query in
      guard let self, isOpen else { return }
      isOpen = false
      self.navigationController?.dismiss(animated: true)
      didSelect(query)
    }
    let sheet = MoviesQueryListViewController(viewModel: viewModel)
    sheet.onSheetClose = { [weak self] in self?.isOpen = false }
    navigationController?.present(sheet, animated: true)
  }
}
