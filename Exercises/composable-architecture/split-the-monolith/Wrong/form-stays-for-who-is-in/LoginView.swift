// caught by: Step4Views.testLoginAlone
import ComposableArchitecture
import SwiftUI

/// Lets a user in, and greets who is in.
struct LoginView: View {
  let store: StoreOf<UserFeature>
  @State private var email = ""
  @State private var password = ""

  var body: some View {
    if let name = store.name {
      Text("Hello, \(name)")
      Button("Log out") { store.send(.logoutTapped) }
    }
    TextField("E-mail", text: $email)
    SecureField("Password", text: $password)
    Button("Log in") { store.send(.loginTapped(email: email, password: password)) }
      .disabled(store.isLoggingIn || store.name != nil)
    if store.name == nil, let message = store.message { Text(message) }
  }
}
