// caught by: Step3.testEachDisplayHasItsHouse
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Knows how warm it is in the greenhouses.
protocol TemperatureService {
  /// The temperature of a house in whole degrees Celsius.
  func temperature(ofHouse house: Int) async throws -> Int
}

/// Reads the thermometers of the greenhouses over the network.
final class GreenhouseService: TemperatureService {
  private let session = URLSession.shared

  func temperature(ofHouse house: Int) async throws -> Int {
    guard let url = URL(string: "https://greenhouse.example/houses/\(house)/temperature") else {
      throw URLError(.badURL)
    }
    let (data, _) = try await session.data(from: url)
    guard let degrees = Int(String(decoding: data, as: UTF8.self).prefix { $0.isNumber }) else {
      throw URLError(.cannotParseResponse)
    }
    return degrees
  }
}
