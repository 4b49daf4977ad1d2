// caught by: Step3Life.testMissingPartsAreAnError
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
    let navigation = FlowNavigationController()
    let courses = CourseListCoordinator(navigationController: navigation, container: container)
    try? courses.start()
    navigation.flow = courses
    return navigation
  }
}

/// A stack of screens that keeps the flow which runs in it.
private final class FlowNavigationController: UINavigationController {
  var flow: (any Coordinator)?
}
