// caught by: Step2.testPublishesOnTheMainThread
import Combine
import Foundation

/// What the display at the door of a greenhouse says.
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
    await MainActor.run { isLoading = true }
    do {
      let degrees = try await service.temperature(ofHouse: house)
      await MainActor.run { temperature = "\(degrees)°C" }
    } catch {
      temperature = "Error"
    }
    await MainActor.run { isLoading = false }
  }
}
