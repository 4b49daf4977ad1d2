import Foundation

/// A shape that has been filled or drawn, and can be filled and drawn once more.
public protocol ShapeView<Content>: View {
  /// The shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A shape with a style, on top of what was drawn of it before.
public struct _ShapeView<Content: Shape>: ShapeView, _PrimitiveView, Buildable {
  /// The shape.
  public let shape: Content
  let layers: [Color?]

  func build(_ blueprint: inout Blueprint) {
    for color in layers {
      blueprint.add(
        shape.setting(ForegroundKey.self, to: color ?? blueprint.environment[ForegroundKey.self]))
    }
  }

  func adding(_ color: Color?) -> Self { Self(shape: shape, layers: layers + [color]) }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> { _ShapeView(shape: self, layers: [content._color]) }
  /// Fills the shape with the colour of text.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [nil])
  }
  /// Draws along the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(shape: self, layers: [content._color]) }
  /// Draws along the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(shape: self, layers: [content._color]) }
}

extension _ShapeView {
  /// Fills the shape once more.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> { adding(content._color) }
  /// Draws along the shape as well.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> { adding(content._color) }
  /// Draws along the shape as well.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> { adding(content._color) }
  /// Draws inside along the shape as well.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> { adding(content._color) }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
  /// The outline of the shape inside.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

/// The corners of a rectangle, each round in its own way.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where text starts.
  public var topLeading: CGFloat
  /// The lower corner where text starts.
  public var bottomLeading: CGFloat
  /// The lower corner where text ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where text ends.
  public var topTrailing: CGFloat
  /// Takes all four.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle whose corners are round in different ways.
public struct UnevenRoundedRectangle: Shape {
  /// How round the corners are.
  public var cornerRadii: RectangleCornerRadii
  /// Takes how round the corners are.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self.cornerRadii = cornerRadii }
  /// Takes how round each corner is.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The same, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// The shape of what the view lies in; here a rectangle.
public struct ContainerRelativeShape: Shape {
  /// There is nothing to set.
  public nonisolated init() {}
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape that buttons have; here a rectangle.
public struct ButtonBorderShape: Shape {
  private let name: String
  /// As it fits.
  public nonisolated static let automatic = ButtonBorderShape(name: "automatic")
  /// As round as can be.
  public nonisolated static let capsule = ButtonBorderShape(name: "capsule")
  /// Round.
  public nonisolated static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public nonisolated static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// With round corners of a given size.
  public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    .roundedRectangle
  }
  nonisolated init(name: String) { self.name = name }
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
  /// Sets the shape of the buttons inside, which is not drawn.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are round in different ways.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle whose corners are round in different ways.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of what the view lies in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension RoundedRectangle {
  /// Takes how round the corners are.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width, style: style)
  }
}

extension Shape {
  /// Moves the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _MovedShape(base: self, move: CGAffineTransform(translationX: x, y: y))
  }
  /// Makes the shape larger or smaller.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { _MovedShape(base: self, move: CGAffineTransform(scaleX: x, y: y)) }
  /// Makes the shape larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _MovedShape(base: self, move: CGAffineTransform(scaleX: scale, y: scale))
  }
  /// Moves and turns the shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _MovedShape(base: self, move: transform)
  }
  /// Gives the shape a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    AnyShape(_SizedShape(base: self, size: CGSize(width: width, height: height)))
  }
}

struct _MovedShape<Base: Shape>: Shape {
  let base: Base
  let move: CGAffineTransform
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).applying(move) }
}

struct _SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize
  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Path {
  /// The path moved and turned.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addLines(points.map { $0.applying(transform) })
    return path
  }
  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Whether the place is in the rectangle around the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
  /// The same, since only the places are kept.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// The same, since only the places are kept.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// Goes along rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Goes along an arc that starts at an angle and is so long.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: false)
  }
  /// Goes along a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) { addRect(rect) }
  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { self.init(rect) }
  /// A path of UIKit.
  public init(_ path: CGPath) { self.init(path.boundingBox) }
}
