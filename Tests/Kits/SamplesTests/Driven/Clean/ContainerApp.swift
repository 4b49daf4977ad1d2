import SwiftUI

// MARK: Domain

struct Expense: Codable, Identifiable, Hashable {
    var id = UUID()
    var title: String
    var amount: Decimal
    var day: Date
}

protocol ExpenseRepository: AnyObject {
    func all() throws -> [Expense]
    func insert(_ expense: Expense) throws
}

struct AddExpense {
    enum Failure: LocalizedError, Equatable {
        case emptyTitle
        case notPositive

        var errorDescription: String? {
            switch self {
            case .emptyTitle: "Give it a title."
            case .notPositive: "The amount must be positive."
            }
        }
    }

    let repository: ExpenseRepository

    func execute(title: String, amount: Decimal, day: Date) throws {
        guard !title.isEmpty else { throw Failure.emptyTitle }
        guard amount > 0 else { throw Failure.notPositive }
        try repository.insert(Expense(title: title, amount: amount, day: day))
    }
}

struct TotalOfMonth {
    let repository: ExpenseRepository
    var calendar = Calendar(identifier: .gregorian)

    func execute(containing day: Date) throws -> Decimal {
        try repository.all()
            .filter { calendar.isDate($0.day, equalTo: day, toGranularity: .month) }
            .map(\.amount)
            .reduce(0, +)
    }
}

// MARK: Data

final class MemoryExpenseRepository: ExpenseRepository {
    private var expenses: [Expense] = []

    func all() throws -> [Expense] { expenses }
    func insert(_ expense: Expense) throws { expenses.append(expense) }
}

final class FileExpenseRepository: ExpenseRepository {
    private let url: URL

    init(url: URL) {
        self.url = url
    }

    func all() throws -> [Expense] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try JSONDecoder().decode([Expense].self, from: Data(contentsOf: url))
    }

    func insert(_ expense: Expense) throws {
        let data = try JSONEncoder().encode(all() + [expense])
        try data.write(to: url, options: .atomic)
    }
}

// MARK: Composition

final class ExpenseContainer: ObservableObject {
    let repository: ExpenseRepository

    init(repository: ExpenseRepository) {
        self.repository = repository
    }

    @MainActor
    func makeListViewModel(today: Date = .now) -> ExpenseListViewModel {
        ExpenseListViewModel(
            add: AddExpense(repository: repository), total: TotalOfMonth(repository: repository),
            repository: repository, today: today)
    }
}

// MARK: Presentation

@MainActor
final class ExpenseListViewModel: ObservableObject {
    @Published private(set) var expenses: [Expense] = []
    @Published private(set) var total = ""
    @Published var failure: AddExpense.Failure?

    private let add: AddExpense
    private let totalOfMonth: TotalOfMonth
    private let repository: ExpenseRepository
    private let today: Date

    init(add: AddExpense, total: TotalOfMonth, repository: ExpenseRepository, today: Date) {
        self.add = add
        totalOfMonth = total
        self.repository = repository
        self.today = today
    }

    func refresh() {
        expenses = (try? repository.all()) ?? []
        total = "\((try? totalOfMonth.execute(containing: today)) ?? 0)"
    }

    func addExpense(title: String, amount: String) {
        do {
            try add.execute(title: title, amount: Decimal(string: amount) ?? 0, day: today)
            refresh()
        } catch let error as AddExpense.Failure {
            failure = error
        } catch {
            print(error)
        }
    }
}

struct ExpenseListView: View {
    @EnvironmentObject private var container: ExpenseContainer
    let today: Date

    var body: some View {
        Content(viewModel: container.makeListViewModel(today: today))
    }

    private struct Content: View {
        @StateObject var viewModel: ExpenseListViewModel
        @State private var title = ""
        @State private var amount = ""

        init(viewModel: @autoclosure @escaping () -> ExpenseListViewModel) {
            _viewModel = StateObject(wrappedValue: viewModel())
        }

        var body: some View {
            NavigationStack {
                List {
                    ForEach(viewModel.expenses) { expense in
                        LabeledContent(expense.title, value: "\(expense.amount)")
                    }
                    Section("This month") {
                        Text(viewModel.total)
                    }
                    Section {
                        TextField("Title", text: $title)
                        TextField("Amount", text: $amount)
                        Button("Add expense") {
                            viewModel.addExpense(title: title, amount: amount)
                        }
                    }
                }
                .navigationTitle("Expenses")
                .alert(
                    "Not added",
                    isPresented: Binding(
                        get: { viewModel.failure != nil }, set: { if !$0 { viewModel.failure = nil } }),
                    presenting: viewModel.failure
                ) { _ in
                    Button("OK", role: .cancel) {}
                } message: { failure in
                    Text(failure.localizedDescription)
                }
            }
            .onAppear(perform: viewModel.refresh)
        }
    }
}
