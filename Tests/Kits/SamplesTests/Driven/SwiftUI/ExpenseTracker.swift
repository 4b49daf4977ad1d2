import SwiftUI

struct TrackedExpense: Identifiable, Hashable {
    enum Category: String, CaseIterable, Identifiable {
        case food, travel, fun
        var id: String { rawValue }
        var symbol: String {
            switch self {
            case .food: return "fork.knife"
            case .travel: return "tram"
            case .fun: return "gamecontroller"
            }
        }
    }

    let id: Int
    var title: String
    var euros: Int
    var category: Category
    var date: Date
}

struct ExpenseTrackerView: View {
    @State private var expenses: [TrackedExpense]
    @State private var isAdding = false
    @State private var doomed: TrackedExpense?
    @State private var chosenCategory: TrackedExpense.Category?

    init(expenses: [TrackedExpense]) {
        _expenses = State(initialValue: expenses)
    }

    private var visible: [TrackedExpense] {
        guard let chosenCategory else { return expenses }
        return expenses.filter { $0.category == chosenCategory }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(visible) { expense in
                        row(for: expense)
                    }
                } header: {
                    Text("Expenses")
                } footer: {
                    Text("Total \(visible.map(\.euros).reduce(0, +)) €")
                }
            }
            .navigationTitle("Tracker")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Menu("Filter") {
                        Button("All") { chosenCategory = nil }
                        ForEach(TrackedExpense.Category.allCases) { category in
                            Button(category.rawValue.capitalized) { chosenCategory = category }
                        }
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                ExpenseForm { title, euros, category, date in
                    let id = (expenses.map(\.id).max() ?? 0) + 1
                    expenses.append(
                        TrackedExpense(id: id, title: title, euros: euros, category: category, date: date))
                }
            }
            .confirmationDialog(
                "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
                titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) {
                    expenses.removeAll { $0 == doomed }
                }
            }
        }
    }

    private func row(for expense: TrackedExpense) -> some View {
        HStack {
            Image(systemName: expense.category.symbol)
            Text(expense.title)
            Spacer()
            Text("\(expense.euros) €").monospacedDigit()
        }
        .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
                doomed = expense
            } label: {
                Label("Delete", systemImage: "trash")
            }
        }
        .contextMenu {
            Button("Duplicate") {
                var copy = expense
                copy = TrackedExpense(
                    id: (expenses.map(\.id).max() ?? 0) + 1, title: copy.title, euros: copy.euros,
                    category: copy.category, date: copy.date)
                expenses.append(copy)
            }
        }
    }
}

struct ExpenseForm: View {
    let onSave: (String, Int, TrackedExpense.Category, Date) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var euros = 10
    @State private var category = TrackedExpense.Category.food
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                Stepper("\(euros) €", value: $euros, in: 1...1000, step: 5)
                Picker("Category", selection: $category) {
                    ForEach(TrackedExpense.Category.allCases) { category in
                        Label(category.rawValue.capitalized, systemImage: category.symbol).tag(category)
                    }
                }
                DatePicker("Day", selection: $date, displayedComponents: [.date])
            }
            .navigationTitle("New expense")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(title, euros, category, date)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}
