// caught by: Step2.testFrostIsNoError
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
      let degrees = try await service.temperature(ofHouse: house)
      guard (-40...60).contains(degrees) else { throw CancellationError() }
      temperature = "\(degrees)°C"
    } catch {
      temperature = "Error"
    }
  }
}
