import ComposableArchitecture
import SwiftUI

// A list of tasks as it was written before macros: case paths with a slash, view stores, binding
// state, and actions that carry the id of a row.

struct ChoreRow: Reducer {
    struct State: Equatable, Identifiable {
        let id: UUID
        @BindingState var title = ""
        @BindingState var isDone = false
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
        case deleteTapped
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
    }
}

struct ChoreList: Reducer {
    struct State: Equatable {
        @BindingState var filter = Filter.all
        @BindingState var query = ""
        var rows: IdentifiedArrayOf<ChoreRow.State> = []
        var settings = ChoreSettings.State()
        var details: ChoreDetails.State?
        @PresentationState var destination: Destination.State?

        var shown: IdentifiedArrayOf<ChoreRow.State> {
            filter == .open ? rows.filter { !$0.isDone } : rows
        }
    }

    enum Filter: String, CaseIterable, Hashable {
        case all = "All"
        case open = "Open"
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
        case addTapped
        case clearTapped
        case delete(IndexSet)
        case row(id: ChoreRow.State.ID, action: ChoreRow.Action)
        case settings(ChoreSettings.Action)
        case details(ChoreDetails.Action)
        case destination(PresentationAction<Destination.Action>)
        case saved(TaskResult<Int>)
        case sorted
    }

    struct Destination: Reducer {
        enum State: Equatable {
            case add(ChoreRow.State)
            case edit(ChoreRow.State)
            case alert(AlertState<Action.Alert>)
        }

        enum Action: Equatable {
            case add(ChoreRow.Action)
            case edit(ChoreRow.Action)
            case alert(Alert)

            enum Alert: Equatable {
                case clearConfirmed
            }
        }

        var body: some ReducerOf<Self> {
            Scope(state: /State.add, action: /Action.add) {
                ChoreRow()
            }
            Scope(state: /State.edit, action: /Action.edit) {
                ChoreRow()
            }
        }
    }

    private enum CancelID { case save, sort }

    @Dependency(\.uuid) var uuid
    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
        BindingReducer()
        Scope(state: \.settings, action: /Action.settings) {
            ChoreSettings()
        }
        Reduce { state, action in
            switch action {
            case .addTapped:
                state.destination = .add(ChoreRow.State(id: uuid()))
                return .none

            case .clearTapped:
                state.destination = .alert(
                    AlertState(
                        title: TextState("Clear all?"),
                        message: TextState("This cannot be undone."),
                        primaryButton: .destructive(
                            TextState("Clear"), action: .send(.clearConfirmed)),
                        secondaryButton: .cancel(TextState("Keep"))
                    )
                )
                return .none

            case let .delete(offsets):
                for index in offsets {
                    state.rows.remove(id: state.shown[index].id)
                }
                return .none

            case .destination(.presented(.alert(.clearConfirmed))):
                state.rows.removeAll()
                return .none

            case let .destination(.presented(.add(.binding(action))))
            where action.keyPath == \.$isDone:
                return .none

            case .destination(.dismiss):
                guard case let .some(.add(row)) = state.destination, !row.title.isEmpty else {
                    return .none
                }
                state.rows.append(row)
                return .run { send in
                    await send(.saved(TaskResult { 1 }))
                }
                .cancellable(id: CancelID.save, cancelInFlight: true)

            case .destination:
                return .none

            case let .row(id: id, action: .deleteTapped):
                state.rows.remove(id: id)
                return .none

            case .row(id: _, action: .binding(\.$isDone)):
                return .run { send in
                    try await self.clock.sleep(for: .seconds(1))
                    await send(.sorted, animation: .default)
                }
                .cancellable(id: CancelID.sort, cancelInFlight: true)

            case .row, .settings, .details, .binding, .saved:
                return .none

            case .sorted:
                state.rows.sort { !$0.isDone && $1.isDone }
                return .none
            }
        }
        .forEach(\.rows, action: /Action.row(id:action:)) {
            ChoreRow()
        }
        .ifLet(\.details, action: /Action.details) {
            ChoreDetails()
        }
        .ifLet(\.$destination, action: /Action.destination) {
            Destination()
        }
    }
}

struct ChoreSettings: Reducer {
    struct State: Equatable { var isLoud = false }
    enum Action: Equatable { case loudChanged(Bool) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case let .loudChanged(isLoud):
            state.isLoud = isLoud
            return .none
        }
    }
}

struct ChoreDetails: Reducer {
    enum State: Equatable {
        case loading
        case loaded(ChoreSettings.State)
        case failed(String)
    }

    enum Action: Equatable {
        case task
        case loaded(ChoreSettings.Action)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .task:
                state = .loaded(.init())
                return .none
            case .loaded:
                return .none
            }
        }
        .ifCaseLet(/State.loaded, action: /Action.loaded) {
            ChoreSettings()
        }
    }
}

struct ChoreListView: View {
    let store: StoreOf<ChoreList>

    struct ViewState: Equatable {
        @BindingViewState var filter: ChoreList.Filter
        @BindingViewState var query: String
        let isClearable: Bool

        init(store: BindingViewStore<ChoreList.State>) {
            self._filter = store.$filter
            self._query = store.$query
            self.isClearable = !store.rows.isEmpty
        }
    }

    var body: some View {
        WithViewStore(self.store, observe: ViewState.init) { viewStore in
            NavigationStack {
                VStack(alignment: .leading) {
                    Picker("Filter", selection: viewStore.$filter.animation()) {
                        ForEach(ChoreList.Filter.allCases, id: \.self) { filter in
                            Text(filter.rawValue).tag(filter)
                        }
                    }
                    .pickerStyle(.segmented)
                    TextField("Search", text: viewStore.$query)
                    List {
                        ForEachStore(
                            self.store.scope(
                                state: \.shown, action: ChoreList.Action.row(id:action:))
                        ) {
                            ChoreRowView(store: $0)
                        }
                        .onDelete { viewStore.send(.delete($0)) }
                    }
                    IfLetStore(
                        self.store.scope(
                            state: \.details, action: ChoreList.Action.details)
                    ) {
                        ChoreDetailsView(store: $0)
                    } else: {
                        Text("Nothing chosen")
                    }
                }
                .toolbar {
                    Button("Clear") { viewStore.send(.clearTapped, animation: .default) }
                        .disabled(!viewStore.isClearable)
                    Button("Add") { viewStore.send(.addTapped) }
                }
                .sheet(
                    store: self.store.scope(
                        state: \.$destination, action: { .destination($0) }),
                    state: /ChoreList.Destination.State.add,
                    action: ChoreList.Destination.Action.add
                ) { store in
                    ChoreRowView(store: store)
                }
                .popover(
                    store: self.store.scope(
                        state: \.$destination, action: { .destination($0) }),
                    state: /ChoreList.Destination.State.edit,
                    action: ChoreList.Destination.Action.edit,
                    content: ChoreRowView.init(store:)
                )
                .alert(
                    store: self.store.scope(
                        state: \.$destination, action: ChoreList.Action.destination),
                    state: /ChoreList.Destination.State.alert,
                    action: ChoreList.Destination.Action.alert
                )
            }
        }
    }
}

struct ChoreRowView: View {
    let store: StoreOf<ChoreRow>

    var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
            HStack {
                Button {
                    viewStore.send(.set(\.$isDone, !viewStore.isDone))
                } label: {
                    Image(systemName: viewStore.isDone ? "checkmark.square" : "square")
                }
                TextField("Title", text: viewStore.$title)
                Toggle("Done", isOn: viewStore.$isDone)
            }
            .foregroundColor(viewStore.isDone ? .gray : nil)
        }
    }
}

struct ChoreDetailsView: View {
    let store: StoreOf<ChoreDetails>

    var body: some View {
        SwitchStore(self.store) { initialState in
            switch initialState {
            case .loading:
                ProgressView().task { await self.store.send(.task).finish() }
            case .loaded:
                CaseLet(
                    /ChoreDetails.State.loaded, action: ChoreDetails.Action.loaded
                ) { store in
                    WithViewStore(store, observe: \.isLoud) { viewStore in
                        Toggle(
                            "Loud",
                            isOn: viewStore.binding(send: { .loudChanged($0) })
                        )
                    }
                }
            case let .failed(reason):
                Text(reason)
            }
        }
    }
}

struct ChoreListView_Previews: PreviewProvider {
    static var previews: some View {
        ChoreListView(
            store: Store(
                initialState: ChoreList.State(rows: [ChoreRow.State(id: UUID())])
            ) {
                ChoreList()._printChanges()
            }
        )
    }
}
