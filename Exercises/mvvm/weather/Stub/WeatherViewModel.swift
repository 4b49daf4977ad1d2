import Combine
import Foundation

/// The weather of one city.
@MainActor
final class WeatherViewModel: ObservableObject {
  @Published var weather: Weather?
  @Published var isLoading = false
  @Published var error: Error?

  private let service = StationWeatherService()

  func load(city: String) async {
    isLoading = true
    do {
      weather = try await service.weather(for: city)
      isLoading = false
    } catch {
      weather = nil
      self.error = error
    }
  }
}
