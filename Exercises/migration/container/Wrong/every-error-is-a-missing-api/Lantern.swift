// caught by: Step3Assembly.testMissingServerIsAnError
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
    let api: any CourseAPI
    do {
      api = try container.resolve(CourseAPI.self)
    } catch {
      throw DIError.notRegistered("CourseAPI")
    }
    let list = CourseListViewController(api: api)
    return UINavigationController(rootViewController: list)
  }
}
