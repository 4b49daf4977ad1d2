import Combine
import ComposableArchitecture
import SwiftUI

// Effects: cancelled, long-lived, timed, refreshed, over a socket, and shared by several features.

@DependencyClient
struct TriviaClient: Sendable {
    var fetch: @Sendable (_ number: Int) async throws -> String
    var subscribe: @Sendable () async -> AsyncStream<String> = { .finished }
    var stream: @Sendable () -> AsyncThrowingStream<Int, any Error> = { .finished() }
}

extension TriviaClient: DependencyKey {
    static let liveValue = TriviaClient(
        fetch: { number in
            try await Task.sleep(for: .seconds(1))
            let (data, _) = try await URLSession.shared
                .data(from: URL(string: "https://example.com/\(number)/trivia")!)
            return String(decoding: data, as: UTF8.self)
        },
        subscribe: { AsyncStream { $0.yield("hello") } },
        stream: { AsyncThrowingStream { $0.finish() } }
    )
}

extension TriviaClient: TestDependencyKey {
    static let previewValue = Self(fetch: { "\($0) is a good number" })
    static let testValue = Self()
}

extension DependencyValues {
    var trivia: TriviaClient {
        get { self[TriviaClient.self] }
        set { self[TriviaClient.self] = newValue }
    }
}

@Reducer
struct Cancelling {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var current: String?
        var isLoading = false
        @Presents var alert: AlertState<Never>?
    }

    enum Action: Sendable {
        case alert(PresentationAction<Never>)
        case cancelTapped
        case stepperChanged(Int)
        case factTapped
        case factResponse(Result<String, any Error>)
        case refresh
        case task
        case screenshotTaken
        case tick
        case toggleTimer
        case queryChanged(String)
        case received(TaskResult<Int>)
    }

    @Dependency(\.trivia) var trivia
    @Dependency(\.continuousClock) var clock
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.date) var date
    @Dependency(TriviaClient.self) var other
    private enum CancelID { case fact, timer, search }
    private struct SocketID: Hashable {}

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .alert:
                return .none

            case .cancelTapped:
                state.isLoading = false
                return .merge(.cancel(id: CancelID.fact), .cancel(id: SocketID()))

            case let .stepperChanged(value):
                state.count = value
                state.current = nil
                state.isLoading = false
                return .cancel(id: CancelID.fact)

            case .factTapped:
                state.current = nil
                state.isLoading = true
                return .run { [count = state.count] send in
                    await send(.factResponse(Result { try await self.trivia.fetch(number: count) }))
                }
                .cancellable(id: CancelID.fact)

            case let .factResponse(.success(response)):
                state.isLoading = false
                state.current = response
                return .none

            case let .factResponse(.failure(error)):
                state.isLoading = false
                state.alert = AlertState {
                    TextState("No fact")
                } message: {
                    TextState(error.localizedDescription)
                }
                return .none

            case .refresh:
                state.current = nil
                return .run { [count = state.count] send in
                    await send(
                        .factResponse(Result { try await trivia.fetch(count) }),
                        animation: .default
                    )
                }
                .cancellable(id: CancelID.fact, cancelInFlight: true)

            case .task:
                return .merge(
                    .run { send in
                        for await _ in await trivia.subscribe() {
                            await send(.screenshotTaken)
                        }
                    },
                    .publisher {
                        NotificationCenter.default
                            .publisher(for: Notification.Name("screenshot"))
                            .map { _ in .screenshotTaken }
                            .receive(on: self.mainQueue)
                    },
                    .run { send in
                        do {
                            for try await number in trivia.stream() {
                                await send(.received(.success(number)))
                            }
                        } catch {
                            await send(.received(.failure(error)))
                        }
                    }
                    .cancellable(id: SocketID())
                )

            case .screenshotTaken:
                state.count += 1
                return .none

            case .tick:
                state.count += 1
                return .none

            case .toggleTimer:
                state.isLoading.toggle()
                return .run { [isActive = state.isLoading] send in
                    guard isActive else { return }
                    for await _ in self.clock.timer(interval: .milliseconds(500)) {
                        await send(.tick, animation: .spring)
                    }
                }
                .cancellable(id: CancelID.timer, cancelInFlight: true)

            case let .queryChanged(query):
                guard !query.isEmpty else { return .cancel(id: CancelID.search) }
                return .run { send in
                    try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
                        try await clock.sleep(for: .milliseconds(300))
                        await send(.refresh)
                    }
                } catch: { error, send in
                    await send(.factResponse(.failure(error)))
                }

            case .received:
                return .send(.refresh)
                    .debounce(id: CancelID.search, for: .seconds(1), scheduler: mainQueue)
            }
        }
        .ifLet(\.$alert, action: \.alert)
        .onChange(of: \.count) { oldValue, newValue in
            Reduce { state, _ in
                state.isLoading = newValue > oldValue
                return .none
            }
        }
    }
}

struct CancellingView: View {
    @Bindable var store: StoreOf<Cancelling>
    @State private var isRefreshing = false
    @State var refreshTask: Task<Void, Never>?

    var body: some View {
        List {
            Stepper("\(store.count)", value: $store.count.sending(\.stepperChanged))
            if store.isLoading {
                HStack {
                    Button("Cancel") { store.send(.cancelTapped) }
                    ProgressView().id(UUID())
                }
            } else {
                Button("Fact") { store.send(.factTapped) }.disabled(store.isLoading)
            }
            store.current.map { Text($0).padding(.vertical, 8) }
        }
        .refreshable {
            isRefreshing = true
            defer { isRefreshing = false }
            await store.send(.refresh).finish()
        }
        .task { await store.send(.task).finish() }
        .onDisappear { store.send(.cancelTapped) }
        .alert($store.scope(state: \.alert, action: \.alert))
        .buttonStyle(.borderless)
    }
}

// A feature that others use for a heart beside what they show.

struct FavoriteState<ID: Hashable & Sendable>: Equatable {
    var alert: AlertState<FavoriteAction.Alert>?
    let id: ID
    var isFavorite: Bool
}

@CasePathable
enum FavoriteAction {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case response(Result<Bool, any Error>)

    enum Alert: Equatable {}
}

@Reducer
struct Favoriting<ID: Hashable & Sendable> {
    let favorite: @Sendable (ID, Bool) async throws -> Bool

    @ObservableState
    struct State: Equatable {
        @Presents var alert: AlertState<FavoriteAction.Alert>?
        let id: ID
        var isFavorite: Bool
    }

    typealias Action = FavoriteAction

    private struct CancelID: Hashable & Sendable {
        let id: ID
    }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .alert(.dismiss):
                state.alert = nil
                state.isFavorite.toggle()
                return .none
            case .buttonTapped:
                state.isFavorite.toggle()
                return .run { [id = state.id, isFavorite = state.isFavorite, favorite] send in
                    await send(.response(Result { try await favorite(id, isFavorite) }))
                }
                .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
            case let .response(.failure(error)):
                state.alert = AlertState { TextState(error.localizedDescription) }
                return .none
            case let .response(.success(isFavorite)):
                state.isFavorite = isFavorite
                return .none
            }
        }
    }
}

struct FavoriteButton<ID: Hashable & Sendable>: View {
    @Bindable var store: StoreOf<Favoriting<ID>>

    var body: some View {
        Button {
            store.send(.buttonTapped)
        } label: {
            Image(systemName: store.isFavorite ? "heart.fill" : "heart")
        }
        .alert($store.scope(state: \.alert, action: \.alert))
    }
}

@Reducer
struct Episode {
    @ObservableState
    struct State: Equatable, Identifiable {
        @Presents var alert: AlertState<FavoriteAction.Alert>?
        let id: UUID
        var isFavorite = false
        var title: String

        var favorite: Favoriting<UUID>.State {
            get { .init(alert: alert, id: id, isFavorite: isFavorite) }
            set { (alert, isFavorite) = (newValue.alert, newValue.isFavorite) }
        }
    }

    enum Action {
        case favorite(FavoriteAction)
    }

    let favorite: @Sendable (UUID, Bool) async throws -> Bool

    var body: some Reducer<State, Action> {
        Scope(state: \.favorite, action: \.favorite) {
            Favoriting(favorite: favorite)
        }
    }
}

@Reducer
struct Episodes {
    @ObservableState
    struct State: Equatable {
        var episodes: IdentifiedArrayOf<Episode.State> = []
    }

    enum Action {
        case episodes(IdentifiedActionOf<Episode>)
    }

    var favorite: @Sendable (UUID, Bool) async throws -> Bool = { $1 }

    var body: some Reducer<State, Action> {
        Reduce { _, _ in .none }
            .forEach(\.episodes, action: \.episodes) {
                Episode(favorite: favorite)
            }
    }
}

struct EpisodesView: View {
    let store: StoreOf<Episodes>

    var body: some View {
        List {
            ForEach(store.scope(state: \.episodes, action: \.episodes)) { rowStore in
                HStack {
                    Text(rowStore.title)
                    FavoriteButton(store: rowStore.scope(state: \.favorite, action: \.favorite))
                }
            }
        }
    }
}

// A feature that contains itself.

@Reducer
struct Outline {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: UUID
        var name = ""
        var rows: IdentifiedArrayOf<State> = []
    }

    indirect enum Action {
        case addRowTapped
        case nameChanged(String)
        case rows(IdentifiedActionOf<Outline>)
    }

    @Dependency(\.uuid) var uuid

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .addRowTapped:
                state.rows.append(State(id: uuid()))
                return .none
            case let .nameChanged(name):
                state.name = name
                return .none
            case .rows:
                return .none
            }
        }
        .forEach(\.rows, action: \.rows) {
            Self()
        }
    }
}

struct OutlineView: View {
    @Bindable var store: StoreOf<Outline>

    var body: some View {
        Form {
            ForEach(store.scope(state: \.rows, action: \.rows)) { rowStore in
                @Bindable var rowStore = rowStore
                NavigationLink {
                    OutlineView(store: rowStore)
                } label: {
                    TextField("Name", text: $rowStore.name.sending(\.nameChanged))
                    Text("\(rowStore.rows.count)")
                }
            }
        }
        .navigationTitle(store.name.isEmpty ? "Outline" : store.name)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add row") { store.send(.addRowTapped) }
            }
        }
    }
}

#Preview {
    NavigationStack {
        OutlineView(
            store: Store(initialState: Outline.State(id: UUID())) {
                Outline()
            } withDependencies: {
                $0.uuid = .incrementing
            }
        )
    }
}
