// caught by: Step2Data.testKeepsNothingForLater
import Domain
import Foundation
import Infrastructure

/// Crates from the shop's server.
public final class RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient
  private var last: [Crate] = []

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    do {
      let body = try await client.get("/crates")
      last = try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
      return last
    } catch let error as URLError where error.code == .notConnectedToInternet {
      if !last.isEmpty { return last }
      throw CrateError.offline
    }
  }
}
