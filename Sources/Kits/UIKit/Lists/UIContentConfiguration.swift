import Foundation

/// The state of a cell or view that a configuration may depend on.
public protocol UIConfigurationState {
  /// What an app has added to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names something that an app adds to the state of its cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a cell is doing, for those who look different then.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {}
  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
    (self.isSelected, self.isHighlighted, self.isEditing) = (isSelected, isHighlighted, isEditing)
  }
}

/// The content of a cell or view as a value.
public protocol UIContentConfiguration {
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; nobody asks.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Across or down, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The usual content of a row: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the texts looks.
  public struct TextProperties: Hashable, Sendable {
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = NSTextAlignment.natural
    public func resolvedColor() -> UIColor { color }
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = false
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    /// How the text is seen.
    public var transform = TextTransform.none

    func seen(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var alpha: CGFloat = 1
  public var imageToTextPadding: CGFloat = 8
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  init(secondaryFont: UIFont.TextStyle = .body, sideBySide: Bool = false) {
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondaryFont)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  public static func cell() -> Self { Self(secondaryFont: .caption1) }
  public static func subtitleCell() -> Self { Self(secondaryFont: .caption1) }
  public static func valueCell() -> Self { Self(sideBySide: true) }
  public static func sidebarCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self(secondaryFont: .caption1) }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(secondaryFont: .caption1) }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a picture and two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  // Where the parts are: the whole of the view, since nothing is laid out.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide(owner: self)
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide(owner: self)
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = UILayoutGuide(owner: self)

  override var ownText: [String] {
    guard let content = configuration as? UIListContentConfiguration else { return [] }
    let texts = [
      (content.attributedText?.string ?? content.text).map(content.textProperties.seen),
      (content.secondaryAttributedText?.string ?? content.secondaryText)
        .map(content.secondaryTextProperties.seen),
    ]
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  override var ownImage: UIImage? { (configuration as? UIListContentConfiguration)?.image }
}

/// What is behind a cell's content, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Kept as the rest: no background is drawn.
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var strokeOutset: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// Asked for nothing here, since no background is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The same for every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.backgroundColor == right.backgroundColor && left.cornerRadius == right.cornerRadius
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(backgroundColor) }

  public static func clear() -> Self { Self(backgroundColor: .clear) }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }
}

/// A cell's content: its own view and labels, or what a configuration has made in their place.
@MainActor
struct CellContent {
  let plain = UIView(frame: .zero)
  private var configured: (any UIView & UIContentView)?
  var configuration: (any UIContentConfiguration)?

  /// The view that is to be seen now.
  var view: UIView { configured ?? plain }

  /// Shows the configuration, in the view that shows one of its kind already if there is one.
  mutating func show(_ new: (any UIContentConfiguration)?, in cell: UIView) {
    let isSameKind = new.map { type(of: $0) == configuration.map { type(of: $0) } } ?? false
    configuration = new
    if let new, isSameKind, let configured {
      configured.configuration = new
      return
    }
    view.removeFromSuperview()
    configured = new?.makeContentView()
    cell.addSubview(view)
  }
}
