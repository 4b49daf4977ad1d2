import Foundation

/// Shows something behind or in front of a view.
struct Layered<Content: View, Extra: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let extra: Extra
  let slot: Slot

  func build(_ blueprint: inout Blueprint) {
    if slot == .background { blueprint.add(extra, slot, key: .index(1)) }
    blueprint.add(content, key: .index(0))
    if slot != .background { blueprint.add(extra, slot, key: .index(1)) }
  }
}

extension View {
  /// Shows a view behind this one.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Layered(content: self, extra: background, slot: .background)
  }

  /// Shows views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Layered(content: self, extra: content(), slot: .background)
  }

  /// Shows a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    Layered(content: self, extra: overlay, slot: .overlay)
  }

  /// Shows views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Layered(content: self, extra: content(), slot: .overlay)
  }

  /// Shows a view at an edge, beside this one.
  public func safeAreaInset<V: View>(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(content: self, extra: content(), slot: .overlay)
  }

  /// Takes the view out of sight; its state stays.
  public func hidden() -> some View { Marked(content: self, facet: .hidden) }

  /// Makes the view transparent; without any opacity it cannot be seen or touched.
  public func opacity(_ opacity: Double) -> some View {
    Marked(content: self, facet: opacity <= 0 ? .hidden : .passThrough)
  }

  /// Switches off the controls inside; one that is switched off stays so.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self, value: disabled) {
      if disabled { $0.isEnabled = false }
    }
  }

  /// Lets fingers through to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }

  /// Does something when the view is touched, so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Marked(content: self, facet: .gesture(Touch(name: "onTapGesture", action: action)))
  }

  /// Does something after a long touch, which a check makes with `longPress`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    Marked(content: self, facet: .longPress(Touch(name: "onLongPressGesture", action: action)))
  }

  /// Sets the name by which checks find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    Marked(content: self, facet: .identifier(identifier))
  }

  /// Sets what is read aloud instead of what is seen.
  public func accessibilityLabel(_ label: Text) -> some View {
    Marked(content: self, facet: .spokenLabel(label.string))
  }

  /// Sets what is read aloud instead of what is seen.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what is read aloud instead of what is seen.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what is read aloud about the use of the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Takes the view away from those who hear the screen.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Treats what is inside as one element for those who hear the screen.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Shows the view anew only when it differs from what was shown.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// What becomes of the views inside of an element for those who hear the screen.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay on their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read one after the other.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
