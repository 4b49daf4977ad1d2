import UIKit

/// Owns the window and the flows that take turns in it.
@MainActor
final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let window: UIWindow
  private let hikes: [Hike]

  init(window: UIWindow, hikes: [Hike]) {
    self.window = window
    self.hikes = hikes
  }

  func start() {
    window.makeKeyAndVisible()
    showHome()
  }

  private func showHome() {
    let navigationController = UINavigationController()
    let home = HomeCoordinator(navigationController: navigationController, hikes: hikes)
    home.parent = self
    children.append(home)
    window.rootViewController = navigationController
    home.start()
  }

  private func showSignedOut() {
    window.rootViewController = SignedOutViewController { [weak self] in self?.showHome() }
  }
}

extension AppCoordinator: ParentCoordinator {
  func childDidFinish(_ child: Coordinator) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    if children.isEmpty { showSignedOut() }
  }
}
