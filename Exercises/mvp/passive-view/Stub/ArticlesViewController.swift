import UIKit

/// The front page: the articles, newest first; pull to refresh.
final class ArticlesViewController: UIViewController {
  private let service: ArticleService
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private var articles: [Article] = []

  private let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "d MMM yyyy"
    return formatter
  }()

  init(service: ArticleService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Harbour Post"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpSpinner()
    loadArticles()
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
      UIAction { [weak self] _ in self?.loadArticles() }, for: .valueChanged)
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

  // MARK: Loading

  private func loadArticles() {
    spinner.startAnimating()
    Task {
      do {
        articles = try await service.fetchArticles().sorted { $0.published > $1.published }
        tableView.reloadData()
        spinner.stopAnimating()
        tableView.refreshControl?.endRefreshing()
      } catch {
        showAlert(error.localizedDescription)
      }
    }
  }

  private func showAlert(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  /// The beginning of the text; the table has room for 100 characters.
  private func summary(of article: Article) -> String {
    let end = article.text.index(article.text.startIndex, offsetBy: 100)
    return String(article.text[..<end])
  }
}

extension ArticlesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Article")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Article")
    let article = articles[indexPath.row]
    let date = dateFormatter.string(from: article.published)
    cell.textLabel?.text = article.title
    cell.detailTextLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "\(date)\n\(summary(of: article))"
    return cell
  }
}
