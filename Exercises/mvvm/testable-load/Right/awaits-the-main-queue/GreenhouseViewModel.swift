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
    await onTheMainQueue { $0.isLoading = true }
    let text: String
    do {
      text = "\(try await service.temperature(ofHouse: house))°C"
    } catch {
      text = "Error"
    }
    await onTheMainQueue {
      $0.temperature = text
      $0.isLoading = false
    }
  }

  private func onTheMainQueue(_ work: @escaping (GreenhouseViewModel) -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        work(self)
        done.resume()
      }
    }
  }
}
