// caught by: Step2Data.testOtherErrorsPass
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
      var body = try await client.get("/crates")
      if (try? JSONDecoder().decode([CrateDTO].self, from: body)) == nil {
        body = try await client.get("/crates")
      }
      return try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
