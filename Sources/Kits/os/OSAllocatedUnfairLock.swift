import Foundation

/// A lock with the state that it guards; copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let mutex = NSLock()
    /// Who holds it: the same thread once more would wait for ever, and traps instead.
    var owner: Thread?
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Guards a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs the closure while nobody else can; state and result need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body(&storage.state)
  }

  /// Runs the closure unless somebody holds the lock, when the result is nil.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard acquireIfAvailable() else { return nil }
    defer { release() }
    return try body(&storage.state)
  }

  /// Runs the closure while nobody else can.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs the closure unless somebody holds the lock, when the result is nil.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  private func acquire() {
    precondition(storage.owner !== Thread.current, "This thread holds the lock already.")
    storage.mutex.lock()
    storage.owner = Thread.current
  }

  private func acquireIfAvailable() -> Bool {
    guard storage.mutex.try() else { return false }
    storage.owner = Thread.current
    return true
  }

  private func release() {
    storage.owner = nil
    storage.mutex.unlock()
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Guards a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Guards nothing of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func lock() { acquire() }

  /// Gives the lock back, on the thread that took it.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func unlock() { release() }

  /// Takes the lock if nobody holds it.
  @available(*, noasync, message: "Use withLockIfAvailable for scoped locking")
  public func lockIfAvailable() -> Bool { acquireIfAvailable() }

  /// Runs the closure while nobody else can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body()
  }

  /// Runs the closure while nobody else can; the result need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body()
  }
}
