import Foundation

/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it for good and lets go of what it holds.
  func cancel()
}

/// Cancels what it stands for when it is released, at the latest.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?

  /// Runs the closure once, when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Stands for another one, whose type is hidden.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  deinit { onCancel?() }

  public func cancel() {
    let action = lock.withLock {
      defer { onCancel = nil }
      return onCancel
    }
    action?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps it alive as long as the set keeps it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it alive as long as the collection keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
}

extension Cancellable {
  /// Cancels it when the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable { cancel() }.store(in: &set)
  }

  /// Cancels it when the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable { cancel() }.store(in: &collection)
  }
}
