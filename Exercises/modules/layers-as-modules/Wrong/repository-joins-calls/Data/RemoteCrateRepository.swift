// caught by: Step2Data.testEachCallAsksTheClient
import Domain
import Foundation
import Infrastructure

/// Crates from the shop's server.
@MainActor public final class RemoteCrateRepository: CrateRepository {
  private let client: any HTTPClient
  private var running: Task<[Crate], any Error>?

  public nonisolated init(client: any HTTPClient) {
    self.client = client
  }

  public func crates() async throws -> [Crate] {
    if let running { return try await running.value }
    let task = Task { try await fetch() }
    running = task
    defer { running = nil }
    return try await task.value
  }

  private func fetch() async throws -> [Crate] {
    do {
      let body = try await client.get("/crates")
      return try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
