// caught by: Step4.testTheAppAsksTheStations
import UIKit

private struct FixedSky: WeatherService {
  func weather(for city: String) async throws -> Weather { Weather(temperature: 20, humidity: 0.5) }
}

/// Puts the weather screen together as the app shows it.
@MainActor
enum WeatherScreen {
  static func make() -> UIViewController {
    UINavigationController(
      rootViewController: WeatherViewController(
        viewModel: WeatherViewModel(service: FixedSky())))
  }
}
