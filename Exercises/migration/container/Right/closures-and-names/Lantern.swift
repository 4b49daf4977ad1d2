import UIKit

/// Puts the app's first screen together.
@MainActor
enum Lantern {
  static func makeRootViewController() throws -> UINavigationController {
    try makeRootViewController(container: makeContainer())
  }

  static func makeRootViewController(container: DIContainer) throws -> UINavigationController {
    let navigation = UINavigationController()
    let api = try container.resolve(CourseAPI.self)
    navigation.setViewControllers([CourseListViewController(api: api)], animated: false)
    return navigation
  }

  private static func makeContainer() -> DIContainer {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return container
  }
}
