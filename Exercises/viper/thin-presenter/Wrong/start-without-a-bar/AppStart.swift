// caught by: Step4.testAppWorks
import UIKit

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    let search = SearchModuleBuilder.build(service: CatalogueSearchService())
    let navigation = UINavigationController(rootViewController: search)
    navigation.isNavigationBarHidden = true
    return navigation
  }
}
