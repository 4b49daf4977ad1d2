import ComposableArchitecture
import SwiftUI

@Reducer
struct TabCounter {
    @ObservableState
    struct State: Equatable {
        var count = 0
    }

    @CasePathable
    enum Action: Equatable {
        case up, down
        case resetTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .up: state.count += 1
            case .down: state.count -= 1
            case .resetTapped: state = State()
            }
            return .none
        }
    }
}

@Reducer
struct TabApp {
    @ObservableState
    struct State: Equatable {
        var first = TabCounter.State()
        var second = TabCounter.State()
        var selected = Tab.first
        var log: [String] = []

        enum Tab { case first, second }
    }

    enum Action {
        case first(TabCounter.Action)
        case second(TabCounter.Action)
        case tabChanged(State.Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.first, action: \.first) { TabCounter() }
        Scope(state: \.second, action: \.second) { TabCounter() }
        Reduce { state, action in
            switch action {
            case .first(.resetTapped), .second(.resetTapped):
                state.log.append("reset")
                return .none
            case .tabChanged(let tab):
                state.selected = tab
                return .none
            case .first, .second:
                return .none
            }
        }
        .onChange(of: \.first.count) { old, new in
            Reduce { state, _ in
                state.log.append("\(old) → \(new)")
                return .none
            }
        }
    }
}

struct TabAppView: View {
    @Bindable var store: StoreOf<TabApp>

    var body: some View {
        TabView(selection: $store.selected.sending(\.tabChanged)) {
            TabCounterView(store: store.scope(state: \.first, action: \.first))
                .tabItem { Text("First") }
                .tag(TabApp.State.Tab.first)
            TabCounterView(store: store.scope(state: \.second, action: \.second))
                .tabItem { Text("Second") }
                .tag(TabApp.State.Tab.second)
        }
    }
}

struct TabCounterView: View {
    let store: StoreOf<TabCounter>

    var body: some View {
        VStack {
            Stepper("\(store.count)", onIncrement: { store.send(.up) }, onDecrement: { store.send(.down) })
            Button("Reset") { store.send(.resetTapped) }
        }
    }
}

@main
struct TabSampleApp: App {
    static let store = Store(initialState: TabApp.State()) {
        TabApp()
            ._printChanges()
    }

    var body: some Scene {
        WindowGroup {
            TabAppView(store: Self.store)
        }
    }
}
