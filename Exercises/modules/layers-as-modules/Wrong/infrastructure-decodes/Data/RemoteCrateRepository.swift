// caught by: Step2Data.testInfrastructureKnowsNoProduct

import Domain
import Foundation
import Infrastructure

/// Crates from the shop's server.
public struct RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    do {
      let body = try await client.get("/crates")
      return try client.readJSON([CrateDTO].self, from: body).map { $0.toDomain() }
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
