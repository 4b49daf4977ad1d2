import UIKit

struct Note: Codable, Equatable {
    let id: UUID
    var text: String
    let createdAt: Date

    init(text: String, createdAt: Date = Date()) {
        self.id = UUID()
        self.text = text
        self.createdAt = createdAt
    }
}

final class NoteStore {
    private(set) var notes: [Note] = []

    func add(_ text: String) {
        notes.insert(Note(text: text), at: 0)
    }

    func remove(at index: Int) {
        notes.remove(at: index)
    }
}

class NotesListViewController: UIViewController {
    private let tableView = UITableView()
    private let store: NoteStore

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationController?.navigationBar.prefersLargeTitles = true
        view.addSubview(tableView)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "NoteCell")
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.askForNote() })
    }

    private func askForNote() {
        let alert = UIAlertController(title: "New note", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Text"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
                guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
                self?.store.add(text)
                self?.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            })
        present(alert, animated: true)
    }
}

extension NotesListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = store.notes[indexPath.row].text
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

extension NotesListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = NoteDetailViewController(note: store.notes[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class NoteDetailViewController: UIViewController {
    private let note: Note
    private let textLabel = UILabel()

    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .white
        textLabel.numberOfLines = 0
        root.addSubview(textLabel)
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        textLabel.text = note.text
    }
}
