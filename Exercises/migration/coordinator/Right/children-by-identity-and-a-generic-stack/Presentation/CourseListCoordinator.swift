import UIKit

@MainActor
final class CourseListCoordinator: Coordinator, CourseListNavigation {
  private weak var stack: UINavigationController?
  private let container: DIContainer
  private var running: [ObjectIdentifier: any Coordinator] = [:]
  private var order: [ObjectIdentifier] = []

  var children: [any Coordinator] { order.compactMap { running[$0] } }

  init(navigationController: UINavigationController, container: DIContainer) {
    stack = navigationController
    self.container = container
  }

  func start() throws {
    let api = try container.resolve(CourseAPI.self)
    let list = CourseListViewController(api: api)
    list.navigation = self
    stack?.viewControllers.append(list)
  }

  func showDetail(of course: Course) {
    guard let stack else { return }
    let flow = CourseDetailCoordinator(
      navigationController: stack, course: course, container: container)
    let key = ObjectIdentifier(flow)
    flow.onFinish = { [weak self] in self?.end(key) }
    guard (try? flow.start()) != nil else { return }
    running[key] = flow
    order.append(key)
  }

  private func end(_ key: ObjectIdentifier) {
    running[key] = nil
    order.removeAll { $0 == key }
  }
}
