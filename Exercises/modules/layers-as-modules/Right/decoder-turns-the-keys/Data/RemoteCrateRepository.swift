import Domain
import Foundation
import Infrastructure

/// Crates from the shop's server.
public actor RemoteCrateRepository {
  private let client: any HTTPClient
  private let decoder = JSONDecoder()

  public init(client: any HTTPClient) {
    self.client = client
    decoder.keyDecodingStrategy = .convertFromSnakeCase
  }
}

extension RemoteCrateRepository: CrateRepository {
  public func crates() async throws -> [Crate] {
    let body: Foundation.Data
    do {
      body = try await client.get("/crates")
    } catch URLError.notConnectedToInternet {
      throw CrateError.offline
    }
    return try decoder.decode([CrateDTO].self, from: body).map(Crate.init)
  }
}
