// caught by: Step4.testViewsKnowOnlyTheirFeature
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
    } else {
      TextField("E-mail", text: $email)
      TextField("Password", text: $password)
      Button("Log in") { store.send(.loginTapped(email: email, password: password)) }
        .disabled(store.isLoggingIn)
      if let message = store.message { Text(message) }
    }
  }
}
