import Foundation

/// A control with a title that reacts to a tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration?
  /// Called at once and whenever the state changes, to fit the configuration to it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What a long touch offers, or any touch if `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var contentEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The action's title and image become the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
  open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

  private func stateDidChange(_ isNew: Bool) { if isNew { setNeedsUpdateConfiguration() } }

  /// On an iPhone the update comes before the next frame, here at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // Where things stand on the button: the whole of it, since nothing is laid out.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title; write to it only for the font, as on an iPhone.
  open var titleLabel: UILabel? {
    label.text = shownTitle
    return label
  }

  open var imageView: UIImageView? {
    picture.image = ownImage
    return picture
  }

  private var shownTitle: String? {
    currentAttributedTitle?.string ?? currentTitle ?? configuration?.shownTitle
  }

  override var ownText: [String] {
    [shownTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
  }

  override var ownImage: UIImage? { currentImage ?? configuration?.image }
  override var primaryMenu: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }
}
