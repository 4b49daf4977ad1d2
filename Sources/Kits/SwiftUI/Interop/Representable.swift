import Foundation
public import UIKit

/// Shows a UIKit view where SwiftUI expects a view.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The UIKit view.
  associatedtype UIViewType: UIView
  /// What hears of the UIKit view; `Void` if nothing does.
  associatedtype Coordinator = Void
  /// Makes the UIKit view, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the UIKit view in line with the state.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what hears of the UIKit view.
  func makeCoordinator() -> Coordinator
  /// Cleans up when the UIKit view is no longer needed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// What is known while the UIKit view is made or updated.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing hears of the UIKit view.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Has nothing to clean up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Not to be called: the UIKit view is shown.
  public var body: Never { fatalError("\(Self.self) shows a UIKit view and has no body.") }
}

/// What is known while a UIKit view is made or updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the UIKit view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// How the change that is under way takes its time.
  public var transaction: Transaction { Transaction.current ?? Transaction() }
}

/// Shows a UIKit view controller where SwiftUI expects a view.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The UIKit view controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the view controller; `Void` if nothing does.
  associatedtype Coordinator = Void
  /// Makes the view controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the view controller in line with the state.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what hears of the view controller.
  func makeCoordinator() -> Coordinator
  /// Cleans up when the view controller is no longer needed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// What is known while the view controller is made or updated.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing hears of the view controller.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Has nothing to clean up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Not to be called: the view controller is shown.
  public var body: Never { fatalError("\(Self.self) shows a controller and has no body.") }
}

/// What is known while a view controller is made or updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears of the view controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// How the change that is under way takes its time.
  public var transaction: Transaction { Transaction.current ?? Transaction() }
}

extension Node {
  /// Has UIKit's side of a view made once and brought in line with the state each time; names shapes.
  func represent<Content: View>(_ view: Content, in blueprint: inout Blueprint) -> Bool {
    if let view = view as? any UIViewRepresentable {
      blueprint.facet = .uiView(showView(view))
      return true
    }
    if let view = view as? any UIViewControllerRepresentable {
      blueprint.facet = .uiView(showController(view).view)
      return true
    }
    if view is any Shape {
      let name = "\(Content.self)"
      blueprint.facet = .container(String(name.prefix { $0 != "<" }))
      return true
    }
    return false
  }

  private func showView<Shown: UIViewRepresentable>(_ view: Shown) -> UIView {
    let known = memory as? Represented<(Shown.UIViewType, Shown.Coordinator)>
    let coordinator = known?.value.1 ?? view.makeCoordinator()
    let context = UIViewRepresentableContext<Shown>(
      coordinator: coordinator, environment: environment)
    let uiView = known?.value.0 ?? view.makeUIView(context: context)
    memory =
      known
      ?? Represented((uiView, coordinator)) {
        Shown.dismantleUIView(uiView, coordinator: coordinator)
      }
    view.updateUIView(uiView, context: context)
    return uiView
  }

  private func showController<Shown: UIViewControllerRepresentable>(
    _ view: Shown
  ) -> UIViewController {
    let known = memory as? Represented<(Shown.UIViewControllerType, Shown.Coordinator)>
    let coordinator = known?.value.1 ?? view.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Shown>(
      coordinator: coordinator, environment: environment)
    let controller = known?.value.0 ?? view.makeUIViewController(context: context)
    memory =
      known
      ?? Represented((controller, coordinator)) {
        Shown.dismantleUIViewController(controller, coordinator: coordinator)
      }
    view.updateUIViewController(controller, context: context)
    return controller
  }
}

/// What a node keeps of UIKit, and what has to be done when the node goes.
final class Represented<Value>: Dismantling {
  let value: Value
  private let end: @MainActor () -> Void

  init(_ value: Value, end: @escaping @MainActor () -> Void) {
    (self.value, self.end) = (value, end)
  }

  func dismantle() { end() }
}

/// Something in a node's memory that has to be told of the end.
@MainActor
protocol Dismantling: AnyObject {
  func dismantle()
}
