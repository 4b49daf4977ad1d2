import Foundation

/// A view that the user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  private enum Handler {
    case action(UIAction)
    case method(target: WeakTarget, Selector)
  }

  private struct WeakTarget { weak var object: AnyObject? }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var handlers: [(events: Event, handler: Handler)] = []

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that runs an action when it is used as it is meant to be.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action; one with the same identifier gives way for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((controlEvents, .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let weakTarget = WeakTarget(object: target.map { $0 as AnyObject })
    handlers.append((controlEvents, .method(target: weakTarget, action)))
  }

  /// Nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) {
      guard case .method(let weakTarget, let selector) = $0 else { return false }
      let isTarget = target.map { weakTarget.object === $0 as AnyObject } ?? true
      return isTarget && (action == nil || action == selector)
    }
  }

  /// Runs what was added for any of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for (events, handler) in handlers where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .method(let target, let selector):
        if let object = target.object { selector.perform(on: object, sender: self) }
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
    handlers = handlers.compactMap { entry in
      guard matches(entry.handler) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (rest, entry.handler)
    }
  }
}

/// What a menu can hold; here only actions.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for buttons and bars.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier: Identifier
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
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state,
      run: handler)
  }

  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
