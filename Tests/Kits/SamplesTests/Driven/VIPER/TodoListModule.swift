import UIKit

// MARK: - Entity

struct ViperTodo: Equatable {
    let id: Int
    var title: String
    var isDone: Bool
}

// MARK: - Contracts

protocol ViperTodoViewProtocol: AnyObject {
    var presenter: ViperTodoPresenterProtocol? { get set }
    func show(items: [ViperTodoItem])
    func showEmpty(_ message: String)
}

protocol ViperTodoPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didTapAdd()
    func didEnter(title: String)
    func didSelect(row: Int)
    func didDelete(row: Int)
}

protocol ViperTodoInteractorInput: AnyObject {
    var output: ViperTodoInteractorOutput? { get set }
    func fetch()
    func add(title: String)
    func toggle(id: Int)
    func delete(id: Int)
}

protocol ViperTodoInteractorOutput: AnyObject {
    func didFetch(_ todos: [ViperTodo])
}

protocol ViperTodoRouterProtocol: AnyObject {
    func showAddDialog(completion: @escaping (String) -> Void)
}

struct ViperTodoItem: Equatable {
    let title: String
    let isChecked: Bool
}

// MARK: - Interactor

final class ViperTodoInteractor: ViperTodoInteractorInput {
    weak var output: ViperTodoInteractorOutput?
    private var todos: [ViperTodo]
    private var nextID: Int

    init(todos: [ViperTodo] = []) {
        self.todos = todos
        nextID = (todos.map(\.id).max() ?? 0) + 1
    }

    func fetch() {
        output?.didFetch(todos)
    }

    func add(title: String) {
        todos.append(ViperTodo(id: nextID, title: title, isDone: false))
        nextID += 1
        fetch()
    }

    func toggle(id: Int) {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
        todos[index].isDone.toggle()
        fetch()
    }

    func delete(id: Int) {
        todos.removeAll { $0.id == id }
        fetch()
    }
}

// MARK: - Presenter

final class ViperTodoPresenter: ViperTodoPresenterProtocol, ViperTodoInteractorOutput {
    weak var view: ViperTodoViewProtocol?
    private let interactor: ViperTodoInteractorInput
    private let router: ViperTodoRouterProtocol
    private var todos: [ViperTodo] = []

    init(interactor: ViperTodoInteractorInput, router: ViperTodoRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() { interactor.fetch() }

    func didTapAdd() {
        router.showAddDialog { [weak self] in self?.didEnter(title: $0) }
    }

    func didEnter(title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        if !title.isEmpty { interactor.add(title: title) }
    }

    func didSelect(row: Int) { interactor.toggle(id: todos[row].id) }
    func didDelete(row: Int) { interactor.delete(id: todos[row].id) }

    func didFetch(_ todos: [ViperTodo]) {
        self.todos = todos.sorted { !$0.isDone && $1.isDone }
        if todos.isEmpty {
            view?.showEmpty("Nothing to do")
        } else {
            view?.show(items: self.todos.map { ViperTodoItem(title: $0.title, isChecked: $0.isDone) })
        }
    }
}

// MARK: - Router

final class ViperTodoRouter: ViperTodoRouterProtocol {
    weak var viewController: UIViewController?

    static func createModule(todos: [ViperTodo] = []) -> UIViewController {
        let router = ViperTodoRouter()
        let interactor = ViperTodoInteractor(todos: todos)
        let presenter = ViperTodoPresenter(interactor: interactor, router: router)
        let view = ViperTodoViewController()
        view.presenter = presenter
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        return UINavigationController(rootViewController: view)
    }

    func showAddDialog(completion: @escaping (String) -> Void) {
        let alert = UIAlertController(title: "Add", message: "What is to do?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
                completion(alert.textFields?.first?.text ?? "")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController?.present(alert, animated: true)
    }
}

// MARK: - View

final class ViperTodoViewController: UIViewController, ViperTodoViewProtocol {
    var presenter: ViperTodoPresenterProtocol?
    private let tableView = UITableView()
    private let emptyLabel = UILabel()
    private var items: [ViperTodoItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "To do"
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Todo")
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapAdd() })
        presenter?.viewDidLoad()
    }

    func show(items: [ViperTodoItem]) {
        self.items = items
        emptyLabel.isHidden = true
        tableView.reloadData()
    }

    func showEmpty(_ message: String) {
        items = []
        emptyLabel.text = message
        emptyLabel.isHidden = false
        tableView.reloadData()
    }
}

extension ViperTodoViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Todo", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item.title
        cell.accessoryType = item.isChecked ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.didSelect(row: indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { presenter?.didDelete(row: indexPath.row) }
    }
}
