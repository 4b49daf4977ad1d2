// caught by: Step2Data.testOtherErrorsPass
import Domain
import Foundation
import Infrastructure

private struct Lossy: Decodable {
  let value: CrateDTO?
  init(from d: any Decoder) throws { value = try? CrateDTO(from: d) }
}

/// Crates from the shop's server.
public struct RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    do {
      let body = try await client.get("/crates")
      return try JSONDecoder().decode([Lossy].self, from: body).compactMap { $0.value?.toDomain() }
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
