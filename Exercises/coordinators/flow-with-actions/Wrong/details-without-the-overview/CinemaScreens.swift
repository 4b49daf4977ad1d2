// caught by: Step2Coordinator.testCinemaScreensMakeTheScreens
import UIKit

/// The screens of the app, with the movies that are on.
struct CinemaScreens: MoviesFlowScreens {
  let movies: [Movie]

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    MoviesListViewController(viewModel: MoviesListViewModel(movies: movies, actions: actions))
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    MovieDetailsViewController(
      movie: Movie(title: movie.title, year: movie.year, director: movie.director, overview: ""))
  }
}
