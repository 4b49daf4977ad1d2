import Combine
import Foundation

/// What the display at the door of a greenhouse says.
final class GreenhouseViewModel: ObservableObject {
  @Published var temperature = "–"
  @Published var isLoading = false

  private let house: Int
  private let service = GreenhouseService.shared

  init(house: Int) {
    self.house = house
  }

  func load() {
    isLoading = true
    Task {
      do {
        let degrees = try await service.temperature(ofHouse: house)
        temperature = "\(degrees)°C"
        isLoading = false
      } catch {
        temperature = "Error"
      }
    }
  }
}
