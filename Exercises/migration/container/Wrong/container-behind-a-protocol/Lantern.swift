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
    let list = CourseListViewController(api: try container.resolve(CourseAPI.self))
    list.services = container
    return UINavigationController(rootViewController: list)
  }
}
