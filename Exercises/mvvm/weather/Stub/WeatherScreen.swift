import UIKit

/// Puts the weather screen together as the app shows it.
@MainActor
enum WeatherScreen {
  static func make() -> UIViewController {
    UINavigationController(
      rootViewController: WeatherViewController(viewModel: WeatherViewModel()))
  }
}
