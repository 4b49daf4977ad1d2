import Foundation

/// A form that could be drawn; the host shows its name.
public protocol Shape: View, Animatable, Sendable {
  /// The line around the form in that room.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// Not to be called: a shape consists of nothing else.
  public var body: Never { fatalError("A shape is shown as it is and has no body.") }

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
  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// Takes one radius for all corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
}

/// A circle.
public struct Circle: Shape {
  /// As large as its room.
  public nonisolated init() {}
  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// As large as its room.
  public nonisolated init() {}
  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// As large as its room.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// The line around it.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
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
