// caught by: Step1.testPosterIsHeardWhenItComes
import Foundation

/// One film as a row shows it.
final class FilmItemViewModel {
  let title: String
  let subtitle: String
  /// The bytes of the picture, as soon as they are there.
  let poster = Observable<Data?>(nil)

  private let posterPath: String?
  private let posters: PosterService
  private var isLoading = false

  init(film: Film, posters: PosterService) {
    title = film.title
    subtitle = "\(film.year) · \(film.minutes) min"
    posterPath = film.posterPath
    self.posters = posters
  }

  func loadPoster() {
    guard let posterPath, poster.value == nil, !isLoading else { return }
    isLoading = true
    posters.poster(
      at: posterPath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? posterPath
    ) { [weak self] result in
      self?.isLoading = false
      if case .success(let data) = result { self?.poster.value = data }
    }
  }
}
