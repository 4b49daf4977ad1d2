import ComposableArchitecture
import SwiftUI

// State that several features have in common, in memory, in the user defaults and in a file.

struct PlayStats: Codable, Equatable, Sendable {
    private(set) var plays = 0
    private(set) var best: Int?

    mutating func finish(with points: Int) {
        plays += 1
        best = max(best ?? points, points)
    }
}

struct Playlist: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var title = ""
    var songs: [String] = []
    var cover: String?
}

extension SharedKey where Self == InMemoryKey<PlayStats>.Default {
    static var playStats: Self {
        Self[.inMemory("playStats"), default: PlayStats()]
    }
}

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
    static var isMuted: Self { Self[.appStorage("isMuted"), default: false] }
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Playlist>>.Default {
    static var playlists: Self {
        Self[
            .fileStorage(.documentsDirectory.appending(component: "playlists.json")),
            default: []
        ]
    }
}

extension PersistenceReaderKey where Self == PersistenceKeyDefault<AppStorageKey<Int>> {
    static var launches: Self {
        PersistenceKeyDefault(.appStorage("launches"), 0)
    }
}

@Reducer
struct PlayerTabs {
    enum Tab: String { case game, library, profile }

    @ObservableState
    struct State: Equatable {
        var game = Game.State()
        var library = Library.State()
        var profile = Profile.State()
        @Shared(.appStorage("tab")) var tab = Tab.game
        @Shared(.launches) var launches
        @Shared(.appStorage("weight")) var weight: Double?
        @Shared(.inMemory("draft")) var draft: Playlist?
        @Shared(.inMemory("visited")) var visited: Set<String> = []
        @SharedReader(.isMuted) var isMuted
    }

    enum Action {
        case game(Game.Action)
        case library(Library.Action)
        case profile(Profile.Action)
        case selectTab(Tab)
        case launched
    }

    var body: some Reducer<State, Action> {
        Scope(state: \.game, action: \.game) { Game() }
        Scope(state: \.library, action: \.library) { Library() }
        Scope(state: \.profile, action: \.profile) { Profile() }
        Reduce { state, action in
            switch action {
            case .game, .library, .profile:
                return .none
            case let .selectTab(tab):
                state.$tab.withLock { $0 = tab }
                state.$visited.withLock { _ = $0.insert(tab.rawValue) }
                return .none
            case .launched:
                state.$launches.withLock { $0 += 1 }
                state.$weight.withLock { $0 = nil }
                return .none
            }
        }
    }
}

@Reducer
struct Game {
    @ObservableState
    struct State: Equatable {
        @Shared(.playStats) var stats
        @Presents var alert: AlertState<Action.Alert>?
        var points = 0
    }

    enum Action {
        case alert(PresentationAction<Alert>)
        case hitTapped
        case finishTapped

        enum Alert: Equatable {}
    }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .alert:
                return .none
            case .hitTapped:
                state.points += 1
                return .none
            case .finishTapped:
                let points = state.points
                state.$stats.withLock { $0.finish(with: points) }
                state.points = 0
                state.alert = AlertState {
                    TextState("Finished after \(points) points, best \(state.stats.best ?? 0)")
                }
                return .none
            }
        }
        .ifLet(\.$alert, action: \.alert)
    }
}

@Reducer
struct Library {
    @ObservableState
    struct State: Equatable {
        @Shared(.playlists) var playlists
        @Presents var editor: Editor.State?
        var path = StackState<Editor.State>()
    }

    enum Action {
        case addTapped
        case delete(IndexSet)
        case editor(PresentationAction<Editor.Action>)
        case opened(id: Playlist.ID)
        case path(StackActionOf<Editor>)
        case rowTapped(Shared<Playlist>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addTapped:
                let playlist = Playlist(id: uuid())
                state.$playlists.withLock { _ = $0.append(playlist) }
                state.editor = Editor.State(playlist: Shared(value: playlist))
                return .none
            case let .delete(offsets):
                state.$playlists.withLock { $0.remove(atOffsets: offsets) }
                return .none
            case .editor, .path:
                return .none
            case let .opened(id):
                guard let playlist = Shared(state.$playlists[id: id]) else { return .none }
                state.path.append(Editor.State(playlist: playlist))
                return .none
            case let .rowTapped(playlist):
                state.editor = Editor.State(playlist: playlist)
                return .none
            }
        }
        .ifLet(\.$editor, action: \.editor) { Editor() }
        .forEach(\.path, action: \.path) { Editor() }
    }
}

@Reducer
struct Editor {
    @ObservableState
    struct State: Equatable {
        @Shared var playlist: Playlist
        var isFavourite = false
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case songAdded(String)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding:
                return .none
            case let .songAdded(song):
                state.$playlist.songs.withLock { $0.append(song) }
                return .none
            }
        }
    }
}

@Reducer
struct Profile {
    @ObservableState
    struct State: Equatable {
        @Shared(.playStats) var stats
        @Shared(.isMuted) var isMuted
        @Shared(value: 0) var taps: Int
    }

    enum Action {
        case muteChanged
        case observe
        case statsChanged(PlayStats)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .muteChanged:
                state.$isMuted.withLock { $0.toggle() }
                return .none
            case .observe:
                return .publisher {
                    state.$stats.publisher
                        .map(Action.statsChanged)
                }
            case .statsChanged:
                state.$taps.withLock { $0 += 1 }
                return .run { [stats = state.$stats] _ in
                    stats.withLock { $0.finish(with: 0) }
                }
            }
        }
    }
}

struct PlayerTabsView: View {
    @Bindable var store: StoreOf<PlayerTabs>
    @Shared(.isMuted) private var isMuted
    @SharedReader(.appStorage("launches")) private var launches = 0

    var body: some View {
        TabView(selection: $store.tab.sending(\.selectTab)) {
            VStack {
                Text("\(store.game.points) of \(store.game.stats.best ?? 0)")
                Button("Hit") { store.send(.game(.hitTapped)) }
            }
            .tabItem { Text("Game") }
            .tag(PlayerTabs.Tab.game)
            LibraryView(store: store.scope(state: \.library, action: \.library))
                .tag(PlayerTabs.Tab.library)
            Form {
                Toggle("Muted", isOn: Binding($isMuted))
                Toggle("Muted", isOn: Binding(store.profile.$isMuted))
                Text("\(launches) launches, \(store.isMuted ? "muted" : "loud")")
            }
            .tag(PlayerTabs.Tab.profile)
        }
    }
}

struct LibraryView: View {
    @Bindable var store: StoreOf<Library>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                ForEach(Array(store.$playlists)) { $playlist in
                    NavigationLink(state: Editor.State(playlist: $playlist)) {
                        Text(playlist.title)
                    }
                }
                .onDelete { store.send(.delete($0)) }
                ForEach(store.$playlists.elements) { $playlist in
                    Button(playlist.title) { store.send(.rowTapped($playlist)) }
                }
            }
            .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
                EditorView(store: store)
            }
        } destination: { store in
            EditorView(store: store)
        }
    }
}

struct EditorView: View {
    @Bindable var store: StoreOf<Editor>

    var body: some View {
        Form {
            TextField("Title", text: $store.playlist.title)
            TextField("Title", text: Binding(store.$playlist.title))
            Toggle("Favourite", isOn: $store.isFavourite)
            if let cover = Binding(Binding(store.$playlist.cover)) {
                TextField("Cover", text: cover)
            }
            ForEach(store.playlist.songs, id: \.self) { Text($0) }
        }
    }
}

@Observable
final class MiniPlayerModel {
    @ObservationIgnored @Shared(.playStats) var stats
    @ObservationIgnored @Shared var playlist: Playlist
    @ObservationIgnored @Dependency(\.uuid) var uuid

    init(playlist: Shared<Playlist>) {
        self._playlist = playlist
    }

    func rename() {
        $playlist.withLock { $0.title = uuid().uuidString }
        $playlist.title.withLock { $0 += "!" }
    }
}
