import Foundation

/// What a symbol does to be noticed.
public protocol SymbolEffect: Sendable {}
/// An effect that goes on while something is the case.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// Comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: AppearSymbolEffect { self }
  /// Downwards.
  public var down: AppearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
/// Goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: DisappearSymbolEffect { self }
  /// Downwards.
  public var down: DisappearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
/// Jumps.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
/// Fades and comes back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: PulseSymbolEffect { self }
  /// Downwards.
  public var down: PulseSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
/// Is larger.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: ScaleSymbolEffect { self }
  /// Downwards.
  public var down: ScaleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is larger.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
/// Fills part by part.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: VariableColorSymbolEffect { self }
  /// Downwards.
  public var down: VariableColorSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: VariableColorSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// Ever more of it.
  public var iterative: VariableColorSymbolEffect { self }
  /// Adding to what is there.
  public var cumulative: VariableColorSymbolEffect { self }
  /// And back again.
  public var reversing: VariableColorSymbolEffect { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Fills part by part.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
/// Shakes.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: WiggleSymbolEffect { self }
  /// Downwards.
  public var down: WiggleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
/// Grows and shrinks.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: BreatheSymbolEffect { self }
  /// Downwards.
  public var down: BreatheSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
/// Turns.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  init() {}
  /// Upwards.
  public var up: RotateSymbolEffect { self }
  /// Downwards.
  public var down: RotateSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Gives way to another symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  init() {}
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both go up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one is gone at once, the new one comes up.
  public var offUp: ReplaceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Gives way to another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol does something.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let `default` = Self(name: "default")
  /// Again and again.
  public static let repeating = Self(name: "repeating")
  /// Only once.
  public static let nonRepeating = Self(name: "nonRepeating")
  /// So many times.
  public static func `repeat`(_ count: Int) -> Self { Self(name: "repeat \(count)") }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self(name: "speed \(speed)") }
  /// So many times.
  public func `repeat`(_ count: Int) -> Self { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self { self }
}

extension ContentTransition {
  /// One digit after the other, as the value says.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As symbols follow each other.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

extension SensoryFeedback {
  /// How strong a touch feels.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Weak.
    public static let light = Weight(name: "light")
    /// Neither weak nor strong.
    public static let medium = Weight(name: "medium")
    /// Strong.
    public static let heavy = Weight(name: "heavy")
  }
  /// How hard something feels.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something has come to stand in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Another level has been reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something has been hit.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Something has been hit.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

// Nothing moves and nothing is felt: these are taken and have no effect.
extension View {
  /// Lets symbols do something while it is the case.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Lets symbols do something when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Keeps symbols from doing something.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Lets the user feel a change if the closure says so.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Lets the user feel of a change what the closure says.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Takes the place of a view of the same name in another screen.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Sets how a screen comes onto the stack.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Moves the view and what is inside as one.
  public func geometryGroup() -> some View { self }
}

/// How a screen comes onto a stack.
public protocol NavigationTransition: Sendable {}
/// As it fits.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As it fits.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
