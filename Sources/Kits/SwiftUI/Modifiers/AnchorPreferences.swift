import Foundation
import UIKit

/// A place in a view, for views around it.
public struct Anchor<Value> {
  let value: Value

  /// What a place is made from.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor<CGRect>.Source {
  /// The whole view, which here has the size of the screen.
  @MainActor public static var bounds: Self { Self(value: UIScreen.main.bounds) }
}

extension Anchor<CGRect>.Source {
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor<CGPoint>.Source {
  /// A point of the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
  /// A point of the view, as parts of its size.
  @MainActor public static func unitPoint(_ point: UnitPoint) -> Self { at(point.x, point.y) }
  @MainActor private static func at(_ x: CGFloat, _ y: CGFloat) -> Self {
    let bounds = UIScreen.main.bounds
    return Self(value: CGPoint(x: bounds.width * x, y: bounds.height * y))
  }
  @MainActor public static var topLeading: Self { at(0, 0) }
  @MainActor public static var top: Self { at(0.5, 0) }
  @MainActor public static var topTrailing: Self { at(1, 0) }
  @MainActor public static var leading: Self { at(0, 0.5) }
  @MainActor public static var center: Self { at(0.5, 0.5) }
  @MainActor public static var trailing: Self { at(1, 0.5) }
  @MainActor public static var bottomLeading: Self { at(0, 1) }
  @MainActor public static var bottom: Self { at(0.5, 1) }
  @MainActor public static var bottomTrailing: Self { at(1, 1) }
}

extension GeometryProxy {
  /// The place as this room knows it, which here is the same everywhere.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// A view with another one behind or in front of it that is made from what the views inside hand up.
struct PreferenceLayer<Content: View, Key: PreferenceKey, Extra: View>: View, _PrimitiveView,
  StagedBuildable
{
  let content: Content
  let slot: Slot
  let extra: (Key.Value) -> Extra

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    let node = blueprint.node
    blueprint.facet = .preferenceReader { [weak node] in
      guard let node, (node.memory as? Kept<String>)?.value != told(by: node) else { return }
      node.marker()
    }
    node.host?.isStructureChanged = true
  }

  func nextStage(after count: Int, of node: Node) -> Child? {
    guard count == 0 else { return nil }
    node.memory = Kept(told(by: node))
    return Child(
      slot: slot, key: .index(1), view: extra(value(of: node)), environment: node.environment)
  }

  private func value(of node: Node) -> Key.Value { node.preference(Key.self, besides: slot) }
  /// What tells one value from the next, equatable or not.
  private func told(by node: Node) -> String { String(reflecting: value(of: node)) }
}

extension View {
  /// Hands a place in the view up to the views around this one.
  @MainActor public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }

  /// Adds a place in the view to what the views inside hand up.
  @MainActor public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(K.self) { transform(&$0, Anchor(value: value.value)) }
  }

  /// Shows in front of the view what is made from what the views inside hand up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, slot: .overlay, extra: transform)
  }

  /// Shows behind the view what is made from what the views inside hand up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, slot: .background, extra: transform)
  }
}
