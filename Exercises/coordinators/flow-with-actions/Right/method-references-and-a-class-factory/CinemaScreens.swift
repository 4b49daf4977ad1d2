import UIKit

/// The screens of the app, with the movies that are on.
final class CinemaScreens: MoviesFlowScreens {
  private let movies: [Movie]

  init(movies: [Movie]) {
    self.movies = movies
  }

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    MoviesListViewController(viewModel: MoviesListViewModel(movies: movies, actions: actions))
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    MovieDetailsViewController(movie: movie)
  }
}
