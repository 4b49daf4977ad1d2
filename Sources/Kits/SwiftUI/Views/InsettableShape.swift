import Foundation

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Makes it smaller by so much on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the line inside of the shape in the colour of what is around it.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
  /// Draws the line inside of the shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
  /// Draws the line inside of the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { foregroundStyle(content) }
}

/// A shape inside of another.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> Self {
    Self(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}
extension RoundedRectangle: InsettableShape {
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}
extension Capsule: InsettableShape {
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}
extension Ellipse: InsettableShape {
  /// Makes it smaller by so much on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape {
  /// Turns the shape, which changes nothing that can be read.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TrimmedShape(base: self)
  }
}

/// Colours in rings around a point.
public struct RadialGradient: ShapeStyle {
  /// The gradient's name as a colour.
  public let _color: Color

  /// Takes the colours and the rings.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      colors: gradient.colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Takes the colours and the rings.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _color = Color("gradient " + colors.map(\.description).joined(separator: " "))
  }
}

extension RadialGradient: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("RadialGradient") }
}

/// Colours around a point like the hours of a clock.
public struct AngularGradient: ShapeStyle {
  /// The gradient's name as a colour.
  public let _color: Color

  /// Takes the colours and the middle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    _color = Color("gradient " + gradient.colors.map(\.description).joined(separator: " "))
  }
}

extension AngularGradient: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("AngularGradient") }
}
