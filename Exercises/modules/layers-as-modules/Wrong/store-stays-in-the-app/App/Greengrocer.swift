// caught by: Step3Presentation.testAppOnlyJoins
import Data
import Domain
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
    let viewModel = CrateListViewModel(
      listCrates: ListCrates(repository: CrateStore(repository: repository)))
    return CrateListViewController(viewModel: viewModel)
  }
}

/// The crates of this week, what is sold out last.
struct CrateStore: CrateRepository {
  let repository: any CrateRepository
  func crates() async throws -> [Crate] {
    let crates = try await repository.crates()
    return crates.filter { $0.left > 0 } + crates.filter { $0.left == 0 }
  }
}
