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
    try Stack(container: container)
  }

  private final class Stack: UINavigationController {
    private var keep: [AnyObject] = []

    convenience init(container: DIContainer) throws {
      self.init()
      let courses = CourseListCoordinator(navigationController: self, container: container)
      try courses.start()
      keep.append(courses)
    }
  }
}
