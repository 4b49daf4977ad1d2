// caught by: Step2.testLoadingEndsOnBothWays
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
    do {
      let degrees = try await service.temperature(ofHouse: house)
      if Task.isCancelled { return }
      temperature = "\(degrees)°C"
    } catch {
      if Task.isCancelled { return }
      temperature = "Error"
    }
    isLoading = false
  }
}
