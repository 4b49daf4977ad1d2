import UIKit

/// Where the app makes the profile screen, to put it on the navigation stack.
@MainActor
enum ProfileScreen {
  static func make(userID: Int) -> UIViewController {
    let service = UserService(transport: .network)
    return ProfileViewController(viewModel: UserViewModel(userID: userID, service: service))
  }
}
