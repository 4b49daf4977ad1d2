import UIKit

/// Puts the display of a house together.
@MainActor
enum GreenhouseScreen {
  static func make(house: Int) -> UIViewController {
    GreenhouseViewController(house: house)
  }
}
