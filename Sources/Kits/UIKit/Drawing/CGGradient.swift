import Foundation

/// A list of anything, as drawing code hands colours over: `[...] as CFArray`.
public typealias CFArray = [Any]

/// Which numbers stand for which colours.
public struct CGColorSpace: Hashable, Sendable {
  public let name: String
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Takes one of the names; another one is none.
  public init?(name: String) {
    let known = [Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.genericGrayGamma2_2]
    guard known.contains(name) else { return nil }
    self.name = name
  }
  fileprivate init(device: String) { name = device }

  public var numberOfComponents: Int { name.contains("Gray") ? 1 : 3 }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "DeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "DeviceGray") }

/// Whether a gradient goes on in front of its start and behind its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other.
public final class CGGradient: Sendable {
  let colors: [CGColor]
  let locations: [CGFloat]

  /// Takes colours and where each of them is reached, from 0 to 1; without places the colours have
  /// the same distance from each other. What are no colours makes no gradient.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.colors = known
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) }
      ?? known.indices.map { CGFloat($0) / CGFloat(max(1, known.count - 1)) }
  }

  fileprivate var words: String {
    zip(colors, locations).map { "\(UIColor(cgColor: $0)) at \($1)" }.joined(separator: ", ")
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    note("gradient \(startPoint.words) to \(endPoint.words): \(gradient.words)")
  }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    note(
      "gradient \(startCenter.words) \(startRadius) to \(endCenter.words) \(endRadius): "
        + gradient.words)
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x) \(y)" }
}
