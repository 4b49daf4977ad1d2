import Foundation

/// Corners of a rectangle.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How the corners of a layer are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where the contents of a layer are in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a view would be drawn with, as data.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer belongs to; what both have is kept there.
  weak var view: UIView?
  private var own: (frame: CGRect, opacity: Float, isHidden: Bool, masks: Bool) =
    (.zero, 1, false, false)

  open var name: String?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor? {
    didSet { view?.fillColor = backgroundColor.map { UIColor(cgColor: $0) } }
  }
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var shadowPath: CGPath?
  open var mask: CALayer?
  open var contents: Any?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var sublayerTransform = CATransform3DIdentity
  open var anchorPointZ: CGFloat = 0
  open var isDoubleSided = true
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var compositingFilter: Any?
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  /// A transform that says more than that of the view can.
  private var solid: CATransform3D?
  private var animations: [String: CAAnimation] = [:]
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  public override init() { super.init() }

  /// Makes the layer of a view with this `layerClass`; it does not exist on an iPhone, where any class can be made.
  open class func makeForView() -> CALayer { CALayer() }

  /// Becomes the layer of a view, with which it shares what both have.
  func belong(to view: UIView) {
    // First: the view keeps its own colour, of which a layer may know less.
    backgroundColor = view.backgroundColor?.cgColor
    self.view = view
  }

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { own.frame = newValue } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: own.frame.size) }
    set { if let view { view.bounds = newValue } else { own.frame.size = newValue.size } }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masks }
    set { if let view { view.clipsToBounds = newValue } else { own.masks = newValue } }
  }

  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The same as the view's, as far as that can say it.
  open var transform: CATransform3D {
    get {
      guard let view else { return solid ?? CATransform3DIdentity }
      if let solid, CATransform3DGetAffineTransform(solid) == view.transform { return solid }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      solid = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The layer itself, since no animation is ever under way.
  open func presentation() -> Self? { self }

  /// The animation is over when the call returns; one that is not removed then can be asked for.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key, !anim.isRemovedOnCompletion { animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(idx), count))
  }

  /// Whether a point of the layer is inside of it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
}

/// A layer filled with colours that run into each other.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var type = CAGradientLayerType.axial
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open override class func makeForView() -> CALayer { CAGradientLayer() }
}

/// A layer with a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open override class func makeForView() -> CALayer { CATextLayer() }
}

/// How the lines of a text layer are set.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

/// A layer whose sublayers are drawn several times.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open override class func makeForView() -> CALayer { CAReplicatorLayer() }
}
