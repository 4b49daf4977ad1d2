import Foundation

/// How a change would take its time; here every change has happened at once.
public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String = #function) { self.name = name }

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
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Always as fast.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Like something on a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }

  /// Later by so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster so many times.
  public func speed(_ speed: Double) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Again, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// What goes along with a change of state.
public struct Transaction: Sendable {
  /// How the change would take its time.
  public var animation: Animation?
  /// Whether nothing shall take its time.
  public var disablesAnimations = false
  /// Nothing goes along.
  public init() {}
  /// Takes an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a view would come and go.
public struct AnyTransition: Sendable {
  /// It fades.
  public static let opacity = AnyTransition()
  /// It grows and shrinks.
  public static let scale = AnyTransition()
  /// It slides.
  public static let slide = AnyTransition()
  /// It is there, or it is not.
  public static let identity = AnyTransition()
  /// It comes from a side and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
}

/// Makes a change of state, which here has happened when the call returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change of state, which here has happened when the call returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
