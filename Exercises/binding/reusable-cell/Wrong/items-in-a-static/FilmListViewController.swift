// caught by: Step3.testListsAreApart
import UIKit

/// The programme of the Matinee cinema.
final class FilmListViewController: UIViewController, UITableViewDataSource {
  private let items: [FilmItemViewModel]
  private static var shown: [FilmItemViewModel] = []
  private let tableView = UITableView()

  init(films: [Film], posters: PosterService) {
    items = films.map { FilmItemViewModel(film: $0, posters: posters) }
    Self.shown = items
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
    Self.shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
    (cell as? FilmCell)?.fill(with: Self.shown[indexPath.row])
    return cell
  }
}
