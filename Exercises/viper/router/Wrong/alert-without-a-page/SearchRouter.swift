// caught by: Step3.testMissingOrBrokenAddressOpensNothing
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
    let details = AppDetailViewController(app: app)
    viewController?.navigationController?.pushViewController(details, animated: true)
  }

  func openStorePage(of app: StoreApp) {
    guard let address = app.storePage, let url = URL(string: address) else {
      let alert = UIAlertController(title: "No page", message: nil, preferredStyle: .alert)
      viewController?.present(alert, animated: true)
      return
    }
    UIApplication.shared.open(url)
  }
}
