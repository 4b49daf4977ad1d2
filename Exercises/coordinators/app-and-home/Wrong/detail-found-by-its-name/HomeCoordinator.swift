// caught by: Step1.testDetailOfThatHike
import UIKit

/// The list of hikes and what can be opened from it.
@MainActor
final class HomeCoordinator: Coordinator {
  /// Weak, because the parent owns this coordinator.
  weak var parent: ParentCoordinator?
  private let navigationController: UINavigationController
  private let hikes: [Hike]

  init(navigationController: UINavigationController, hikes: [Hike]) {
    self.navigationController = navigationController
    self.hikes = hikes
  }

  func start() {
    let viewModel = HomeViewModel(hikes: hikes)
    viewModel.coordinator = self
    let home = HomeViewController(viewModel: viewModel)
    navigationController.setViewControllers([home], animated: false)
  }
}

extension HomeCoordinator: HomeNavigation {
  func showDetail(of hike: Hike) {
    let known = hikes.first { $0.name == hike.name } ?? hike
    let detail = HikeDetailViewController(hike: known)
    navigationController.pushViewController(detail, animated: true)
  }

  func signOut() {
    parent?.childDidFinish(self)
  }
}
