// caught by: Step1.testKnowsOnlyTheProtocol
import UIKit

/// What the app uses unless somebody says otherwise.
let library: any UserServiceProtocol = UserService(transport: URLSession.shared)

/// Where the app makes the profile screen, to put it on the navigation stack.
@MainActor
enum ProfileScreen {
  static func make(userID: Int) -> UIViewController {
    let service = UserService(transport: URLSession.shared)
    return ProfileViewController(viewModel: UserViewModel(userID: userID, service: service))
  }
}
