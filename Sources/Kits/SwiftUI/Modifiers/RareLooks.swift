import Foundation

/// Where a look or a behaviour stops being the system's, kept for the signatures.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How a symbol differs from the one that its name stands for.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let slash = SymbolVariants(name: "slash")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public var fill: SymbolVariants { with("fill") }
  public var circle: SymbolVariants { with("circle") }
  public var square: SymbolVariants { with("square") }
  public var rectangle: SymbolVariants { with("rectangle") }
  public var slash: SymbolVariants { with("slash") }

  /// Whether it has at least the parts of another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    Set(other.parts).subtracting(["none"]).isSubset(of: parts)
  }

  private var parts: [Substring] { name.split(separator: ".") }
  private func with(_ part: String) -> SymbolVariants {
    guard name != "none" else { return SymbolVariants(name: part) }
    return parts.contains(part[...]) ? self : SymbolVariants(name: "\(name).\(part)")
  }
}

/// How content changes into other content of the same view.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func symbolEffect(_ effect: some SymbolEffect) -> ContentTransition {
    symbolEffect
  }
}

/// How much room there is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// What the user feels when a value changes.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let impact = SensoryFeedback(name: "impact")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How a scroll view stops.
public protocol ScrollTargetBehavior: Sendable {}
/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// When a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether text can be selected.
public struct TextSelectability: Hashable, Sendable {
  let isSelectable: Bool
  public static let enabled = TextSelectability(isSelectable: true)
  public static let disabled = TextSelectability(isSelectable: false)
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle: Sendable {}
/// As fits the surroundings.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The detail gives way.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How much room a preview has.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// None of these can be read from a screen, so that they are taken and have no effect.
extension View {
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func safeAreaPadding(_ length: CGFloat? = nil) -> some View { self }
  public func safeAreaPadding(
    _ edges: Edge.Set, _ length: CGFloat? = nil
  ) -> some View { self }
  public func contentMargins(_ length: CGFloat) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  public func hoverEffect() -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

// The names of the first two versions, which many apps still have.
extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
}

/// How a number at a row stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
  public static let decreased = Self(name: "decreased")
}

/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let fixed = Self(name: "fixed")
  public static let priority = Self(name: "priority")
}

/// Whether a menu closes when one of its items is touched.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// How a preview is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private let name: String
  public static let portrait = Self(name: "portrait")
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  public static let landscapeLeft = Self(name: "landscapeLeft")
  public static let landscapeRight = Self(name: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// How much of a bar is seen.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
}

// None of these can be read from a screen, so that they are taken and have no effect.
extension View {
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: Edge.Set = .all
  ) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func tableStyle(_ style: some TableStyle) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How a table looks.
public protocol TableStyle: Sendable {}
/// As fits the surroundings.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// With room around it.
public struct InsetTableStyle: TableStyle { public init() {} }

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
}
