import Foundation

/// What counts where text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is known where text is measured.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  public override init() { super.init() }
}

extension String {
  /// How large the text would be about: half as wide as it is high for each letter, in lines that fit.
  fileprivate func estimatedSize(_ font: UIFont?, within width: CGFloat) -> CGSize {
    let size = font?.pointSize ?? 12
    let line = (size * 1.2).rounded(.up)
    let widths = split(separator: "\n", omittingEmptySubsequences: false).map {
      CGFloat($0.count) * size / 2
    }
    let lines = widths.map { width > 0 && width.isFinite ? max(1, ($0 / width).rounded(.up)) : 1 }
    let widest = widths.max() ?? 0
    return CGSize(
      width: width > 0 ? min(widest, width) : widest, height: lines.reduce(0, +) * line)
  }

  /// About how large the text would be; letters are not measured.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    estimatedSize(attrs?[.font] as? UIFont, within: .infinity)
  }
  /// About how much room the text would take; letters are not measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero, size: estimatedSize(attributes?[.font] as? UIFont, within: size.width))
  }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.note("text \(self) \(rect.words)")
  }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }
}

extension NSString {
  /// About how large the text would be; letters are not measured.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  /// About how much room the text would take; letters are not measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// About how large the text would be; letters are not measured.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
  /// About how much room the text would take; letters are not measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { string.draw(in: rect) }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { string.draw(at: point) }
  /// Writes the text into the drawing.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
  }
}
