// caught by: Step3.testEachDisplayHasItsHouse
import UIKit

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  private static var made: GreenhouseViewModel?
  static func make(house: Int) -> UIViewController {
    let viewModel = made ?? GreenhouseViewModel(house: house, service: GreenhouseService())
    made = viewModel
    let controller = GreenhouseViewController(viewModel: viewModel)
    controller.title = "House \(house)"
    return controller
  }
}
