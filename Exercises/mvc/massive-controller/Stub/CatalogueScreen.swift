import UIKit

/// Where the tab bar of the app gets its first screen from.
@MainActor
enum CatalogueScreen {
  /// The list; the caller puts it into a navigation controller.
  static func make() -> UIViewController {
    ProductViewController()
  }
}
