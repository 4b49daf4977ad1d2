// caught by: Step1.testLoginFails
import ComposableArchitecture
import Foundation

/// Who is logged in.
@Reducer
struct UserFeature {
  @ObservableState
  struct State: Equatable {
    var name: String?
    var isLoggingIn = false
    var message: String?
  }

  enum Action {
    case loginTapped(email: String, password: String)
    case loginSucceeded(String)
    case loginFailed
    case logoutTapped
  }

  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loginTapped(let email, let password):
        guard !email.isEmpty, !password.isEmpty else {
          state.message = "Enter e-mail and password."
          return .none
        }
        state.isLoggingIn = true
        state.message = nil
        return .run { send in
          await send(.loginSucceeded(try await loginClient.login(email, password)))
        } catch: { error, send in
          if (error as? URLError)?.code == .cancelled { return }
          await send(.loginFailed)
        }

      case .loginSucceeded(let name):
        state.isLoggingIn = false
        state.name = name
        return .none

      case .loginFailed:
        state.isLoggingIn = false
        state.message = "Login failed."
        return .none

      case .logoutTapped:
        state.name = nil
        return .none
      }
    }
  }
}
