import Foundation

/// The state of a cell or view that a configuration may depend on.
public protocol UIConfigurationState {}

/// What a cell is doing, for those who look different then.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
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
}

/// The usual content of a row: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the texts looks.
  public struct TextProperties: Hashable, Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = NSTextAlignment.natural
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = false
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
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

  override var ownText: [String] {
    guard let content = configuration as? UIListContentConfiguration else { return [] }
    let texts = [
      content.attributedText?.string ?? content.text,
      content.secondaryAttributedText?.string ?? content.secondaryText,
    ]
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  override var ownImage: UIImage? { (configuration as? UIListContentConfiguration)?.image }
}

/// What is behind a cell's content, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
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
