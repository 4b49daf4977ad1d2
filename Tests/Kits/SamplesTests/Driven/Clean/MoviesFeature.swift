import UIKit

// MARK: - Domain

struct CleanMovie: Equatable, Identifiable {
    let id: Int
    let title: String
    let year: Int
}

struct CleanMovieQuery: Hashable {
    let text: String
}

protocol CleanMoviesRepository {
    func movies(matching query: CleanMovieQuery) async throws -> [CleanMovie]
}

protocol CleanMovieQueriesRepository {
    func save(_ query: CleanMovieQuery) async
    func recent(limit: Int) async -> [CleanMovieQuery]
}

struct CleanSearchMoviesUseCase {
    let movies: CleanMoviesRepository
    let queries: CleanMovieQueriesRepository

    func callAsFunction(_ text: String) async throws -> [CleanMovie] {
        let query = CleanMovieQuery(text: text.trimmingCharacters(in: .whitespaces))
        guard !query.text.isEmpty else { return [] }
        let found = try await movies.movies(matching: query)
        await queries.save(query)
        return found.sorted { ($0.year, $0.title) < ($1.year, $1.title) }
    }
}

// MARK: - Data

protocol CleanHTTPClient {
    func get(_ url: URL) async throws -> Data
}

extension URLSession: CleanHTTPClient {
    func get(_ url: URL) async throws -> Data {
        let (data, _) = try await data(from: url)
        return data
    }
}

struct CleanMovieDTO: Decodable {
    let identifier: Int
    let originalTitle: String
    let releaseDate: String

    enum CodingKeys: String, CodingKey {
        case identifier = "id"
        case originalTitle = "original_title"
        case releaseDate = "release_date"
    }

    var movie: CleanMovie {
        CleanMovie(id: identifier, title: originalTitle, year: Int(releaseDate.prefix(4)) ?? 0)
    }
}

final class CleanRemoteMoviesRepository: CleanMoviesRepository {
    private let client: CleanHTTPClient

    init(client: CleanHTTPClient) {
        self.client = client
    }

    func movies(matching query: CleanMovieQuery) async throws -> [CleanMovie] {
        var components = URLComponents(string: "https://movies.example.com/search")!
        components.queryItems = [URLQueryItem(name: "query", value: query.text)]
        let data = try await client.get(components.url!)
        return try JSONDecoder().decode([CleanMovieDTO].self, from: data).map(\.movie)
    }
}

actor CleanMemoryQueriesRepository: CleanMovieQueriesRepository {
    private var queries: [CleanMovieQuery] = []

    func save(_ query: CleanMovieQuery) {
        queries.removeAll { $0 == query }
        queries.insert(query, at: 0)
    }

    func recent(limit: Int) -> [CleanMovieQuery] {
        Array(queries.prefix(limit))
    }
}

// MARK: - Presentation

@MainActor
final class CleanMoviesViewModel {
    enum Event {
        case items([String])
        case message(String)
    }

    var onEvent: (Event) -> Void = { _ in }
    var onSelect: (CleanMovie) -> Void = { _ in }

    private let search: CleanSearchMoviesUseCase
    private var movies: [CleanMovie] = []

    init(search: CleanSearchMoviesUseCase) {
        self.search = search
    }

    func didSearch(_ text: String) async {
        do {
            movies = try await search(text)
            let lines = movies.map { "\($0.title) (\($0.year))" }
            onEvent(lines.isEmpty ? .message("No movies") : .items(lines))
        } catch is DecodingError {
            onEvent(.message("The answer cannot be read."))
        } catch {
            onEvent(.message("Please try again."))
        }
    }

    func didSelect(at index: Int) {
        onSelect(movies[index])
    }
}

final class CleanMoviesViewController: UIViewController {
    private let viewModel: CleanMoviesViewModel
    private let field = UITextField()
    private let messageLabel = UILabel()
    private let tableView = UITableView()
    private var items: [String] = []

    init(viewModel: CleanMoviesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Movies"
        field.placeholder = "Search movies"
        field.returnKeyType = .search
        field.delegate = self
        tableView.dataSource = self
        tableView.delegate = self
        let stack = UIStackView(arrangedSubviews: [field, messageLabel, tableView])
        stack.axis = .vertical
        view.addSubview(stack)
        viewModel.onEvent = { [weak self] event in
            guard let self else { return }
            switch event {
            case .items(let items):
                self.items = items
                messageLabel.text = nil
            case .message(let text):
                self.items = []
                messageLabel.text = text
            }
            tableView.reloadData()
        }
    }
}

extension CleanMoviesViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        let text = textField.text ?? ""
        Task { await viewModel.didSearch(text) }
        return true
    }
}

extension CleanMoviesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "movie")
            ?? UITableViewCell(style: .default, reuseIdentifier: "movie")
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.didSelect(at: indexPath.row)
    }
}
