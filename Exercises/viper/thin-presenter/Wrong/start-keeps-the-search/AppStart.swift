// caught by: Step4.testAppKeepsNothing
import UIKit

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  private static var search: UIViewController?

  static func makeRootViewController() -> UINavigationController {
    let search = SearchModuleBuilder.build(service: CatalogueSearchService())
    self.search = search
    return UINavigationController(rootViewController: search)
  }
}
