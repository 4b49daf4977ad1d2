import Foundation

extension Gradient: ShapeStyle {
  /// The first of the colours.
  public var _color: Color { colors.first ?? .clear }

  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat
    /// Takes the colour and where it stands.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// Takes colours and where they stand.
  public init(stops: [Stop]) { self.init(colors: stops.map(\.color)) }
}

extension LinearGradient {
  /// Takes colours and where they stand, and both ends of the line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension RadialGradient {
  /// Takes colours and where they stand, the middle and both distances.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension AngularGradient {
  /// Takes the colours, the middle and both angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle
  ) { self.init(gradient: gradient, center: center, angle: startAngle) }
  /// Takes the colours, the middle and both angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: startAngle)
  }
  /// Takes the colours, the middle and the angle to start at.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

/// Colours around a point, in the proportions of the room.
public struct EllipticalGradient: ShapeStyle {
  /// The first of the colours.
  public let _color: Color
  /// Takes the colours, the middle and both distances.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _color = gradient._color }
  /// Takes the colours, the middle and both distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _color = colors.first ?? .clear }
}

extension EllipticalGradient: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("EllipticalGradient") }
}

/// Colours on a net.
public struct MeshGradient: ShapeStyle {
  /// The first of the colours.
  public let _color: Color
  /// Takes how many knots the net has, where they are and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { _color = colors.first ?? .clear }
}

extension MeshGradient: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("MeshGradient") }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// The colour of the style inside.
  public let _color: Color
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { _color = style._color }
}

/// The same picture again and again.
public struct ImagePaint: ShapeStyle {
  /// A colour that bears the name of the picture.
  public let _color: Color
  /// Takes the picture and how large it is.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { _color = Color(image.name) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours that turn around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
extension ShapeStyle where Self == Color {
  /// Very faint.
  public static var quinary: Color { Color("quinary") }
  /// What stands where text is still missing.
  public static var placeholder: Color { Color("placeholder") }
  /// A line between two things.
  public static var separator: Color { Color("separator") }
  /// A link.
  public static var link: Color { Color("link") }
  /// A ground on the ground.
  public static var fill: Color { Color("fill") }
  /// What is chosen.
  public static var selection: Color { Color("selection") }
  /// The ground of the window.
  public static var windowBackground: Color { Color("windowBackground") }
}

extension ShapeStyle {
  /// The same, fainter.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_color.opacity(opacity))
  }
  /// The same, mixed with what lies behind.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The same with a shadow.
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The same, for what matters less.
  public var secondary: some ShapeStyle { AnyShapeStyle(_color.opacity(0.5)) }
  /// The same, for what matters even less.
  public var tertiary: some ShapeStyle { AnyShapeStyle(_color.opacity(0.25)) }
  /// The same, for what matters least.
  public var quaternary: some ShapeStyle { AnyShapeStyle(_color.opacity(0.2)) }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  /// Behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }
  /// Inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

extension Color {
  /// Something between two colours.
  public func mix(with rhs: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : rhs }
  /// A colour of UIKit.
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
}

extension UIColor {
  /// The colour of SwiftUI by its name.
  public convenience init(_ color: Color) {
    self.init(dynamicProvider: { _ in UIColor(named: color.description) ?? .clear })
  }
}
