import ComposableArchitecture
import SwiftUI

struct GeoResult: Equatable, Identifiable, Sendable {
    let id: Int
    let name: String
}

@DependencyClient
struct GeoClient: Sendable {
    var search: @Sendable (_ query: String) async throws -> [GeoResult]
}

extension GeoClient: TestDependencyKey {
    static let previewValue = Self(search: { _ in [GeoResult(id: 1, name: "Oslo")] })
    static let testValue = Self()
}

extension GeoClient: DependencyKey {
    static let liveValue = Self(search: { query in [GeoResult(id: 0, name: query)] })
}

extension DependencyValues {
    var geoClient: GeoClient {
        get { self[GeoClient.self] }
        set { self[GeoClient.self] = newValue }
    }
}

@Reducer
struct GeoSearch {
    @ObservableState
    struct State: Equatable {
        var query = ""
        var results: [GeoResult] = []
        var hasFailed = false
    }

    enum Action {
        case queryChanged(String)
        case queryDebounced
        case response(Result<[GeoResult], any Error>)
    }

    @Dependency(\.geoClient) var geoClient
    @Dependency(\.mainQueue) var mainQueue
    private enum CancelID { case search, debounce }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case let .queryChanged(query):
                state.query = query
                guard !query.isEmpty else {
                    state.results = []
                    return .cancel(id: CancelID.search)
                }
                return .send(.queryDebounced)
                    .debounce(id: CancelID.debounce, for: 0.3, scheduler: mainQueue)
            case .queryDebounced:
                return .run { [query = state.query] send in
                    await send(.response(Result { try await geoClient.search(query: query) }))
                }
                .cancellable(id: CancelID.search, cancelInFlight: true)
            case let .response(.success(results)):
                state.results = results
                state.hasFailed = false
                return .none
            case .response(.failure):
                state.results = []
                state.hasFailed = true
                return .none
            }
        }
    }
}

struct GeoSearchView: View {
    @Bindable var store: StoreOf<GeoSearch>

    var body: some View {
        NavigationStack {
            List {
                TextField("City", text: $store.query.sending(\.queryChanged))
                if store.hasFailed { Text("Not available").foregroundStyle(.red) }
                ForEach(store.results) { Text($0.name) }
            }
        }
        .task(id: store.query) {}
    }
}
