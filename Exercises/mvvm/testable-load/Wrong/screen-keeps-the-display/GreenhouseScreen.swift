// caught by: Step3.testAppKeepsNoDisplay
import UIKit

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  private static var current: UIViewController?

  static func make(house: Int) -> UIViewController {
    let viewModel = GreenhouseViewModel(house: house, service: GreenhouseService())
    let controller = GreenhouseViewController(viewModel: viewModel)
    controller.title = "House \(house)"
    current = controller
    return controller
  }
}
