// caught by: Step3Assembly.testMissingAPIIsAnError
import UIKit

/// Puts the app's first screen together.
@MainActor
enum Lantern {
  static func makeRootViewController() throws -> UINavigationController {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return try makeRootViewController(container: container)
  }

  static func makeRootViewController(container: DIContainer) throws -> UINavigationController {
    guard let api = try? container.resolve(CourseAPI.self) else {
      return UINavigationController(rootViewController: UIViewController())
    }
    let list = CourseListViewController(api: api)
    return UINavigationController(rootViewController: list)
  }
}
