import Foundation

/// Corners of a rectangle that a path rounds.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The outline of a shape, of which only the places that it goes through are known.
public struct CGPath: Hashable, Sendable {
  var points: [CGPoint] = []

  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint { points.last ?? .zero }
  public var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

/// A shape to draw, as data: nothing here draws it.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  open var cgPath = CGPath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    add(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var isEmpty: Bool { cgPath.isEmpty }
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// The smallest rectangle around all places of the path, those that steer its curves left out.
  open var bounds: CGRect { cgPath.boundingBox }

  open func move(to point: CGPoint) { cgPath.points.append(point) }
  open func addLine(to point: CGPoint) { cgPath.points.append(point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.points.append(endPoint)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.points.append(endPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      cgPath.points.append(
        CGPoint(
          x: center.x + radius * CGFloat(cos(Double(angle))),
          y: center.y + radius * CGFloat(sin(Double(angle)))))
    }
  }
  open func close() {}
  open func append(_ bezierPath: UIBezierPath) {
    cgPath.points += bezierPath.cgPath.points
  }
  open func removeAllPoints() { cgPath = CGPath() }

  /// Sets how long the parts of a dashed line and the gaps between them are, in turns.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }
  /// Tells what `setLineDash` was given.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  private func add(_ rect: CGRect) {
    cgPath.points += [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
}
