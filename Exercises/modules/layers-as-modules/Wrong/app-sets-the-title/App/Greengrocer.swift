// caught by: Step3Presentation.testScreenHasItsTitle
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
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    let list = CrateListViewController(viewModel: viewModel)
    list.title = "This week"
    return list
  }
}
