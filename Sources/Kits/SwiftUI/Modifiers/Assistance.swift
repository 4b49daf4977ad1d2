import Foundation

/// What somebody who hears the screen can ask for.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// What a touch does.
  public static let `default` = Self(name: "default")
  /// Leaves.
  public static let escape = Self(name: "escape")
  /// What a touch with two fingers does.
  public static let magicTap = Self(name: "magicTap")
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How a title stands to others.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension AccessibilityTraits {
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  /// It begins to play or record.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 128)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// What is behind it cannot be reached.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// It tells what the screen is about.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// It searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 2048)
  /// It can be touched where it is.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  /// It turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 16384)
}

// Nothing is read aloud: these are taken and have no effect.
extension View {
  /// Lets those who hear the screen do something.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Lets those who hear the screen do something that has a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Lets those who hear the screen do something that has a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Lets those who hear the screen do what a touch on the buttons does.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Lets those who hear the screen make more or less of it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Lets those who hear the screen go from one of its parts to the next.
  public func accessibilityRotor<C: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> C
  ) -> some View { self }
  /// Lets those who hear the screen go from one element to the next.
  public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Element],
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Marks the view as what a rotor leads to.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }
  /// Sets at which edges a finger belongs to the view before it belongs to the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets for which addresses a window of its own is opened, of which a phone has none.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Lets others stand for the view where it is read aloud.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Sets what is inside where it is read aloud.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Shows the view large while a finger rests on it.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Sets by which names the view can be asked for.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
  /// Sets how a title stands to others.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Says what a touch does.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Says what a touch does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Says which value the view has.
  public func accessibilityValue(_ valueDescription: Text) -> some View { self }
  /// Keeps the colours where others are turned around.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Sets whether the view answers to those who hear the screen.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Sets where a touch of those who hear the screen falls.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Says which value the view has, in its old form.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Says in which order things are read, in its old form.
  public func accessibility(sortPriority: Double) -> some View { self }
}

extension KeyEquivalent {
  /// The key with the arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with the arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with the arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with the arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
}

extension EventModifiers {
  /// Capitals.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// The numbers beside the letters.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.command, .shift, .option, .control, .capsLock]
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Sendable { case handled, ignored }
  /// Which part of a press is told.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: Int
    /// Takes one bit for each part.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// What is held down with it.
  public let modifiers: EventModifiers
}

// A phone has no keys: these are taken and have no effect.
extension View {
  /// Does something when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Does something when a key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Does something when one of the keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Does something when a key with one of the signs is pressed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Lets the view have the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Lets the views inside have the keyboard one after the other.
  public func focusSection() -> some View { self }
  /// Sets who has the keyboard at first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { onAppear { binding.wrappedValue = value } }
  /// Sets whether a search field has the keyboard.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Tells where a pointer is.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }
  /// Sets what a pointer does to the view.
  public func hoverEffect(_ effect: HoverEffect) -> some View { self }
  /// Says what the view is for.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Says what the view is for.
  public func help(_ text: Text) -> some View { self }
}

extension KeyboardShortcut {
  /// Takes a key and what is held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self = .defaultAction
  }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = HoverEffect(name: "automatic")
  /// Puts light behind it.
  public static let highlight = HoverEffect(name: "highlight")
  /// Raises it.
  public static let lift = HoverEffect(name: "lift")
}

// More that those who hear or see the screen in another way are told; taken, and without effect.
extension View {
  /// Lets those who hear the screen do something that has a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Lets those who hear the screen scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Lets those who hear the screen make it larger or smaller.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Sets by which names the view can be asked for.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Sets by which names the view can be asked for.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Says more of the view to those who ask for it.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Says more of the view to those who ask for it.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Says more of the view to those who ask for it.
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: S,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Names the views that belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Names a title and what it belongs to.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Says what kind of text it is.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  /// Lets touches through to the view.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// Shows something large while a finger rests on the view.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Has signs read one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has it read higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Has commas and dots read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Has it read after what is being read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// What is told to those who ask for more.
public enum AXCustomContent {
  /// When it is told.
  public enum Importance: Sendable { case `default`, high }
}

/// A title, or what it belongs to.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Larger or smaller, and where.
public struct AccessibilityZoomGestureAction {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Larger or smaller.
  public let direction: Direction
  /// Where, as parts of the view's size.
  public let location: UnitPoint
  /// Where.
  public let point: CGPoint
}

/// What kind of text something is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}
