import ComposableArchitecture
import SwiftUI

@Reducer
struct LoginTCA {
    @ObservableState
    struct State: Equatable {
        var email = ""
        var isBusy = false
        var error: String?
    }

    enum Action: Equatable {
        case emailChanged(String)
        case submitted
        case answered(Bool)
    }

    @Dependency(\.loginCheck) var check

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .emailChanged(let email):
                state.email = email
                state.error = nil
                return .none
            case .submitted:
                state.isBusy = true
                return .run { [email = state.email] send in
                    await send(.answered(check(email)))
                }
            case .answered(let isRight):
                state.isBusy = false
                state.error = isRight ? nil : "Unknown email"
                return .none
            }
        }
    }
}

struct LoginCheckKey: DependencyKey {
    static let liveValue: @Sendable (String) async -> Bool = { $0.contains("@") }
}

extension DependencyValues {
    var loginCheck: @Sendable (String) async -> Bool {
        get { self[LoginCheckKey.self] }
        set { self[LoginCheckKey.self] = newValue }
    }
}

@MainActor
func exerciseLogin() async {
    let store = TestStore(initialState: LoginTCA.State()) {
        LoginTCA()
    } withDependencies: {
        $0.loginCheck = { _ in false }
    }
    await store.send(.emailChanged("ada")) {
        $0.email = "ada"
    }
    await store.send(.submitted) {
        $0.isBusy = true
    }
    await store.receive(.answered(false)) {
        $0.isBusy = false
        $0.error = "Unknown email"
    }
    await store.finish()
}
