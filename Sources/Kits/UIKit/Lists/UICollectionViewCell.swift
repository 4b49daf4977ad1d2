import Foundation

/// A view that a collection uses again for another place.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How a collection makes a registered class, which only a required initialiser allows in Swift.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is handed out again; only what an override resets is reset.
  open func prepareForReuse() {}

  /// Takes over where the layout has put the view; called by nobody but overrides.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What the view makes of the place that the layout wants to give it; nobody asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var content = CellContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content.plain)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content.plain)
  }

  open var contentView: UIView { content.view }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue?.updated(for: configurationState), in: self) }
  }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: collection?.isEditing ?? false)
  }

  /// On an iPhone the update comes before the next frame, here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func stateDidChange(_ isNew: Bool) { if isNew { setNeedsUpdateConfiguration() } }

  private var collection: UICollectionView? { superview as? UICollectionView }
  override var reactsToTap: Bool { collection != nil }
  override func respondToTap(on name: String?) {
    if let collection, let path = collection.indexPath(for: self) {
      collection.touchItem(at: path)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }
}

/// An item that looks like a row of a table.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the line below the item is, which nobody draws.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(owner: self)

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
