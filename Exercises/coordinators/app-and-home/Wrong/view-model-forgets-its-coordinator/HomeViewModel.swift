// caught by: Step3AppCoordinator.testViewModelPassesTheWishOn
import Foundation

/// The ways that lead out of the home screen.
@MainActor
protocol HomeNavigation: AnyObject {
  func showDetail(of hike: Hike)
  func signOut()
}

/// What the home screen shows: a line for each hike.
@MainActor
final class HomeViewModel {
  let title = "Hikes"
  let hikes: [Hike]
  /// Weak, because the coordinator outlives the screen and is owned by its parent.
  weak var coordinator: HomeNavigation?

  init(hikes: [Hike]) {
    self.hikes = hikes
  }

  var rows: [String] {
    hikes.map { "\($0.name), \(String(format: "%.1f", $0.kilometres)) km" }
  }

  func selectHike(at index: Int) {
    guard hikes.indices.contains(index) else { return }
    coordinator?.showDetail(of: hikes[index])
  }

  func signOut() {
    coordinator?.signOut()
    coordinator = nil
  }
}
