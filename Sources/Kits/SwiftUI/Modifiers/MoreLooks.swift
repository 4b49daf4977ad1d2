import Foundation

/// Tells views apart that stand for the same thing in two places.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What the namespace is known by.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UUID
  }

  private let id = State(wrappedValue: ID(number: UUID()))

  /// Makes a new one for each view.
  public init() {}
  /// What the namespace is known by.
  public var wrappedValue: ID { id.wrappedValue }
}

/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character
  /// Takes what the key writes.
  public init(_ character: Character) { self.character = character }
  /// Takes what the key writes.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
}

/// A key that is held down together with another one.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Takes one bit for each key.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 4)
  /// Control.
  public static let control = EventModifiers(rawValue: 8)
}

/// What a key does in place of a touch.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The return key.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

/// What something is for those who hear the screen.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Takes one bit for each kind.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It reacts to a touch.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a title.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It opens an address.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = Self(name: "monochrome")
  /// In its own colours.
  public static let multicolor = Self(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = Self(name: "hierarchical")
  /// In given colours.
  public static let palette = Self(name: "palette")
}

/// How content of a scrolled view hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// At once.
  public static let immediately = Self(name: "immediately")
  /// With the finger.
  public static let interactively = Self(name: "interactively")
  /// Not at all.
  public static let never = Self(name: "never")
}

/// What a view takes over from another one of the same name.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Takes one bit for each.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Taken as on an iPhone and of no effect, because nothing is drawn, moved or spoken.
extension View {
  /// Makes a view take the place of another one of the same name.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Lets a key do what a touch does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Lets a key do what a touch does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Says what the view is for those who hear the screen.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Says which value the view has.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Says which value the view has.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Shows or hides where a scrolled content stands.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Says how scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Says whether the content can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Says how symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Sets how large text is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Draws the view and all in it as one picture.
  public func compositingGroup() -> some View { self }
  /// Draws the view and all in it as one picture.
  public func drawingGroup() -> some View { self }
  /// Makes the view lighter.
  public func brightness(_ amount: Double) -> some View { self }
  /// Takes the colours away.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Makes the colours stronger.
  public func saturation(_ amount: Double) -> some View { self }
  /// Shows or hides the bar with the time.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Leaves room between lines of letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Leaves room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Lets the view reach under the bars at some edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}

/// Whether it is shown where a scrolled content stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// It is shown.
  public static let visible = Self(name: "visible")
  /// It is not shown.
  public static let hidden = Self(name: "hidden")
  /// It is never shown.
  public static let never = Self(name: "never")
}

/// What takes a part of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Takes one bit for each part.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// Bars and corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
