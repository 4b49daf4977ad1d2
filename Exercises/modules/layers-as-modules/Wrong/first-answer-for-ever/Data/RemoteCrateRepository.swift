// caught by: Step2Data.testReadsWhatTheServerSends

import Domain
import Foundation
import Infrastructure

/// Crates from the shop's server.
public final class RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient
  private var kept: [Crate]?

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    if let kept { return kept }
    do {
      let body = try await client.get("/crates")
      let crates = try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
      kept = crates
      return crates
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
