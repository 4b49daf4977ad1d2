// caught by: Step1.testLiveClientThrowsForABadStatus
import ComposableArchitecture
import Foundation

/// Knows facts about numbers.
struct NumberFactClient: DependencyKey {
  var fetch: @Sendable (Int) async throws -> String

  static let liveValue = NumberFactClient { number in
    guard let url = URL(string: "https://numbers.example/\(number)") else {
      throw URLError(.badURL)
    }
    var (data, response) = try await URLSession.shared.data(from: url)
    if (response as? HTTPURLResponse)?.statusCode != 200 {
      (data, response) = try await URLSession.shared.data(from: url)
    }
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(FactPage.self, from: data).text
  }

  static let testValue = NumberFactClient(fetch: unimplemented("NumberFactClient.fetch"))
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
