import Foundation

/// How a change would take its time; here every change has happened at once.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The names of what it was made from, in their order.
  public let description: String
  init(_ name: String) { description = name }
  private func and(_ more: String) -> Animation { Animation("\(description) \(more)") }

  /// What the system thinks right.
  public static let `default` = Animation("default")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// Slow at the start.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Always as fast.
  public static let linear = Animation("linear")
  /// Like something on a spring.
  public static let spring = Animation("spring")
  /// Like something on a soft spring.
  public static let bouncy = Animation("bouncy")
  /// Like something on a hard spring.
  public static let snappy = Animation("snappy")
  /// Like something on a spring that does not swing.
  public static let smooth = Animation("smooth")

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut \(duration) s")
  }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn \(duration) s")
  }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut \(duration) s")
  }
  /// Always as fast.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear \(duration) s")
  }
  /// Like something on a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }
  /// Like something on a spring.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// Like something on a spring, which a new touch does not stop.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }

  /// Later by so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation { and("delay \(delay) s") }
  /// Faster so many times.
  public func speed(_ speed: Double) -> Animation { and("speed \(speed)") }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    and("forever")
  }
  /// Again, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    and("\(repeatCount) times")
  }
}

/// What goes along with a change of state.
public struct Transaction: Sendable {
  /// How the change would take its time.
  public var animation: Animation?
  /// Whether nothing shall take its time.
  public var disablesAnimations = false
  /// Whether it is one of many changes, as while a finger moves.
  public var isContinuous = false
  // Whoever sets the values decides who may read them, as with Apple's.
  nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]
  nonisolated(unsafe) var completions: [() -> Void] = []
  /// Nothing goes along.
  public init() {}
  /// Takes an animation.
  public init(animation: Animation?) { self.animation = animation }

  @TaskLocal static var current: Transaction?
}

/// How a view would come and go.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  /// The names of what it was made from.
  public let description: String

  init(_ name: String) { description = name }

  /// It fades.
  public static let opacity = AnyTransition("opacity")
  /// It grows and shrinks.
  public static let scale = AnyTransition("scale")
  /// It slides.
  public static let slide = AnyTransition("slide")
  /// It is there, or it is not.
  public static let identity = AnyTransition("identity")
  /// It grows from a size and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale \(scale)")
  }
  /// It comes from a side and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move \(edge)") }
  /// It pushes away what it takes the place of.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push \(edge)") }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("\(description) and \(other)")
  }
  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition("\(insertion), then \(removal)") }
  /// The same, in its own time.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Makes a change of state, which here has happened when the call returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes a change of state, which here has happened when the call returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer { for completion in transaction.completions { completion() } }
  return try Transaction.$current.withValue(transaction, operation: body)
}

enum TransitionKey: KitKey { static var defaultValue: AnyTransition? { nil } }
enum AnimationKey: KitKey { static var defaultValue: Animation? { nil } }

extension View {
  /// Would let the view come and go in some way, which `ViewScreen.transition(of:)` tells.
  public func transition(_ t: AnyTransition) -> some View { setting(TransitionKey.self, to: t) }

  /// Would let changes of the value take their time, as `ViewScreen.animation(of:)` tells.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    setting(AnimationKey.self, to: animation)
  }
}
