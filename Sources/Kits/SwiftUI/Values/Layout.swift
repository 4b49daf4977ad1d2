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

/// How the views of a column stand to each other.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
}

/// How the views of a row stand to each other.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view stands in the room that it is given.
public struct Alignment: Hashable, Sendable {
  /// Where it stands from left to right.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Takes a place for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the start of the text's direction.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the text's direction.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where a page begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner at the end of a line.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner at the start of a line.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where a page ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
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
  /// Takes degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
  /// Takes radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
