import Foundation

/// A colour, known by its components or by the name of a system colour.
public final class UIColor: NSObject, Sendable {
  fileprivate enum Source: Hashable, Sendable {
    case system(String)
    case components(red: CGFloat, green: CGFloat, blue: CGFloat)
  }

  fileprivate let source: Source
  fileprivate let alpha: CGFloat

  private init(source: Source, alpha: CGFloat) {
    self.source = source
    self.alpha = alpha
    super.init()
  }

  /// Takes components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .components(red: red, green: green, blue: blue), alpha: alpha)
  }

  /// What `#colorLiteral` makes.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A shade of grey between 0, black, and 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Takes a hue between 0 and 1, and how strong and how bright it is.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour that depends on the surroundings; here always that of a phone in light mode.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(source: color.source, alpha: color.alpha)
  }

  /// The colour itself: it depends on nothing here.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// A colour of the asset catalogue; nil for an empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .system(name), alpha: 1)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: source, alpha: alpha)
  }

  /// Gives the components; false for a colour that is known by its name alone.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .components(let r, let g, let b) = source else { return false }
    red?.pointee = r
    green?.pointee = g
    blue?.pointee = b
    alpha?.pointee = self.alpha
    return true
  }

  /// Gives the shade of a grey; false for other colours and those known by name alone.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .components(let r, let g, let b) = source, r == g, g == b else { return false }
    white?.pointee = r
    alpha?.pointee = self.alpha
    return true
  }

  /// Gives what the colour is and how strong and bright; false for one known by its name alone.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .components(let r, let g, let b) = source else { return false }
    let (high, low) = (max(r, g, b), min(r, g, b))
    let range = high - low
    let sector: CGFloat =
      if range == 0 { 0 } else if high == r { (g - b) / range } else if high == g {
        (b - r) / range + 2
      } else { (r - g) / range + 4 }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = self.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return source == other.source && alpha == other.alpha
  }

  public override var hash: Int { source.hashValue }

  public override var description: String {
    let suffix = alpha == 1 ? "" : " \(alpha)"
    return switch source {
    case .system(let name): name + suffix
    case .components(let red, let green, let blue): "rgb(\(red), \(green), \(blue))" + suffix
    }
  }

  private static func system(_ name: String = #function) -> UIColor {
    UIColor(source: .system(name), alpha: 1)
  }
}

#if canImport(Darwin)
  extension UIColor {
    /// The colour that the other form stands for.
    public convenience init(cgColor: CGColor) {
      // Two components are a shade of grey and its alpha.
      let parts = cgColor.components ?? [0, 0]
      let isGray = parts.count < 4
      self.init(
        red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2],
        alpha: cgColor.alpha)
    }

    /// The same colour for layers; a colour that is known by its name is black there.
    public var cgColor: CGColor {
      guard case .components(let red, let green, let blue) = source else {
        return CGColor(red: 0, green: 0, blue: 0, alpha: alpha)
      }
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#else
  /// A colour as drawing code wants it.
  public struct CGColor: Hashable, Sendable {
    let color: UIColor

    public var alpha: CGFloat { color.alpha }
    /// Red, green, blue and alpha; nil for a colour that is known by its name.
    public var components: [CGFloat]? {
      guard case .components(let red, let green, let blue) = color.source else { return nil }
      return [red, green, blue, color.alpha]
    }
    public var numberOfComponents: Int { 4 }
  }

  extension UIColor {
    /// The colour that the other form stands for.
    public convenience init(cgColor: CGColor) {
      self.init(source: cgColor.color.source, alpha: cgColor.color.alpha)
    }

    /// The same colour for layers.
    public var cgColor: CGColor { CGColor(color: self) }
  }
#endif

extension UIColor {
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  public static var systemRed: UIColor { system() }
  public static var systemGreen: UIColor { system() }
  public static var systemBlue: UIColor { system() }
  public static var systemOrange: UIColor { system() }
  public static var systemYellow: UIColor { system() }
  public static var systemPink: UIColor { system() }
  public static var systemPurple: UIColor { system() }
  public static var systemTeal: UIColor { system() }
  public static var systemIndigo: UIColor { system() }
  public static var systemBrown: UIColor { system() }
  public static var systemMint: UIColor { system() }
  public static var systemCyan: UIColor { system() }
  public static var systemGray: UIColor { system() }
  public static var systemGray2: UIColor { system() }
  public static var systemGray3: UIColor { system() }
  public static var systemGray4: UIColor { system() }
  public static var systemGray5: UIColor { system() }
  public static var systemGray6: UIColor { system() }
  public static var label: UIColor { system() }
  public static var secondaryLabel: UIColor { system() }
  public static var tertiaryLabel: UIColor { system() }
  public static var placeholderText: UIColor { system() }
  public static var separator: UIColor { system() }
  public static var link: UIColor { system() }
  public static var tintColor: UIColor { system() }
  public static var systemBackground: UIColor { system() }
  public static var secondarySystemBackground: UIColor { system() }
  public static var tertiarySystemBackground: UIColor { system() }
  public static var systemGroupedBackground: UIColor { system() }
  public static var secondarySystemGroupedBackground: UIColor { system() }
  public static var quaternaryLabel: UIColor { system() }
  public static var opaqueSeparator: UIColor { system() }
  public static var tertiarySystemGroupedBackground: UIColor { system() }
  public static var systemFill: UIColor { system() }
  public static var secondarySystemFill: UIColor { system() }
  public static var tertiarySystemFill: UIColor { system() }
  public static var quaternarySystemFill: UIColor { system() }
  public static var darkText: UIColor { system() }
  public static var lightText: UIColor { system() }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
