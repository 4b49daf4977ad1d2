import Foundation

/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// No distance at all.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Takes the distances in Apple's order.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the edges of a rectangle in the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// No distance at all.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Takes the distances in Apple's order.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// The rectangle inside of the distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// A distance by which something is drawn elsewhere.
public struct UIOffset: Equatable, Sendable {
  public var horizontal, vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension NSValue {
  /// A rectangle as an object, as in what a notification brings along.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public var cgRectValue: CGRect { rectValue }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public var cgPointValue: CGPoint { pointValue }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public var cgSizeValue: CGSize { sizeValue }
}

extension NSIndexPath {
  /// Points at a row of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Points at an item of a collection.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// Points at a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Points at an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

/// How lines of text are laid out.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

extension CGPoint {
  /// Whether it is the same point; the older form of `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether it is as large; the older form of `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether it is the same rectangle; the older form of `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
