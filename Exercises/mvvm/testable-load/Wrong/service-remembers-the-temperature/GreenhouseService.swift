// caught by: Step3.testAppReadsTheNetwork
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
  private var last: [Int: Int] = [:]

  func temperature(ofHouse house: Int) async throws -> Int {
    guard let url = URL(string: "https://greenhouse.example/houses/\(house)/temperature") else {
      throw URLError(.badURL)
    }
    guard let (data, _) = try? await session.data(from: url) else {
      if let known = last[house] { return known }
      throw URLError(.notConnectedToInternet)
    }
    guard let degrees = Int(String(decoding: data, as: UTF8.self)) else {
      throw URLError(.cannotParseResponse)
    }
    last[house] = degrees
    return degrees
  }
}
