// caught by: Step3.testEachDisplayHasItsHouse
import UIKit

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  static func make(house: Int) -> UIViewController {
    let viewModel = GreenhouseViewModel(house: 3, service: GreenhouseService())
    let controller = GreenhouseViewController(viewModel: viewModel)
    controller.title = "House \(house)"
    return controller
  }
}
