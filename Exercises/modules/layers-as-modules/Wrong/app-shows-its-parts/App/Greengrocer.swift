// caught by: Step4Doors.testEachPublicHasItsReader
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
    let viewModel = CrateListViewModel(listCrates: makeListCrates(client: client))
    return CrateListViewController(viewModel: viewModel)
  }

  public static func makeListCrates(client: any HTTPClient) -> ListCrates {
    ListCrates(repository: RemoteCrateRepository(client: client))
  }
}
