// caught by: Step3.testEachFilmHasItsOwnItem
import UIKit

/// The programme of the Matinee cinema.
final class FilmListViewController: UIViewController, UITableViewDataSource {
  private let films: [Film]
  private let posters: PosterService
  private var items: [String: FilmItemViewModel] = [:]
  private let tableView = UITableView()

  init(films: [Film], posters: PosterService) {
    self.films = films
    self.posters = posters
    super.init(nibName: nil, bundle: nil)
    title = "Matinee"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FilmCell.self, forCellReuseIdentifier: "Film")
    tableView.dataSource = self
    tableView.frame = view.bounds
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
    let film = films[indexPath.row]
    let key = film.posterPath ?? "\(film.title) \(film.year)"
    let item = items[key] ?? FilmItemViewModel(film: film, posters: posters)
    items[key] = item
    (cell as? FilmCell)?.fill(with: item)
    return cell
  }
}
