import UIKit

/// One film of the programme: title, year and length, poster.
final class FilmCell: UITableViewCell {
  private var film: Film?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func fill(with film: Film, posters: PosterService) {
    self.film = film
    textLabel?.text = film.title
    detailTextLabel?.text = "\(film.year) · \(film.minutes) min"
    guard let path = film.posterPath else { return }
    posters.poster(at: path) { result in
      // Cells are reused; this keeps most of the wrong posters out.
      guard self.film?.title == film.title else { return }
      if case .success(let data) = result {
        self.imageView?.image = UIImage(data: data)
      }
    }
  }
}
