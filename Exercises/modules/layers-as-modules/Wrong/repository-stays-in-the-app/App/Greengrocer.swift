// caught by: Step2Data.testRepositoryIsInData

import Data
import Domain
import Foundation
import Infrastructure
import Presentation
import UIKit

/// Where the app begins, and where its parts are joined.
@MainActor
public enum Greengrocer {
  public static func makeCrateList() -> UIViewController {
    makeCrateList(client: ServerClient())
  }

  public static func makeCrateList(client: any HTTPClient) -> UIViewController {
    let repository = RemoteCrateRepository(client: client)
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
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
      return try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
