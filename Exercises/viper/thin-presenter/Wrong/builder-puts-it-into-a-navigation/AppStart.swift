// caught by: Step4.testScreenBeginsQuietly
import UIKit

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    let search = SearchModuleBuilder.build(service: CatalogueSearchService())
    return search as? UINavigationController ?? UINavigationController()
  }
}
