import Foundation

/// A method and the object to call it on, which is not kept alive.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// A type is there for ever; as an object it is not here.
  private let type: AnyObject?

  init?(_ target: Any?, _ action: Selector?) {
    guard let action else { return nil }
    type = target is AnyClass ? target as AnyObject : nil
    self.target = type ?? target.map { $0 as AnyObject }
    self.action = action
  }

  func send(from sender: Any?) {
    if let target { action.perform(on: target, sender: sender) }
  }

  /// Nil stands for every target or every action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target.map { self.target === $0 as AnyObject } ?? true
    return isTarget && (action == nil || action == self.action)
  }
}
