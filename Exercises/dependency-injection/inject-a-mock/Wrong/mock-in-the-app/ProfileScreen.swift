// caught by: Step3.testTheAppUsesTheServer
import UIKit

/// Where the app makes the profile screen, to put it on the navigation stack.
@MainActor
enum ProfileScreen {
  static func make(userID: Int) -> UIViewController {
    let service = MockUserService(users: [
      User(id: userID, name: "Ada", email: "ada@example.com", cardNumber: "RR-1")
    ])
    return ProfileViewController(viewModel: UserViewModel(userID: userID, service: service))
  }
}
