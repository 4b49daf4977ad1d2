// caught by: Step3.testScreensGoAway
import UIKit

/// The screens of the app, with the movies that are on.
@MainActor
final class CinemaScreens: MoviesFlowScreens {
  private let movies: [Movie]
  private var details: UIViewController?

  init(movies: [Movie]) {
    self.movies = movies
  }

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    MoviesListViewController(viewModel: MoviesListViewModel(movies: movies, actions: actions))
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    let details = MovieDetailsViewController(movie: movie)
    self.details = details
    return details
  }
}
