// caught by: Step3.testAppReadsTheNetwork
import UIKit

/// Always the same; for the shop window.
struct PaintedThermometer: TemperatureService {
  func temperature(ofHouse house: Int) async throws -> Int { 19 }
}

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  static func make(house: Int) -> UIViewController {
    let viewModel = GreenhouseViewModel(house: house, service: PaintedThermometer())
    let controller = GreenhouseViewController(viewModel: viewModel)
    controller.title = "House \(house)"
    return controller
  }
}
