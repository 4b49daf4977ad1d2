// caught by: Step3.testEachPosterIsAskedForOnce
import UIKit

/// The programme of the Matinee cinema.
final class FilmListViewController: UIViewController, UITableViewDataSource {
  private let items: [FilmItemViewModel]
  private var makeItem: ((Int) -> FilmItemViewModel)?
  private let tableView = UITableView()

  init(films: [Film], posters: PosterService) {
    let makeItem = { FilmItemViewModel(film: films[$0], posters: posters) }
    items = films.indices.map(makeItem)
    self.makeItem = makeItem
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
    if let item = makeItem?(indexPath.row) { (cell as? FilmCell)?.fill(with: item) }
    return cell
  }
}
