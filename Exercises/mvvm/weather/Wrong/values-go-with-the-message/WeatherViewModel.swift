// caught by: Step2Failure.testFailureKeepsTheOldValues
import Combine
import Foundation

/// The weather of one city, in the words of the screen.
@MainActor
final class WeatherViewModel: ObservableObject {
  @Published private(set) var temperature = "--"
  @Published private(set) var humidity = "--"
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private let service: any WeatherService
  private var lastCity: String?
  private var lastRequest = 0

  init(service: any WeatherService) {
    self.service = service
  }

  func load(city: String) async {
    let city = city.trimmingCharacters(in: .whitespaces)
    guard !city.isEmpty else { return }
    lastCity = city
    lastRequest += 1
    let request = lastRequest
    if errorMessage != nil {
      errorMessage = nil
      temperature = "--"
      humidity = "--"
    }
    isLoading = true
    let answer: Result<Weather, Error>
    do {
      answer = .success(try await service.weather(for: city))
    } catch {
      answer = .failure(error)
    }
    // Somebody has asked for something newer meanwhile.
    guard request == lastRequest else { return }
    show(answer)
    isLoading = false
  }

  func refresh() async {
    guard let lastCity else { return }
    await load(city: lastCity)
  }

  private func show(_ answer: Result<Weather, Error>) {
    switch answer {
    case .success(let weather):
      temperature = String(format: "%.1f°C", weather.temperature)
      humidity = "\(Int((weather.humidity * 100).rounded()))%"
    case .failure(let error):
      errorMessage = "Failed to load weather: \(error.localizedDescription)"
    }
  }
}
