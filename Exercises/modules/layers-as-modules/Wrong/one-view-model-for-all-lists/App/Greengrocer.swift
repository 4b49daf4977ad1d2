// caught by: Step3Presentation.testAppAsksItsServer
import Data
import Domain
import Infrastructure
import Presentation
import UIKit

/// Where the app begins, and where its parts are joined.
@MainActor
public enum Greengrocer {
  private static let own = CrateListViewModel(
    listCrates: ListCrates(repository: RemoteCrateRepository(client: ServerClient())))

  public static func makeCrateList() -> UIViewController {
    CrateListViewController(viewModel: own)
  }

  public static func makeCrateList(client: any HTTPClient) -> UIViewController {
    let repository = RemoteCrateRepository(client: client)
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
}
