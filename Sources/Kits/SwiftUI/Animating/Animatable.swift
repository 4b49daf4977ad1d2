import Foundation

/// Can be added and made longer, as what lies between two states of an animation has to be.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as long.
  mutating func scale(by rhs: Double)
  /// The square of its length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The same, so many times as long.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  /// Goes a part of the way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Stands for nothing that could change little by little.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// There is only one kind of nothing.
  public init() {}
  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two things that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of them.
  public var first: First
  /// The second of them.
  public var second: Second
  /// Takes both.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds both.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// Takes both away.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Makes both so many times as long.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the length of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Changes little by little on an iPhone; here everything has happened at once.
public protocol Animatable {
  /// What changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What changes.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that changes little by little.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
  /// Not to be called: the host reads such a modifier by itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension ViewModifier {
  /// Both modifiers, this one first.
  public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    _JoinedModifier(first: self, second: modifier)
  }
}

/// Two modifiers, one after the other.
struct _JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second
  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// There is only one kind of nothing.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
}

/// Moves, turns or bends the picture of a view.
public struct ProjectionTransform: Equatable, Sendable {
  /// What it does in the plane.
  private let transform: CGAffineTransform
  /// Changes nothing.
  public init() { transform = .identity }
  /// Takes what it does in the plane.
  public init(_ m: CGAffineTransform) { transform = m }
}

/// A modifier that moves, turns or bends the picture of a view, which is not drawn.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// What becomes of a picture of that size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
