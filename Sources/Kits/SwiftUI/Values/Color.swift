import Foundation
import UIKit

/// A colour, known by its name or its components.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How components are to be understood.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// What the colour is called; components are written out.
  public let description: String

  private init(named description: String) { self.description = description }

  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name) }

  /// A colour of UIKit.
  public init(_ color: UIColor) { self.init(named: "\(color)") }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// Takes components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let suffix = opacity == 1 ? "" : " \(opacity)"
    self.init(named: "rgb(\(red), \(green), \(blue))" + suffix)
  }

  /// A shade of grey between 0, black, and 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Takes hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let suffix = opacity == 1 ? "" : " \(opacity)"
    self.init(named: "hsb(\(hue), \(saturation), \(brightness))" + suffix)
  }

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color(named: "\(description) \(opacity)") }

  /// The colour as it fades away; what is drawn does not exist here, so it stays the same.
  public var gradient: Color { self }

  /// The system's red.
  public static let red = Color(named: "red")
  /// The system's orange.
  public static let orange = Color(named: "orange")
  /// The system's yellow.
  public static let yellow = Color(named: "yellow")
  /// The system's green.
  public static let green = Color(named: "green")
  /// The system's mint.
  public static let mint = Color(named: "mint")
  /// The system's teal.
  public static let teal = Color(named: "teal")
  /// The system's cyan.
  public static let cyan = Color(named: "cyan")
  /// The system's blue.
  public static let blue = Color(named: "blue")
  /// The system's indigo.
  public static let indigo = Color(named: "indigo")
  /// The system's purple.
  public static let purple = Color(named: "purple")
  /// The system's pink.
  public static let pink = Color(named: "pink")
  /// The system's brown.
  public static let brown = Color(named: "brown")
  /// The system's grey.
  public static let gray = Color(named: "gray")
  /// White.
  public static let white = Color(named: "white")
  /// Black.
  public static let black = Color(named: "black")
  /// Nothing to be seen.
  public static let clear = Color(named: "clear")
  /// The colour of ordinary text.
  public static let primary = Color(named: "primary")
  /// The colour of less important text.
  public static let secondary = Color(named: "secondary")
  /// The colour of what can be touched.
  public static let accentColor = Color(named: "accentColor")
}

extension Color: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("Color \(self)") }
}

/// Something to draw with: a colour or a material.
public protocol ShapeStyle: Sendable {
  /// The colour by which the kit remembers the style.
  var _color: Color { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var _color: Color { self }
}

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours, in their order.
  public var colors: [Color]
  /// Takes the colours.
  public init(colors: [Color]) { self.colors = colors }
}

/// Colours that go over into each other along a line.
public struct LinearGradient: ShapeStyle {
  /// The gradient's name as a colour.
  public let _color: Color

  /// Takes the colours and the ends of the line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Takes the colours and the ends of the line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = Color("gradient " + colors.map(\.description).joined(separator: " "))
  }
}

extension LinearGradient: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .container("LinearGradient") }
}

/// Something half transparent that takes its colour from what lies behind.
public struct Material: ShapeStyle {
  /// The material's name as a colour.
  public let _color: Color

  /// Hardly there.
  public static let ultraThinMaterial = Material(_color: Color("ultraThinMaterial"))
  /// More clear than not.
  public static let thinMaterial = Material(_color: Color("thinMaterial"))
  /// Half clear.
  public static let regularMaterial = Material(_color: Color("regularMaterial"))
  /// Less clear than not.
  public static let thickMaterial = Material(_color: Color("thickMaterial"))
  /// Hardly clear.
  public static let ultraThickMaterial = Material(_color: Color("ultraThickMaterial"))
  /// As the system's bars.
  public static let bar = Material(_color: Color("bar"))
  /// Hardly there.
  public static let ultraThin = ultraThinMaterial
  /// More clear than not.
  public static let thin = thinMaterial
  /// Half clear.
  public static let regular = regularMaterial
  /// Less clear than not.
  public static let thick = thickMaterial
  /// Hardly clear.
  public static let ultraThick = ultraThickMaterial
}

extension ShapeStyle where Self == Material {
  /// Hardly there.
  public static var ultraThinMaterial: Material { .ultraThinMaterial }
  /// More clear than not.
  public static var thinMaterial: Material { .thinMaterial }
  /// Half clear.
  public static var regularMaterial: Material { .regularMaterial }
  /// Less clear than not.
  public static var thickMaterial: Material { .thickMaterial }
  /// Hardly clear.
  public static var ultraThickMaterial: Material { .ultraThickMaterial }
  /// As the system's bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// Nothing to be seen.
  public static var clear: Color { .clear }
  /// The colour of ordinary text.
  public static var primary: Color { .primary }
  /// The colour of less important text.
  public static var secondary: Color { .secondary }
  /// The colour of even less important text.
  public static var tertiary: Color { Color("tertiary") }
  /// The colour of the least important text.
  public static var quaternary: Color { Color("quaternary") }
  /// The colour of what can be touched.
  public static var tint: Color { Color("tint") }
  /// The colour of what lies behind.
  public static var background: Color { Color("background") }
  /// The colour of what lies in front.
  public static var foreground: Color { .primary }
}
