import Foundation

/// A form that could be drawn; only its name is known here.
public protocol Shape: View, Sendable {}

extension Shape {
  /// Not to be called: a shape consists of nothing else.
  public var body: Never { fatalError("A shape is shown as it is and has no body.") }

  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S) -> some View { foregroundStyle(content) }
  /// Fills the shape with the colour of what is around it.
  public func fill() -> some View { self }
  /// Draws the line around the shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    foregroundStyle(content)
  }
  /// Draws a line inside of the shape.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    foregroundStyle(content)
  }
}

/// How the corners of a rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
public struct Rectangle: Shape {
  /// As large as its room.
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// Takes one radius for all corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
}

/// A circle.
public struct Circle: Shape {
  /// As large as its room.
  public nonisolated init() {}
}

/// An ellipse.
public struct Ellipse: Shape {
  /// As large as its room.
  public nonisolated init() {}
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// As large as its room.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

extension Rectangle: Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Rectangle") }
}
extension RoundedRectangle: Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("RoundedRectangle") }
}
extension Circle: Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Circle") }
}
extension Ellipse: Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Ellipse") }
}
extension Capsule: Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Capsule") }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  public static var capsule: Capsule { Capsule() }
}
