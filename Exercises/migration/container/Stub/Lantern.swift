import UIKit

/// Puts the app's first screen together.
@MainActor
enum Lantern {
  static func makeRootViewController() -> UINavigationController {
    if let server = URL(string: "https://lantern.example") {
      APIClient.shared.configure(server: server)
    }
    return UINavigationController(rootViewController: CourseListViewController())
  }
}
