import Foundation

/// One row of a table, used again for another row once it is no longer needed.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What stands beside the content of a row.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  open private(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  open var editingAccessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var shouldIndentWhileEditing = true
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  open var isEditing = false { didSet { stateDidChange(isEditing != oldValue) } }
  /// Called when the state has changed, to fit the configurations to it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private let style: CellStyle
  private var content = CellContent()
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
    addSubview(content.plain)
    content.plain.addSubview(picture)
    content.plain.addSubview(mainLabel)
    if style != .default { content.plain.addSubview(detailLabel) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  open var contentView: UIView { content.view }
  open var textLabel: UILabel? { mainLabel }
  /// Nil in the default style, as on an iPhone.
  open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
  open var imageView: UIImageView? { picture }

  /// Replaces the labels, which are gone from the cell while there is one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue?.updated(for: configurationState), in: self) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// On an iPhone the update comes before the next frame, here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func stateDidChange(_ isNew: Bool) { if isNew { setNeedsUpdateConfiguration() } }

  /// Called before the cell is handed out again; only what an override resets is reset.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  private var table: UITableView? { superview as? UITableView }
  override var reactsToTap: Bool { table != nil }
  override func respondToTap(on name: String?) {
    if let table, let path = table.indexPath(for: self) { table.touchRow(at: path) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    let isNew = editing != isEditing
    if isNew { willTransition(to: state) }
    isEditing = editing
    if isNew { didTransition(to: state) }
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
}

/// The view above or below a section, reused like a cell.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var content = CellContent()
  private let label = UILabel()
  private let detailLabel = UILabel()
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { detailLabel }
  open var contentView: UIView { content.view }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    assemble()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    assemble()
  }

  /// How a table makes a registered class, which only a required initialiser allows in Swift.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func assemble() {
    addSubview(content.plain)
    content.plain.addSubview(label)
    content.plain.addSubview(detailLabel)
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open func prepareForReuse() {}
}
