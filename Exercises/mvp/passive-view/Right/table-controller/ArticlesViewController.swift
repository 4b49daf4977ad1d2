import UIKit

/// The front page: the articles, newest first; pull to refresh.
final class ArticlesViewController: UITableViewController, ArticleView {
  private let presenter: ArticlePresenter
  private let spinner = UIActivityIndicatorView(style: .large)
  private var rows: [ArticleRow] = []

  init(presenter: ArticlePresenter) {
    self.presenter = presenter
    super.init(style: .plain)
    title = "Harbour Post"
    presenter.view = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(pulled), for: .valueChanged)
    let presenter = presenter
    Task { await presenter.load() }
  }

  @objc private func pulled() {
    Task { [weak presenter] in await presenter?.refresh() }
  }

  func showLoading(_ isLoading: Bool) {
    guard !isLoading else { return spinner.startAnimating() }
    spinner.stopAnimating()
    refreshControl?.endRefreshing()
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

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.detailTextLabel?.numberOfLines = 0
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = "\(rows[indexPath.row].date)\n\(rows[indexPath.row].summary)"
    return cell
  }
}
