import ComposableArchitecture
import SwiftUI

@Reducer
struct AlbumDetail {
    @ObservableState
    struct State: Equatable {
        let name: String
        var isLiked = false
    }

    enum Action {
        case likeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .likeTapped:
                state.isLiked.toggle()
                return .none
            }
        }
    }
}

@Reducer
struct MusicRoot {
    @Reducer
    enum Path {
        case album(AlbumDetail)
        case counter(SongCounter)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
        var albums = ["Blue", "Red"]
        var likes = 0
    }

    enum Action {
        case path(StackActionOf<Path>)
        case albumTapped(String)
        case backToStart
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .path(.element(id: _, action: .album(.likeTapped))):
                state.likes += 1
                return .none
            case .path:
                return .none
            case .albumTapped(let name):
                state.path.append(.album(AlbumDetail.State(name: name)))
                return .none
            case .backToStart:
                state.path.removeAll()
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

@Reducer
struct SongCounter {
    @ObservableState
    struct State: Equatable {
        var songs = 0
    }
    enum Action {
        case add
    }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .add:
            state.songs += 1
            return .none
        }
    }
}

struct MusicRootView: View {
    @Bindable var store: StoreOf<MusicRoot>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List(store.albums, id: \.self) { album in
                Button(album) { store.send(.albumTapped(album)) }
            }
            .navigationTitle("Albums (\(store.likes))")
        } destination: { store in
            switch store.case {
            case .album(let store):
                Button(store.isLiked ? "Unlike" : "Like") { store.send(.likeTapped) }
                    .navigationTitle(store.name)
            case .counter(let store):
                Button("\(store.songs)") { store.send(.add) }
            }
        }
    }
}
