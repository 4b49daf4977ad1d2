// caught by: Step2.testCinemaScreensMakeTheScreens
import UIKit

/// The screens of the app, with the movies that are on.
struct CinemaScreens: MoviesFlowScreens {
  let movies: [Movie]

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    MoviesListViewController(
      viewModel: MoviesListViewModel(movies: CinemaProgramme.thisWeek, actions: actions))
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    MovieDetailsViewController(movie: movie)
  }
}
