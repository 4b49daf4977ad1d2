import Foundation

/// A control with a title that reacts to a tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// The look of a button as a value; only what can be read is kept.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration?
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
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

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  /// The label of the title; write to it only for the font, as on an iPhone.
  open var titleLabel: UILabel? {
    label.text = currentTitle ?? configuration?.title
    return label
  }

  open var imageView: UIImageView? {
    picture.image = currentImage ?? configuration?.image
    return picture
  }

  override var ownText: [String] {
    let title = currentTitle ?? configuration?.title
    return [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
