import UIKit

struct RemoteUser: Codable, Identifiable, Sendable {
    let id: Int
    let name: String
    let username: String
}

protocol RemoteUserFetching {
    func users() async throws -> [RemoteUser]
}

struct RemoteUserService: RemoteUserFetching {
    enum ServiceError: LocalizedError {
        case badStatus(Int)

        var errorDescription: String? {
            switch self {
            case .badStatus(let code): return "The server answered \(code)."
            }
        }
    }

    var session: URLSession = .shared
    var baseURL = URL(string: "https://users.example.com")!

    func users() async throws -> [RemoteUser] {
        var request = URLRequest(url: baseURL.appendingPathComponent("users"))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
            throw ServiceError.badStatus(http.statusCode)
        }
        return try JSONDecoder().decode([RemoteUser].self, from: data)
    }
}

@MainActor
final class RemoteUserListViewModel {
    enum State {
        case idle
        case loading
        case loaded([RemoteUser])
        case failed(Error)
    }

    private(set) var state: State = .idle {
        didSet { onStateChange?(state) }
    }
    var onStateChange: ((State) -> Void)?

    private let service: any RemoteUserFetching

    init(service: any RemoteUserFetching) {
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            let users = try await service.users()
            state = .loaded(users.sorted { $0.name < $1.name })
        } catch {
            state = .failed(error)
        }
    }
}

final class RemoteUserListViewController: UIViewController {
    private let viewModel: RemoteUserListViewModel
    private let statusLabel = UILabel()
    private let tableView = UITableView()
    private var users: [RemoteUser] = []
    private var loadTask: Task<Void, Never>?

    init(viewModel: RemoteUserListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Users"
        tableView.dataSource = self
        view.addSubview(statusLabel)
        view.addSubview(tableView)
        viewModel.onStateChange = { [weak self] state in self?.render(state) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loadTask?.cancel()
    }

    private func reload() {
        loadTask?.cancel()
        loadTask = Task { await viewModel.load() }
    }

    private func render(_ state: RemoteUserListViewModel.State) {
        switch state {
        case .idle: statusLabel.text = nil
        case .loading: statusLabel.text = "Loading…"
        case .loaded(let users):
            self.users = users
            statusLabel.text = users.isEmpty ? "No users" : nil
            tableView.reloadData()
        case .failed(let error): statusLabel.text = error.localizedDescription
        }
    }
}

extension RemoteUserListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        users.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = users[indexPath.row].name
        content.secondaryText = "@" + users[indexPath.row].username
        cell.contentConfiguration = content
        return cell
    }
}
