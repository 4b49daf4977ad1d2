// caught by: Step3AppCoordinator.testWindowStaysWhileAFlowRuns
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
    showHome()
    window.makeKeyAndVisible()
  }

  private func showHome() {
    let navigationController = UINavigationController()
    let home = HomeCoordinator(navigationController: navigationController, hikes: hikes)
    home.parent = self
    children.append(home)
    home.start()
    window.rootViewController = navigationController
  }

  private func showSignedOut() {
    window.isHidden = true
    window.rootViewController = SignedOutViewController { [weak self] in self?.showHome() }
  }
}

extension AppCoordinator: ParentCoordinator {
  func childDidFinish(_ child: Coordinator) {
    guard children.contains(where: { $0 === child }) else { return }
    children.removeAll { $0 === child }
    if children.isEmpty { showSignedOut() }
  }
}
