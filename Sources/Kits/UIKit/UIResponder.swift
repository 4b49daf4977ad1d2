import Foundation

/// What can receive events: views, controllers and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  private(set) static weak var first: UIResponder?

  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// What `objc_setAssociatedObject` has fastened to it.
  nonisolated(unsafe) var fastened: [UnsafeRawPointer: Any] = [:]
  /// What is read out for it.
  open var accessibilityLabel: String?

  public override init() { super.init() }

  /// Who is asked next when this responder does not handle an event.
  open var next: UIResponder? { nil }

  /// What comes up in place of the keyboard.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  var addedKeyCommands: [UIKeyCommand]?
  /// Whether a menu offers the action; nobody asks here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  open func reloadInputViews() {}

  // What the edit menu offers; fields and text views paste text.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// What takes changes back: that of the nearest responder on the way to the window that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard away.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Whether the keyboard comes up for it.
  var wantsKeyboard: Bool { false }

  /// Takes the keyboard, if the one who has it gives it away.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    let keyboardWasUp = UIResponder.first?.wantsKeyboard ?? false
    if let holder = UIResponder.first {
      guard holder.canResignFirstResponder else { return false }
      UIResponder.isHandingOver = true
      let resigned = holder.resignFirstResponder()
      UIResponder.isHandingOver = false
      guard resigned else { return false }
    }
    UIResponder.first = self
    if wantsKeyboard != keyboardWasUp { UIResponder.moveKeyboard(up: wantsKeyboard) }
    return true
  }

  /// Gives the keyboard away.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    if wantsKeyboard, !UIResponder.isHandingOver { UIResponder.moveKeyboard(up: false) }
    return true
  }

  /// Whether the next field takes the keyboard at once, so that it stays up.
  private static var isHandingOver = false

  private static func moveKeyboard(up: Bool) {
    let screen = UIScreen.main.bounds
    let shown = CGRect(x: 0, y: screen.height - 336, width: screen.width, height: 336)
    let hidden = shown.offsetBy(dx: 0, dy: 336)
    let userInfo: [AnyHashable: Any] = [
      keyboardFrameBeginUserInfoKey: NSValue(cgRect: up ? hidden : shown),
      keyboardFrameEndUserInfoKey: NSValue(cgRect: up ? shown : hidden),
      keyboardAnimationDurationUserInfoKey: 0.25,
      keyboardAnimationCurveUserInfoKey: 7,
    ]
    let names =
      up
      ? [keyboardWillShowNotification, keyboardDidShowNotification]
      : [keyboardWillHideNotification, keyboardDidHideNotification]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }

  // MARK: Interface Builder

  /// Called on what comes out of a storyboard or nib, of which there are none here.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Called when a property has changed that `addObserver` named.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
}

/// On an iPhone a protocol of every responder; apps name it for `#selector`.
public typealias UIResponderStandardEditActions = UIResponder
