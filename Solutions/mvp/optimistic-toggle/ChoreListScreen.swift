import UIKit

/// Where the app gets the list of chores from.
@MainActor
enum ChoreListScreen {
  static func make(service: ChoreService) -> UIViewController {
    let presenter = ChoreListPresenter(service: service)
    let list = ChoreListViewController(presenter: presenter)
    presenter.view = list
    return list
  }
}
