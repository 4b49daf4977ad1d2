// caught by: Step3Switch.testNothingIsGlobal
import UIKit

/// Puts the app's first screen together.
@MainActor
enum Lantern {
  static var currentFlow: (any Coordinator)?
  static func makeRootViewController() throws -> UINavigationController {
    let container = DIContainer()
    AppAssembly.assemble(container)
    return try makeRootViewController(container: container)
  }

  static func makeRootViewController(container: DIContainer) throws -> UINavigationController {
    let navigation = FlowNavigationController()
    let courses = CourseListCoordinator(navigationController: navigation, container: container)
    try courses.start()
    currentFlow = courses
    return navigation
  }
}

/// A stack of screens that keeps the flow which runs in it.
private final class FlowNavigationController: UINavigationController {
  var flow: (any Coordinator)?
}
