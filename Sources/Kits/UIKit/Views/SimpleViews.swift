import Foundation

/// Text that is only read.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var showsExpansionTextWhenTruncated = false
  private var content = ReadableText()
  open var text: String? {
    get { content.plain }
    set { content.plain = newValue }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.plain.map { NSAttributedString(string: $0) } }
    set { content.take(newValue) }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// Draws nothing; overridden for room around the text.
  open func drawText(in rect: CGRect) {}
  /// The room that is offered, since text is not measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect { bounds }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false

  override var ownText: [String] { [text].compactMap { $0 }.filter { !$0.isEmpty } }
}

/// A picture in a view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var ownImage: UIImage? { image }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
}

/// The wheel that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    // The names before iOS 13, which many apps still have.
    case whiteLarge = 0
    case white, gray
  }

  open var style: Style
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false
  /// As on an iPhone, a wheel that does not turn is hidden unless told otherwise.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    updateVisibility()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    updateVisibility()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    updateVisibility()
  }

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }
}

/// Views in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Stands for the system's distance between views.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's distance between views.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    let isNew = view.superview !== self || !arrangedSubviews.contains { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count - (isNew ? 0 : 1))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview === self { removeArrangedSubview(view) } else { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
  }

  /// The view stays a subview, as on an iPhone: call `removeFromSuperview()` to be rid of it.
  open func removeArrangedSubview(_ view: UIView) {
    let isLast = arrangedSubviews.last === view
    let index =
      isLast ? arrangedSubviews.count - 1 : arrangedSubviews.firstIndex { $0 === view }
    if let index { arrangedSubviews.remove(at: index) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  override var readingOrder: [UIView] {
    let arranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
    return arrangedSubviews + subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
  }
}

/// What lies between a view and what it shows of others behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A view behind frosted glass, as data.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public init(style: Style) { super.init() }
}

/// Makes what is in front of a blur stand out.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// Shows what is inside with an effect behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
