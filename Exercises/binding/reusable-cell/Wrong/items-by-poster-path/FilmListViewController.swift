// caught by: Step3.testEachFilmHasItsOwnItem
import UIKit

/// The programme of the Matinee cinema.
final class FilmListViewController: UIViewController, UITableViewDataSource {
  private let items: [FilmItemViewModel]
  private let tableView = UITableView()

  init(films: [Film], posters: PosterService) {
    var known: [String: FilmItemViewModel] = [:]
    items = films.map { film in
      let key = film.posterPath ?? "\(film.title) \(film.year)"
      let item = known[key] ?? FilmItemViewModel(film: film, posters: posters)
      known[key] = item
      return item
    }
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
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
    (cell as? FilmCell)?.fill(with: items[indexPath.row])
    return cell
  }
}
