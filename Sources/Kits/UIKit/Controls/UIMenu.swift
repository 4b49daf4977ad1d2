import Foundation

/// What a menu can hold.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for buttons, bars and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that is running the action.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// The designated one, kept from `init(title:image:…)` by its label.
  init(
    title: String, image: UIImage?, identifier: Identifier?, attributes: Attributes,
    state: State, run handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state,
      run: handler)
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
  }

  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Actions and further menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  init(
    titled title: String, image: UIImage?, identifier: Identifier?, options: Options,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      titled: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
  }

  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// All actions that can be seen, those of inner menus included.
  var actions: [UIAction] {
    children.flatMap(actions(of:)).filter { !$0.attributes.contains(.hidden) }
  }

  private func actions(of child: UIMenuElement) -> [UIAction] {
    switch child {
    case let menu as UIMenu: menu.actions
    case let action as UIAction: [action]
    case let deferred as UIDeferredMenuElement: deferred.elements.flatMap(actions(of:))
    default: []
    }
  }

  /// Has what is made only when the menu opens made.
  func open() {
    for child in children {
      (child as? UIMenu)?.open()
      (child as? UIDeferredMenuElement)?.ask()
    }
  }
}

/// Entries of a menu that are made when it opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var wasAsked = false
  private(set) var elements: [UIMenuElement] = []

  init(isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", image: nil)
  }

  /// Asks once, and keeps the answer.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isCached: true, provider: elementProvider) }

  /// Asks whenever the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, provider: elementProvider) }

  func ask() {
    guard !(isCached && wasAsked) else { return }
    wasAsked = true
    elements = []
    provider { [weak self] in self?.elements = $0 }
  }
}
