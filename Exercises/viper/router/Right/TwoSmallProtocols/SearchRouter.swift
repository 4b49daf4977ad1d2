import UIKit

@MainActor
protocol DetailsRouting: AnyObject {
  func openDetails(for app: StoreApp)
}

@MainActor
protocol StorePageRouting: AnyObject {
  func openStorePage(of app: StoreApp)
}

/// The ways that lead out of the search screen.
typealias SearchRouting = DetailsRouting & StorePageRouting

@MainActor
final class SearchRouter {
  /// Weak, because the screen owns the presenter, and the presenter owns this router.
  weak var viewController: UIViewController?
}

extension SearchRouter: DetailsRouting {
  func openDetails(for app: StoreApp) {
    let details = AppDetailViewController(app: app)
    viewController?.navigationController?.pushViewController(details, animated: true)
  }
}

extension SearchRouter: StorePageRouting {
  func openStorePage(of app: StoreApp) {
    guard let address = app.storePage, let url = URL(string: address) else { return }
    UIApplication.shared.open(url)
  }
}
