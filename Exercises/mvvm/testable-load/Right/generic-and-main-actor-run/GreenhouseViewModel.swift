import Combine
import Foundation

@MainActor
final class GreenhouseViewModel: ObservableObject {
  @Published private(set) var temperature = "–"
  @Published private(set) var isLoading = false

  private let read: () async throws -> Int

  init<Service: TemperatureService>(house: Int, service: Service) {
    read = { try await service.temperature(ofHouse: house) }
  }

  func load() async {
    isLoading = true
    temperature = await text()
    isLoading = false
  }

  private func text() async -> String {
    guard let degrees = try? await read() else { return "Error" }
    return "\(degrees)°C"
  }
}
