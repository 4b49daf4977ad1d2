import Foundation

/// A view that the user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether a finger that has come down is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// What the finger touches of several things on the control.
  private var touchedName: String?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    if !isTracking { isHighlighted = false }
    sendActions(for: isTracking ? .touchDragInside : .touchCancel)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    endTracking(touches.first, with: event)
    (isTracking, isHighlighted) = (false, false)
    changeByTap(on: touchedName)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    (isTracking, isHighlighted) = (false, false)
    sendActions(for: .touchCancel)
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

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private enum Handler {
    case action(UIAction)
    case method(TargetAction)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// Whether a finger is on the control: so it is while its touch is told of.
  open internal(set) var isTracking = false
  /// Whether that finger is inside of the control, where it always is here.
  open var isTouchInside: Bool { isTracking }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a tap opens the menu instead of doing what the control does.
  open var showsMenuAsPrimaryAction = false
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
    guard let method = TargetAction(target, action) else { return }
    handlers.append((controlEvents, .method(method)))
  }

  /// Nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) {
      guard case .method(let method) = $0 else { return false }
      return method.matches(target, action)
    }
  }

  /// Who is called, as far as it can be an element of a set.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap {
        guard case .method(let method) = $0.handler else { return nil }
        return method.target as? AnyHashable
      })
  }

  /// The names of what is called on a target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.compactMap { events, handler -> String? in
      guard case .method(let method) = handler, !events.isDisjoint(with: controlEvent),
        method.matches(target, nil)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// The events for which something was added.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs what was added for any of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for (events, handler) in handlers where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .method(let method) where method.isOpen || method.target != nil:
        sendAction(method.action, to: method.target, for: nil)
      case .method: break
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Called for each target and action; overridden to hear of them all.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action)?.send(from: self)
  }

  override var reactsToTap: Bool { true }
  override var isOperable: Bool { isEnabled }

  override func respondToTap(on name: String?) {
    let touch = UITouch(in: self, at: CGPoint(x: bounds.midX, y: bounds.midY))
    let event = UIEvent(touches: [touch])
    touchedName = name
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
    touchedName = nil
  }

  /// How a tap changes the control itself.
  func changeByTap(on name: String?) {}

  /// What the control offers in place of its action, if it does.
  var primaryMenu: UIMenu? { nil }

  private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
    handlers = handlers.compactMap { entry in
      guard matches(entry.handler) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (rest, entry.handler)
    }
  }
}
