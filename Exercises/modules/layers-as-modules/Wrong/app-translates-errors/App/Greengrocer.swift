// caught by: Step3Presentation.testAppOnlyJoins
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
    let repository = RemoteCrateRepository(client: Translating(client: client))
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
}

/// Says in words of the shop that there is no network.
struct Translating: HTTPClient {
  let client: any HTTPClient
  func get(_ path: String) async throws -> Foundation.Data {
    do { return try await client.get(path) } catch URLError.notConnectedToInternet {
      throw CrateError.offline
    }
  }
}
