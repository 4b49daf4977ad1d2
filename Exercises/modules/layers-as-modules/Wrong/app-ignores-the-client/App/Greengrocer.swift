// caught by: Step3Presentation.testScreenShowsTheCrates

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
    let repository = RemoteCrateRepository(client: ServerClient())
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
}
