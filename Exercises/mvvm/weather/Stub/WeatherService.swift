import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the sky is like somewhere.
struct Weather: Decodable {
  /// In degrees Celsius.
  let temperature: Double
  /// Between 0 and 1.
  let humidity: Double
}

/// Knows the weather of every city.
protocol WeatherService {
  func weather(for city: String) async throws -> Weather
}

/// The weather of our own stations.
struct StationWeatherService: WeatherService {
  func weather(for city: String) async throws -> Weather {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "stations.weather.example"
    components.path = "/now"
    components.queryItems = [URLQueryItem(name: "city", value: city)]
    guard let url = components.url else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Weather.self, from: data)
  }
}
