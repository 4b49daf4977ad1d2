import UIKit

/// Where the app makes the profile screen, to put it on the navigation stack.
@MainActor
enum ProfileScreen {
  static func make(userID: Int) -> UIViewController {
    ProfileViewController(userID: userID)
  }
}
