// caught by: Step3.testPostersLandInTheirRows
import UIKit

/// The programme of the Matinee cinema.
final class FilmListViewController: UIViewController, UITableViewDataSource {
  private let items: [FilmItemViewModel]
  private let tableView = UITableView()

  init(films: [Film], posters: PosterService) {
    items = films.map { FilmItemViewModel(film: $0, posters: posters) }
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
    let cell = FilmCell(style: .subtitle, reuseIdentifier: "Film")
    cell.fill(with: items[indexPath.row])
    return cell
  }
}
