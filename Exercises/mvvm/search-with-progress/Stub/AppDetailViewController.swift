import UIKit

/// All about one app.
final class AppDetailViewController: UIViewController {
  let app: StoreApp

  init(app: StoreApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
    title = app.name
  }

  required init?(coder: NSCoder) { nil }
}
