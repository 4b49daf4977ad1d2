// caught by: Step2.testLoadDoesNotSleep
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
      await pause()
      let degrees = try await service.temperature(ofHouse: house)
      temperature = "\(degrees)°C"
    } catch {
      temperature = "Error"
    }
  }

  private func pause() async {
    await withCheckedContinuation { (over: CheckedContinuation<Void, Never>) in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now())
      timer.setEventHandler {
        timer.cancel()
        over.resume()
      }
      timer.resume()
    }
  }
}
