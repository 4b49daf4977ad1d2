public import SwiftUI
public import UIKit

/// Values of any kind that lead from the root of a stack to its top.
public struct UINavigationPath: Equatable {
  var elements: [AnyHashable]

  /// The root alone.
  public init() { elements = [] }
  /// A path through values of one kind.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }
  /// Whether there is the root alone.
  public var isEmpty: Bool { elements.isEmpty }
  /// Goes on to a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Goes back by some values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A stack of controllers that a path describes, as SwiftUI's `NavigationStack` is one of views.
open class NavigationStackController: UINavigationController {
  private var path: UIBinding<[AnyHashable]>?
  private var destinations: [ObjectIdentifier: (Any) -> UIViewController?] = [:]
  /// The controllers above the root, with what each was made for.
  private var shown: [(value: AnyHashable, controller: UIViewController)] = []
  private var isFollowing = false

  /// A stack that a collection of values describes, both ways.
  public convenience init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil, path: UIBinding<Data>,
    root: () -> UIViewController
  ) where Data.Element: Hashable {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    show(
      root(),
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }

  /// A stack that a path of values of any kind describes, both ways.
  public convenience init(
    navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil,
    path: UIBinding<UINavigationPath>, root: () -> UIViewController
  ) {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    show(root(), path: path.elements)
  }

  /// A stack of features above a root, each shown by its own store.
  public convenience init<State, Action>(
    navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil,
    path: UIBinding<Store<StackState<State>, StackAction<State, Action>>>,
    root: () -> UIViewController,
    destination: @escaping (Store<State, Action>) -> UIViewController
  ) {
    self.init(
      navigationBarClass: navigationBarClass, toolbarClass: toolbarClass,
      path: path.wrappedValue.pathView(), root: root)
    let store = path.wrappedValue
    navigationDestination(for: StackState<State>.Component.self) { [weak store] component in
      store.map { destination($0.element(component)) } ?? UIViewController()
    }
  }

  private func show(_ root: UIViewController, path: UIBinding<[AnyHashable]>) {
    self.path = path
    viewControllers = [root]
    let update: @MainActor () -> Void = { [weak self] in self?.follow(path.wrappedValue) }
    let carrier = UncheckedSendable(update)
    observe { carrier.value() }
  }

  /// Brings the stack to what the path says; who is on it already stays.
  private func follow(_ values: [AnyHashable]) {
    let kept = zip(shown, values).prefix { $0.value == $1 }.count
    guard let root = viewControllers.first, kept < shown.count || kept < values.count else {
      return
    }
    var new = Array(shown.prefix(kept))
    for value in values.dropFirst(kept) {
      guard let controller = destination(for: value) else { break }
      new.append((value, controller))
    }
    guard new.count != shown.count || kept < shown.count else { return }
    shown = new
    isFollowing = true
    setViewControllers([root] + new.map(\.controller), animated: true)
    isFollowing = false
  }

  private func destination(for value: AnyHashable) -> UIViewController? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }

  fileprivate func push(_ value: AnyHashable) { path?.wrappedValue.append(value) }

  fileprivate func register<Value: Hashable>(_ destination: @escaping (Value) -> UIViewController) {
    destinations[ObjectIdentifier(Value.self)] = { ($0 as? Value).map(destination) }
    if let path { follow(path.wrappedValue) }
  }

  /// Tells the path who has left the stack.
  private func noteWhoHasLeft() {
    let left = shown.count { entry in !viewControllers.contains { $0 === entry.controller } }
    guard !isFollowing, left > 0, let path else { return }
    shown.removeLast(left)
    // The path may be longer than what is shown: by values that nobody knows, or has shown yet.
    path.wrappedValue = Array(path.wrappedValue.prefix(shown.count))
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    defer { noteWhoHasLeft() }
    return super.popViewController(animated: animated)
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    defer { noteWhoHasLeft() }
    return super.popToViewController(viewController, animated: animated)
  }
}

extension UIViewController {
  /// Says what is shown for values of a type in the path of the stack that this is, or is on.
  public func navigationDestination<D: Hashable>(
    for data: D.Type, destination: @escaping (D) -> UIViewController
  ) {
    guard let stack = navigationStack("register a navigation destination") else { return }
    stack.register(destination)
  }

  /// Goes on to a value in the path of the stack that this is, or is on.
  public func push<Element: Hashable>(value: Element) {
    navigationStack("push a value")?.push(AnyHashable(value))
  }

  private func navigationStack(_ task: String) -> NavigationStackController? {
    let stack =
      (self as? NavigationStackController) ?? navigationController as? NavigationStackController
    if stack == nil { reportIssue("Can't \(task): there is no 'NavigationStackController'.") }
    return stack
  }
}
