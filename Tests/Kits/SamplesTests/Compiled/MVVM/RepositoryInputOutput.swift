import Combine
import UIKit

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}

struct GitRepository: Decodable, Hashable {
    let id: Int
    let fullName: String
    let stargazersCount: Int
}

struct GitSearchResponse: Decodable {
    let items: [GitRepository]
}

protocol GitSearching {
    func repositories(matching query: String) -> AnyPublisher<[GitRepository], URLError>
}

struct GitSearchAPI: GitSearching {
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    func repositories(matching query: String) -> AnyPublisher<[GitRepository], URLError> {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "git.example.com"
        components.path = "/search/repositories"
        components.queryItems = [URLQueryItem(name: "q", value: query)]
        guard let url = components.url else {
            return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: GitSearchResponse.self, decoder: decoder)
            .map(\.items)
            .mapError { $0 as? URLError ?? URLError(.cannotParseResponse) }
            .eraseToAnyPublisher()
    }
}

final class GitSearchViewModel: ViewModelType {
    struct Input {
        let appear: AnyPublisher<Void, Never>
        let query: AnyPublisher<String, Never>
        let selection: AnyPublisher<Int, Never>
    }

    struct Output {
        let state: AnyPublisher<State, Never>
        let opened: AnyPublisher<GitRepository, Never>
    }

    enum State: Equatable {
        case idle, loading, empty
        case results([GitRepository])
        case failure(URLError.Code)
    }

    private let api: GitSearching
    private let latest = CurrentValueSubject<[GitRepository], Never>([])

    init(api: GitSearching) {
        self.api = api
    }

    func transform(_ input: Input) -> Output {
        let query = input.query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .share()
        let results =
            query
            .filter { !$0.isEmpty }
            .map { [api, latest] query in
                api.repositories(matching: query)
                    .handleEvents(receiveOutput: { latest.send($0) })
                    .map { $0.isEmpty ? State.empty : State.results($0) }
                    .catch { Just(State.failure($0.code)) }
                    .prepend(.loading)
            }
            .switchToLatest()
        let cleared = query.filter(\.isEmpty).map { _ in State.idle }
        let start = input.appear.map { State.idle }
        let opened = input.selection
            .withLatest(from: latest)
            .compactMap { index, items in items.indices.contains(index) ? items[index] : nil }
        return Output(
            state: Publishers.Merge3(start, cleared, results).removeDuplicates().eraseToAnyPublisher(),
            opened: opened.eraseToAnyPublisher())
    }
}

extension Publisher where Failure == Never {
    func withLatest<Other>(
        from other: CurrentValueSubject<Other, Never>
    ) -> AnyPublisher<(Output, Other), Never> {
        map { ($0, other.value) }.eraseToAnyPublisher()
    }
}

final class GitSearchViewController: UITableViewController {
    private let viewModel: GitSearchViewModel
    private let appear = PassthroughSubject<Void, Never>()
    private let query = PassthroughSubject<String, Never>()
    private let selection = PassthroughSubject<Int, Never>()
    private var cancellables: [AnyCancellable] = []
    private var repositories: [GitRepository] = []

    init(viewModel: GitSearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let output = viewModel.transform(
            .init(
                appear: appear.eraseToAnyPublisher(), query: query.eraseToAnyPublisher(),
                selection: selection.eraseToAnyPublisher()))
        output.state
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)
        output.opened
            .sink { print("open", $0.fullName) }
            .store(in: &cancellables)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appear.send(())
    }

    private func render(_ state: GitSearchViewModel.State) {
        if case .results(let repositories) = state { self.repositories = repositories }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selection.send(indexPath.row)
    }
}
