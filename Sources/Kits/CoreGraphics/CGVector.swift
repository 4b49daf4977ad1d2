import Foundation

/// A direction with a length.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx, dy: CGFloat

  /// No length at all.
  public static let zero = CGVector()

  /// No length at all.
  public init() { self.init(dx: 0, dy: 0) }

  /// Takes both parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Takes both parts as whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Takes both parts as numbers with a fraction.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
