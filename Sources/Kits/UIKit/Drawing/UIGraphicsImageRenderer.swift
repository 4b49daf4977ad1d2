import Foundation

/// How a picture that is drawn is kept.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  public override required init() { super.init() }
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }
  open var bounds: CGRect { .zero }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false
  open var preferredRange = Range.automatic
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// Where the drawing of a picture takes place.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  let bounds: CGRect

  init(_ cgContext: CGContext, bounds: CGRect) {
    (self.cgContext, self.bounds) = (cgContext, bounds)
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as it is so far.
  open var currentImage: UIImage {
    UIImage(drawnAt: bounds.size, commands: cgContext.commands)
  }
}

/// Makes a picture of what a closure draws; it has the size, and tells in no pixel what was drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(CGContext(), bounds: bounds)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// The contexts in use, the one that is drawn into last, with the sizes of their pictures.
@MainActor private var contexts: [(context: CGContext, size: CGSize)] = []

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last?.context }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append((context, .zero)) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = contexts.popLast() }

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append((CGContext(), size)) }

@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }

/// The picture of the context in use; nil without one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(drawnAt: $0.size, commands: $0.context.commands) }
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

extension UIColor {
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.note("picture \(description) \(rect.words)")
  }
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIView {
  /// Writes the texts of the view into the drawing; false outside of one.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    for text in visibleText { context.note("text \(text)") }
    return true
  }
}

extension CALayer {
  /// Writes the texts of the layer's view into the drawing.
  public func render(in ctx: CGContext) {
    for text in view?.visibleText ?? [] { ctx.note("text \(text)") }
  }
}
