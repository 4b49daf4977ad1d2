import Foundation

extension GraphicsContext {
  /// What is drawn with: a colour, a gradient or a style.
  public struct Shading: Sendable {
    private let name: String
    /// The colour of text.
    public static let foreground = Shading(name: "foreground")
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "\(color)") }
    /// A colour.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { .color(style._color) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading { Shading(name: "linearGradient") }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { Shading(name: "radialGradient") }
    /// Colours that turn around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = []
    ) -> Shading { Shading(name: "conicGradient") }
  }

  /// What a gradient does where it ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt32
    /// Takes one bit for each way.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// Which side of a path is kept.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt32
    /// Takes one bit for each way.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Changes a picture.
  public struct Filter: Sendable {
    private let name: String
    /// Makes it unclear.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    /// Adds a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(name: "shadow") }
    /// Makes it lighter.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// Takes the colours away.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// Makes the colours stronger.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// Turns the colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// Mixes a colour in.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    /// Keeps what is strong enough, in one colour.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(name: "alphaThreshold") }
  }
}

/// How something is mixed with what lies behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// How a path that crosses itself is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether every other part stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// Takes both.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
