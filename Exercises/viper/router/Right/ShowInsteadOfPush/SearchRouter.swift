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
    guard let viewController, viewController.navigationController != nil else { return }
    viewController.show(details, sender: nil)
  }

  func openStorePage(of app: StoreApp) {
    if let url = app.storePage.flatMap({ URL(string: $0) }), UIApplication.shared.canOpenURL(url) {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }
}
