import Foundation

/// What a screen without content says, as a value.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How a button looks and what it does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
  public enum Alignment: Sendable { case center, natural }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var image: UIImage?
  public var alignment = Alignment.center
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration()
  var isLoading = false

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self(text: "Loading…", isLoading: true) }
  public static func search() -> Self {
    Self(
      text: "No Results", secondaryText: "Check the spelling or try a new search.",
      image: UIImage(systemName: "magnifyingglass"))
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows that there is no content, and why.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    if let image = content.image { addSubview(UIImageView(image: image)) }
    if content.isLoading {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      addSubview(spinner)
    }
    for text in [content.attributedText?.string ?? content.text, content.secondaryText] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil || properties.primaryAction != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    addSubview(button)
  }
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

/// The state of a controller that shows something in place of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) {}

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewController {
  /// Here at once, and not before the next frame.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Lays the view of the configuration over the content, in place of the one before.
  func showWhatIsUnavailable(_ configuration: (any UIContentConfiguration)?) {
    for old in view.subviews where old is UnavailableCover { old.removeFromSuperview() }
    guard let content = configuration?.makeContentView() else { return }
    let cover = UnavailableCover(frame: view.bounds)
    cover.addSubview(content)
    view.addSubview(cover)
  }
}

/// Holds what is shown in place of content, so that it can be found again.
private final class UnavailableCover: UIView {}
