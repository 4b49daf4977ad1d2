import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides at once.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Takes one bit for each side.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Takes a single side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where text starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where text ends.
    public static let trailing = Set(.trailing)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where text starts.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where text ends.
  public var trailing: CGFloat

  /// Takes a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance anywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A direction of the plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// Both directions, or one of them.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Takes one bit for each direction.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// How the lines of a text stand to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// Whether a picture fills its room or fits into it.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// A point in a rectangle of side 1.
public struct UnitPoint: Hashable, Sendable {
  /// From left, 0, to right, 1.
  public var x: CGFloat
  /// From top, 0, to bottom, 1.
  public var y: CGFloat

  /// Takes both coordinates.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// The upper corner where text starts.
  public init() { self.init(x: 0, y: 0) }

  /// The corner at the start.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where text starts.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where text ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner where a page begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where text ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where text starts.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where a page ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No turn.
  public init() { radians = 0 }
  /// Takes radians.
  public init(radians: Double) { self.radians = radians }
  /// Takes degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Takes degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
  /// Takes radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Angle: AdditiveArithmetic, Comparable {
  /// No turn.
  public static let zero = Angle(radians: 0)
  /// Both turns.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// One turn without the other.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// So many times the turn.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Whether it is the smaller turn.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
