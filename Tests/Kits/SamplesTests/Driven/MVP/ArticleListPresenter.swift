import UIKit

struct PressArticle: Decodable {
    let id: Int
    let title: String
    let publishedAt: Date
}

struct PressArticleRow: Equatable {
    let title: String
    let subtitle: String
}

protocol PressArticleServicing {
    func fetchArticles(page: Int, completion: @escaping (Result<[PressArticle], Error>) -> Void)
}

protocol PressArticleListView: AnyObject {
    func reload()
    func setLoading(_ isLoading: Bool)
    func show(message: String, retry: @escaping () -> Void)
    func open(articleID: Int)
}

protocol PressArticleListPresenting: AnyObject {
    var numberOfRows: Int { get }
    func row(at index: Int) -> PressArticleRow
    func viewDidLoad()
    func didSelectRow(at index: Int)
    func willDisplayRow(at index: Int)
}

final class PressArticleListPresenter: PressArticleListPresenting {
    weak var view: PressArticleListView?
    private let service: PressArticleServicing
    private var articles: [PressArticle] = []
    private var page = 1
    private var isLoading = false

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMM yyyy"
        return formatter
    }()

    init(service: PressArticleServicing) {
        self.service = service
    }

    var numberOfRows: Int { articles.count }

    func row(at index: Int) -> PressArticleRow {
        let article = articles[index]
        return PressArticleRow(
            title: article.title, subtitle: formatter.string(from: article.publishedAt))
    }

    func viewDidLoad() {
        load()
    }

    func didSelectRow(at index: Int) {
        view?.open(articleID: articles[index].id)
    }

    func willDisplayRow(at index: Int) {
        guard index == articles.count - 1 else { return }
        load()
    }

    private func load() {
        guard !isLoading else { return }
        isLoading = true
        view?.setLoading(true)
        service.fetchArticles(page: page) { [weak self] result in
            guard let self else { return }
            isLoading = false
            view?.setLoading(false)
            switch result {
            case .success(let new):
                articles += new
                page += 1
                view?.reload()
            case .failure(let error):
                view?.show(message: error.localizedDescription) { [weak self] in self?.load() }
            }
        }
    }
}

final class PressArticleListViewController: UITableViewController {
    private let presenter: PressArticleListPresenting
    private let spinner = UIActivityIndicatorView(style: .large)

    init(presenter: PressArticleListPresenting) {
        self.presenter = presenter
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        tableView.tableFooterView = spinner
        presenter.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Article")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Article")
        let row = presenter.row(at: indexPath.row)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.subtitle
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

extension PressArticleListViewController: PressArticleListView {
    func reload() {
        tableView.reloadData()
    }

    func setLoading(_ isLoading: Bool) {
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    }

    func show(message: String, retry: @escaping () -> Void) {
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true)
    }

    func open(articleID: Int) {
        let detail = UIViewController()
        detail.title = "Article \(articleID)"
        navigationController?.pushViewController(detail, animated: true)
    }
}
