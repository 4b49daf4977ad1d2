import Foundation

/// What can receive events: views, controllers and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  private static weak var first: UIResponder?

  /// Stands between `NSObject.init()`, which no isolated initialiser may override, and subclasses.
  public init(responder: Void) { super.init() }

  /// Who is asked next when this responder does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard away.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Takes the keyboard, if the one who has it gives it away.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let holder = UIResponder.first, !holder.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  /// Gives the keyboard away.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }
}
