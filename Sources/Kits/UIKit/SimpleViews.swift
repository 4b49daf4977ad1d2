import Foundation

/// Text that is only read.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
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

/// How text that does not fit is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A picture in a view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// The wheel that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

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

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
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
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
  }

  /// The view stays a subview, as on an iPhone: call `removeFromSuperview()` to be rid of it.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
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
    arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
  }
}
