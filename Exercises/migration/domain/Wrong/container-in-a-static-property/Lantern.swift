// caught by: Step3OldWorld.testNothingIsGlobal
import UIKit

/// Puts the app's first screen together.
@MainActor
enum Lantern {
  static private(set) var sharedContainer = DIContainer()

  static func makeRootViewController() throws -> UINavigationController {
    AppAssembly.assemble(sharedContainer)
    return try makeRootViewController(container: sharedContainer)
  }

  static func makeRootViewController(container: DIContainer) throws -> UINavigationController {
    let list = CourseListViewController(api: try container.resolve(CourseAPI.self))
    return UINavigationController(rootViewController: list)
  }
}
