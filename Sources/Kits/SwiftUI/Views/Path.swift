public import Foundation

/// A line that could be drawn, kept as the places that it goes through.
public struct Path: Equatable, Sendable {
  private(set) var points: [CGPoint] = []

  /// Starts without a line.
  public init() {}
  /// The sides of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// The line around an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// The sides of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
  /// The sides of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Takes what draws the line.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is no line.
  public var isEmpty: Bool { points.isEmpty }

  /// The least rectangle with all places; what bends between them is not worked out.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Where the line ends.
  public var currentPoint: CGPoint? { points.last }

  /// Starts a new line.
  public mutating func move(to end: CGPoint) { points.append(end) }
  /// Goes straight on.
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  /// Goes straight from each place to the next.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Goes on in a bend.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  /// Goes on in a bend.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      points.append(
        CGPoint(
          x: center.x + radius * CGFloat(cos(angle.radians)),
          y: center.y + radius * CGFloat(sin(angle.radians))))
    }
  }
  /// Adds the sides of a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  /// Adds the sides of a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Adds the line around an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Adds another line.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// Goes back to where the line has started.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// The line itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How the ends of a line look.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// How the corners of a line look.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// How thick the line is.
  public var lineWidth: CGFloat
  /// How the ends look.
  public var lineCap: LineCap
  /// How the corners look.
  public var lineJoin: LineJoin
  /// The lengths of strokes and gaps.
  public var dash: [CGFloat]

  /// Takes the thickness, the ends, the corners and the gaps.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}

/// A part of the line around a shape.
public struct _TrimmedShape<Content: Shape>: Shape {
  let base: Content

  /// The whole line: which part of it is drawn is not worked out.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Shape {
  /// Draws a part of the line around the shape only.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self)
  }
  /// Draws the line around the shape in the colour of what is around it.
  public func stroke(style: StrokeStyle) -> some Shape { self }
  /// Draws the line around the shape in the colour of what is around it.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
}
