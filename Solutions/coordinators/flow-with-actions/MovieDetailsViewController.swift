import UIKit

final class MovieDetailsViewController: UIViewController {
  let movie: Movie

  init(movie: Movie) {
    self.movie = movie
    super.init(nibName: nil, bundle: nil)
    title = movie.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let overview = UILabel()
    overview.text = movie.overview
    overview.numberOfLines = 0
    overview.frame = view.bounds.insetBy(dx: 20, dy: 100)
    view.addSubview(overview)
  }
}
