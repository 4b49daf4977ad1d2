import Foundation

/// The content of a cell or view as a value.
public protocol UIContentConfiguration {}

/// The usual content of a row: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How one of the texts looks.
  public struct TextProperties: Hashable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// One row of a table, used again for another row once it is no longer needed.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  open private(set) var contentView = UIView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open private(set) var isSelected = false
  open var isEditing = false
  open var separatorInset = UIEdgeInsets.zero
  open var selectedBackgroundView: UIView?
  /// Replaces the labels, which are gone from the cell while there is one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let isReplaced = contentConfiguration != nil
      [picture, mainLabel, detailLabel].forEach { $0.isHidden = isReplaced }
    }
  }

  private let style: CellStyle
  private let mainLabel = UILabel()
  private let detailLabel = UILabel()
  private let picture = UIImageView(frame: .zero)

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    assemble()
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    assemble()
  }

  /// A cell in the default style that is never used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// How a table makes a registered class, which only a required initialiser allows in Swift.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func assemble() {
    addSubview(contentView)
    contentView.addSubview(picture)
    contentView.addSubview(mainLabel)
    if style != .default { contentView.addSubview(detailLabel) }
  }

  open var textLabel: UILabel? { mainLabel }
  /// Nil in the default style, as on an iPhone.
  open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
  open var imageView: UIImageView? { picture }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Called before the cell is handed out again; only what an override resets is reset.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  override var ownText: [String] {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return [] }
    return [content.text, content.secondaryText].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
