import ComposableArchitecture
import Foundation

/// Knows facts about numbers.
@DependencyClient
struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static var liveValue: NumberFactClient {
    NumberFactClient(fetch: { number in
      try await FactServer().fact(about: number)
    })
  }

  static let testValue = NumberFactClient()
}

private struct FactServer {
  enum Trouble: Error { case address, status(Int) }

  func fact(about number: Int) async throws -> String {
    guard let url = URL(string: "https://numbers.example/" + String(number)) else {
      throw Trouble.address
    }
    let (body, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 { throw Trouble.status(status) }
    return try JSONDecoder().decode(FactPage.self, from: body).text
  }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
