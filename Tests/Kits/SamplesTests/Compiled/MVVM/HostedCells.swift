import Combine
import SwiftUI
import UIKit

@MainActor
final class ReadingListViewModel: ObservableObject {
    struct Book: Identifiable, Hashable {
        let id: Int
        let title: String
        let progress: Double
    }

    @Published private(set) var books: [Book] = []
    private var observation: Task<Void, Never>?

    func start() {
        observation = Task { [weak self] in
            let changes = NotificationCenter.default.notifications(named: .booksChanged)
            for await change in changes {
                guard let book = change.object as? Book else { continue }
                self?.books.append(book)
            }
        }
    }

    deinit { observation?.cancel() }
}

extension Notification.Name {
    static let booksChanged = Notification.Name("booksChanged")
}

final class ReadingListController: UITableViewController {
    private let viewModel = ReadingListViewModel()
    private var cancellables: Set<AnyCancellable> = []
    private lazy var dataSource = UITableViewDiffableDataSource<Int, ReadingListViewModel.Book>(
        tableView: tableView
    ) { tableView, indexPath, book in
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Text(book.title).font(.headline)
                Spacer()
                ProgressView(value: book.progress)
                    .progressViewStyle(.circular)
            }
            .swipeActions(edge: .trailing) {
                Button("Remove", role: .destructive) {}
            }
        }
        .margins(.all, 12)
        .background { Color(.secondarySystemBackground) }
        cell.selectionStyle = .none
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        viewModel.$books
            .receive(on: DispatchQueue.main)
            .sink { [weak self] books in self?.show(books) }
            .store(in: &cancellables)
        viewModel.start()
    }

    private func show(_ books: [ReadingListViewModel.Book]) {
        Task {
            var snapshot = NSDiffableDataSourceSnapshot<Int, ReadingListViewModel.Book>()
            snapshot.appendSections([0])
            snapshot.appendItems(books)
            await dataSource.apply(snapshot, animatingDifferences: true)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIHostingController(rootView: Text("Detail"))
        detail.sizingOptions = [.preferredContentSize]
        detail.view.backgroundColor = .clear
        show(detail, sender: self)
    }
}
