// caught by: Step1.testDetailsOfTheApp
import UIKit

/// The ways that lead out of the search screen.
@MainActor
protocol SearchRouting: AnyObject {
  func openDetails(for app: StoreApp)
  func openStorePage(of app: StoreApp)
}

@MainActor
final class SearchRouter: SearchRouting {
  /// Weak, because the screen owns the presenter, and the presenter owns this router.
  weak var viewController: UIViewController?

  func openDetails(for app: StoreApp) {
    let details = AppDetailViewController(
      app: StoreApp(
        name: app.name, developer: app.developer, summary: "", averageRating: app.averageRating,
        storePage: app.storePage))
    viewController?.navigationController?.pushViewController(details, animated: true)
  }

  func openStorePage(of app: StoreApp) {
    guard let address = app.storePage, let url = URL(string: address) else { return }
    UIApplication.shared.open(url)
  }
}
