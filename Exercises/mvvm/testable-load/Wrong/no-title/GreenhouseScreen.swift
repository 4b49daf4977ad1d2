// caught by: Step3.testAppReadsTheNetwork
import UIKit

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  static func make(house: Int) -> UIViewController {
    let viewModel = GreenhouseViewModel(house: house, service: GreenhouseService())
    let controller = GreenhouseViewController(viewModel: viewModel)
    return controller
  }
}
