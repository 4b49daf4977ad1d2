// caught by: Step3.testShowsRowsAsTheyAre
import UIKit

/// The front page: the articles, newest first; pull to refresh.
final class ArticlesViewController: UIViewController {
  private let presenter: ArticlePresenter
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private var rows: [ArticleRow] {
    get { Self.rowsOfAll }
    set { Self.rowsOfAll = newValue }
  }

  nonisolated(unsafe) private static var rowsOfAll: [ArticleRow] = []

  init(presenter: ArticlePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Harbour Post"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpSpinner()
    Task { [presenter] in await presenter.load() }
  }

  private func setUpTable() {
    tableView.dataSource = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])

    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [presenter] _ in Task { await presenter.refresh() } }, for: .valueChanged)
    tableView.refreshControl = refreshControl
  }

  private func setUpSpinner() {
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

extension ArticlesViewController: ArticleView {
  func showLoading(_ isLoading: Bool) {
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
      tableView.refreshControl?.endRefreshing()
    }
  }

  func showArticles(_ rows: [ArticleRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func showError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

extension ArticlesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Article")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Article")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "\(row.date)\n\(row.summary)"
    return cell
  }
}
