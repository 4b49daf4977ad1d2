// caught by: Step2.testCinemaScreensMakeTheScreens
import UIKit

@MainActor
final class CinemaScreens: MoviesFlowScreens {
  private let movies: [Movie]
  private var details: [String: UIViewController] = [:]

  init(movies: [Movie]) {
    self.movies = movies
  }

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    MoviesListViewController(viewModel: MoviesListViewModel(movies: movies, actions: actions))
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    if let known = details[movie.title] { return known }
    let screen = MovieDetailsViewController(movie: movie)
    details[movie.title] = screen
    return screen
  }
}
