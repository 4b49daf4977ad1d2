import Foundation

/// The fact, from the client or, where that fails, from the server of facts in other words.
func facts(_ number: Int, _ client: NumberFactClient) async throws -> String {
  do {
    return try await client.fetch(number)
  } catch let error as URLError where error.code == .cannotFindHost {
    return try await NumberFactClient.liveValue.fetch(number)
  }
}
