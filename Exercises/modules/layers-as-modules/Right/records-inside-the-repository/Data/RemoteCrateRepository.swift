import Domain
import Foundation
import Infrastructure

extension Crate {
  fileprivate init(_ record: CrateDTO) {
    self.init(
      id: record.id, name: record.title, cents: record.price_cents, left: record.stock ?? 99)
  }
}

/// Crates from the shop's server.
public final class RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    let body: Foundation.Data
    do {
      body = try await client.get("/crates")
    } catch let error as URLError {
      throw error.code == .notConnectedToInternet ? CrateError.offline : error
    }
    return try JSONDecoder().decode([CrateDTO].self, from: body).map(Crate.init)
  }
}
