import ComposableArchitecture
import Foundation

/// Asks a server for forecasts.
struct ForecastClient: DependencyKey {
  var fetch: @Sendable (_ place: String) async throws -> String

  static let liveValue = ForecastClient { place in
    guard let url = URL(string: "https://weather.example/\(place)") else {
      throw URLError(.badURL)
    }
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }

  static let testValue = ForecastClient(fetch: unimplemented("ForecastClient.fetch"))
}

extension DependencyValues {
  var forecastClient: ForecastClient {
    get { self[ForecastClient.self] }
    set { self[ForecastClient.self] = newValue }
  }
}
