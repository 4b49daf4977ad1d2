import Foundation

#if !canImport(CoreGraphics)
  /// The six numbers of a drawing transform.
  public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Takes the first two columns of the matrix, row by row.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity, as on Apple's platforms only by name: this one is all zero.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Scales around the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Moves by a distance.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Turns by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }
  }
#endif

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

/// The display of the device; always the same phone here.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen there is.
  public static let main = UIScreen(size: CGSize(width: 390, height: 844))

  /// Its rectangle in points.
  public let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }
}

/// How lines of text are laid out.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
