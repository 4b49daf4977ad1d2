import Combine
import Foundation

@MainActor
final class WeatherViewModel: ObservableObject {
  @Published private(set) var temperature = "--"
  @Published private(set) var humidity = "--"
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private let service: any WeatherService
  private var city = ""
  private var loading: Task<Void, Never>?

  init(service: any WeatherService) { self.service = service }

  func load(city: String) async {
    let name = city.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { return }
    self.city = name
    await refresh()
  }

  func refresh() async {
    guard !city.isEmpty else { return }
    loading?.cancel()
    let task = Task { [city] in await ask(for: city) }
    loading = task
    await task.value
  }

  private func ask(for city: String) async {
    (errorMessage, isLoading) = (nil, true)
    do {
      let weather = try await service.weather(for: city)
      if Task.isCancelled { return }
      temperature = String(format: "%.1f", weather.temperature) + "°C"
      humidity = String(format: "%.0f%%", weather.humidity * 100)
    } catch {
      if Task.isCancelled { return }
      errorMessage = "Failed to load weather: " + error.localizedDescription
    }
    isLoading = false
  }
}
