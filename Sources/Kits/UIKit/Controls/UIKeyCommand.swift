import Foundation

/// Keys that are held down together with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// An entry of a menu that calls a method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  open var discoverabilityTitle: String?

  init(titled title: String, image: UIImage?, calling action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) { self.init(titled: title, image: image, calling: action) }
}

/// A key of a keyboard that calls a method; a phone has none, so that nobody does.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public private(set) var input: String?
  public private(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.init(titled: title, image: image, calling: action)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

  /// The way of iOS 9, which names the command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags)
  }
}

extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands?.removeAll { $0 === keyCommand }
  }
}
