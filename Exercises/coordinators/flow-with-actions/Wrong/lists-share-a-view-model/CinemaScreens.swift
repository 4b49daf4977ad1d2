// caught by: Step2Coordinator.testCinemaScreensMakeTheScreens
import UIKit

/// The screens of the app, with the movies that are on.
final class CinemaScreens: MoviesFlowScreens {
  private let movies: [Movie]
  private weak var viewModel: MoviesListViewModel?

  init(movies: [Movie]) { self.movies = movies }

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    let viewModel = self.viewModel ?? MoviesListViewModel(movies: movies, actions: actions)
    self.viewModel = viewModel
    return MoviesListViewController(viewModel: viewModel)
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    MovieDetailsViewController(movie: movie)
  }
}
