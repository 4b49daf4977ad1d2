import Foundation

/// What is taken back together, the latest first.
@MainActor
final class UndoGroup {
  enum Item {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  var items: [Item] = []
  var name = ""
  var isDiscardable = false
  /// Whether it was opened without a word of the app's, so that nobody misses it if it stays empty.
  let isOfEvent: Bool

  init(isOfEvent: Bool) {
    self.isOfEvent = isOfEvent
  }

  var isEmpty: Bool { items.isEmpty }

  func perform() {
    for item in items.reversed() {
      switch item {
      case .operation(let operation): operation.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// The group inside that came last, which then is gone from this one.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group) = items.last else { return nil }
    items.removeLast()
    return group
  }

  func remove(_ target: AnyObject) {
    items.removeAll { item in
      switch item {
      case .operation(let operation): return operation.target === target
      case .group(let group):
        group.remove(target)
        return group.isEmpty
      }
    }
  }
}

/// One step back, for a target that somebody else keeps alive.
@MainActor
struct UndoOperation {
  weak var target: AnyObject?
  private let call: @MainActor (AnyObject) -> Void

  init(target: AnyObject, call: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.call = call
  }

  func perform() { if let target { call(target) } }
}
