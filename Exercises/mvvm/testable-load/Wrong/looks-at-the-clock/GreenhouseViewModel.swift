// caught by: Step2Await.testLoadDoesNotSleep
import Combine
import Foundation

/// What the display at the door of a greenhouse says.
@MainActor
final class GreenhouseViewModel: ObservableObject {
  @Published private(set) var temperature = "–"
  @Published private(set) var isLoading = false

  private let house: Int
  private let service: any TemperatureService

  init(house: Int, service: any TemperatureService) {
    self.house = house
    self.service = service
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let end = Date(timeIntervalSinceNow: 0.2)
      while Date() < end { await Task.yield() }
      let degrees = try await service.temperature(ofHouse: house)
      temperature = "\(degrees)°C"
    } catch {
      temperature = "Error"
    }
  }
}
