import Foundation

/// How fast something goes at each moment of an animation.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// Slowly, fast, slowly.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Slowly at first.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slowly at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Always as fast.
  public static let linear = UnitCurve(name: "linear")
  /// Bent towards two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(name: "bezier") }
}

/// A spring that something hangs on.
public struct Spring: Hashable, Sendable {
  /// About how long it swings.
  public let duration: Double
  /// How far it swings over.
  public let bounce: Double
  /// Takes how long it swings and how far it swings over.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  /// Takes how long it swings and how soon it comes to rest.
  public init(response: TimeInterval, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  /// Comes to rest without swinging over.
  public static let smooth = Spring()
  /// Swings over a little.
  public static let snappy = Spring(bounce: 0.15)
  /// Swings over.
  public static let bouncy = Spring(bounce: 0.3)
  /// Comes to rest without swinging over, or with so much of it.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Swings over a little, or with so much more of it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Swings over, or with so much more of it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// As a spring goes.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring
  }
  /// As a spring goes that swings over.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy
  }
  /// As a spring goes that swings over a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy
  }
  /// As a spring goes that comes to rest at once.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth
  }
  /// As a spring goes that follows a finger.
  public static let interactiveSpring = Animation("spring")
  /// As a spring goes that keeps its speed.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// As a spring goes that keeps its speed.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// Bent towards two points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve \(duration) s") }
  /// As a curve says.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve \(duration) s")
  }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it looks as if it were.
  public static let logicallyComplete = Self(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = Self(name: "removed")
}

/// Changes something as an animation, and does something else when that is over, which is at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withAnimation(animation, body)
}

extension AnyTransition {
  /// Moves by so much.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset \(x) \(y)")
  }
  /// Moves by so much.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// Goes from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier \(E.self)")
  }
  /// Becomes unclear and makes room.
  public static let blurReplace = AnyTransition("blurReplace")
  /// As symbols come and go.
  public static let symbolEffect = AnyTransition("symbolEffect")
  /// Takes a transition of the app's own.
  public init<T: Transition>(_ transition: T) { self.init("\(T.self)") }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is simply there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Stands for the view that comes or goes.
public struct PlaceholderContentView<Value>: _PrimitiveView, Buildable {
  let view: any View
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

/// How a view comes and goes; nobody asks it here, where everything has happened at once.
@preconcurrency @MainActor
public protocol Transition {
  /// What the view looks like on its way.
  associatedtype Body: View
  /// Stands for the view.
  typealias Content = PlaceholderContentView<Self>
  /// Shows the view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
  /// Sets how changes inside of the closure take their time.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)) }
}
