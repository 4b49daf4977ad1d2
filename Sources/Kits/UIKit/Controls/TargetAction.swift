import Foundation

/// A method and the object to call it on, which is not kept alive.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// A type is there for ever; as an object it is not here.
  private let type: AnyObject?
  /// Whether anybody will do who has the method.
  let isOpen: Bool

  init?(_ target: Any?, _ action: Selector?) {
    guard let action else { return nil }
    type = target is AnyClass ? target as AnyObject : nil
    self.target = type ?? target.map { $0 as AnyObject }
    self.action = action
    isOpen = target == nil
  }

  func send(from sender: Any?) {
    let receiver = isOpen ? UIResponder.withMethod(action, from: sender) : target
    if let receiver { action.perform(on: receiver, sender: sender) }
  }

  /// Nil stands for every target or every action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target.map { self.target === $0 as AnyObject } ?? true
    return isTarget && (action == nil || action == self.action)
  }
}

extension UIResponder {
  /// Who is meant by no target: the first that has the method, from the first responder on, or else from the sender.
  static func withMethod(_ action: Selector, from sender: Any?) -> UIResponder? {
    [UIResponder.first, sender as? UIResponder].lazy.compactMap { $0 }
      .flatMap { sequence(first: $0, next: \.next) }.first { action.accepts($0) }
  }
}
