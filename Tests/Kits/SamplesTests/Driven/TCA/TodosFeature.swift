import ComposableArchitecture
import SwiftUI

@Reducer
struct TodosFeature {
    @ObservableState
    struct State: Equatable {
        var filter = Filter.all
        var newTitle = ""
        var todos: IdentifiedArrayOf<TodoRow.State> = []

        var visible: IdentifiedArrayOf<TodoRow.State> {
            switch filter {
            case .all: return todos
            case .open: return todos.filter { !$0.isDone }
            }
        }
    }

    enum Filter: String, CaseIterable, Hashable {
        case all = "All"
        case open = "Open"
    }

    enum Action: BindableAction {
        case addButtonTapped
        case binding(BindingAction<State>)
        case delete(IndexSet)
        case todos(IdentifiedActionOf<TodoRow>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .addButtonTapped:
                state.todos.insert(TodoRow.State(id: uuid(), title: state.newTitle), at: 0)
                state.newTitle = ""
                return .none
            case .binding:
                return .none
            case .delete(let offsets):
                state.todos.remove(atOffsets: offsets)
                return .none
            case .todos:
                return .none
            }
        }
        .forEach(\.todos, action: \.todos) {
            TodoRow()
        }
    }
}

@Reducer
struct TodoRow {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: UUID
        var title = ""
        var isDone = false
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case checkTapped
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding: return .none
            case .checkTapped:
                state.isDone.toggle()
                return .none
            }
        }
    }
}

struct TodosFeatureView: View {
    @Bindable var store: StoreOf<TodosFeature>

    var body: some View {
        NavigationStack {
            List {
                Picker("Filter", selection: $store.filter) {
                    ForEach(TodosFeature.Filter.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                ForEach(store.scope(state: \.todos, action: \.todos)) { row in
                    TodoRowView(store: row)
                }
                .onDelete { store.send(.delete($0)) }
            }
            .navigationTitle("Todos")
            .toolbar {
                Button("Add") { store.send(.addButtonTapped) }
                    .disabled(store.newTitle.isEmpty)
            }
            TextField("New", text: $store.newTitle)
        }
    }
}

struct TodoRowView: View {
    @Bindable var store: StoreOf<TodoRow>

    var body: some View {
        HStack {
            Button {
                store.send(.checkTapped)
            } label: {
                Image(systemName: store.isDone ? "checkmark.square" : "square")
            }
            TextField("Title", text: $store.title)
        }
    }
}
