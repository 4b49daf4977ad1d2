import Combine
import Foundation
import Observation

/// The place where a shared value is kept, without its type.
protocol AnySharedBox: AnyObject, Sendable {
  /// The value as it is, whatever a test expects it to be.
  var anyValue: Any { get }
}

/// The place where a shared value is kept, observed, and handed to its key to be saved.
final class SharedBox<Value>: AnySharedBox, SharedLocation, Observable, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var stored: Value
  private var isChanging = false
  private var loadProblem: (any Error)?
  private var subscription: SharedSubscription?
  private let registrar = ObservationRegistrar()
  private let changes = PassthroughSubject<Void, Never>()
  private let saver: @Sendable (Value, SaveContext, SaveContinuation) -> Void
  private let loader: @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void

  /// A value that nobody saves.
  init(_ value: Value) {
    stored = value
    saver = { _, _, done in done.resume() }
    loader = { _, done in done.resumeReturningInitialValue() }
  }

  /// A value that a key loads now and later, and saves if it can.
  init<Key: SharedReaderKey>(_ value: Value, key: Key) where Key.Value == Value {
    stored = value
    loader = { key.load(context: $0, continuation: $1) }
    if let key = key as? any SharedKey<Value> {
      saver = { key.save($0, context: $1, continuation: $2) }
    } else {
      saver = { _, _, done in done.resume() }
    }
    let first = UncheckedSendable(value)
    loader(
      .initialValue(value),
      LoadContinuation { [weak self] in self?.receive($0, initial: first.value) })
    subscription = key.subscribe(
      context: .initialValue(value),
      subscriber: SharedSubscriber { [weak self] in self?.receive($0, initial: first.value) })
  }

  var anyValue: Any { lock.withLock { stored } }

  var value: Value {
    if let comparison = SharedComparison.current.get(), let known = comparison.value(of: self) {
      return known
    }
    registrar.access(self, keyPath: \.value)
    return lock.withLock { stored }
  }

  var loadError: (any Error)? {
    registrar.access(self, keyPath: \.value)
    return lock.withLock { loadProblem }
  }

  /// Says, now and whenever the value has changed, that there is a value to be read.
  var signals: AnyPublisher<Void, Never> {
    changes.prepend(()).eraseToAnyPublisher()
  }

  /// Changes the value while nobody else does; in a test's closure, what the test expects it to be.
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    if let comparison = SharedComparison.current.get() {
      return try alone { try comparison.expect(of: self, else: stored, body) }
    }
    let tracker = DependencyValues._current.sharedTracker
    let outcome = try told {
      try alone {
        // The body may read what it changes, under another name or as a part of it.
        let old = stored
        var new = old
        defer { stored = new }
        let result = try body(&new)
        tracker?.note(self, before: old)
        return (result, new)
      }
    }
    saver(outcome.1, .didSet, SaveContinuation { _ in })
    changes.send()
    return outcome.0
  }

  /// Lets nobody else in. A change inside of another would be lost when that one ends.
  private func alone<Result>(_ change: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      if isChanging { fatalError("'withLock' is called inside of a 'withLock' of the same value.") }
      isChanging = true
      defer { isChanging = false }
      return try change()
    }
  }

  func load() async throws {
    let result = await withCheckedContinuation { done in
      loader(.userInitiated, LoadContinuation { done.resume(returning: UncheckedSendable($0)) })
    }
    receive(result.value, initial: nil)
    if case .failure(let error) = result.value { throw error }
  }

  func save() async throws {
    let value = lock.withLock { stored }
    try await withCheckedThrowingContinuation { done in
      saver(value, .userInitiated, SaveContinuation { done.resume(with: $0) })
    }
  }

  /// Takes what the key has found; nothing stands for the initial value.
  private func receive(_ result: Result<Value?, any Error>, initial: Value?) {
    told {
      lock.withLock {
        switch result {
        case .success(let found):
          loadProblem = nil
          if let value = found ?? initial { stored = value }
        case .failure(let error): loadProblem = error
        }
      }
    }
    changes.send()
  }

  /// Tells who observes the value of a change; views hear of it on the main actor.
  private func told<Result>(_ change: () throws -> Result) rethrows -> Result {
    if Thread.isMainThread { return try registrar.withMutation(of: self, keyPath: \.value, change) }
    let result = try change()
    onMain { self.registrar.withMutation(of: self, keyPath: \.value) {} }
    return result
  }
}

/// The boxes of all keys that somebody uses now.
enum SharedBoxes {
  private struct ID: Hashable, @unchecked Sendable {
    let key: AnyHashable
    let type: ObjectIdentifier
  }
  private struct Place: @unchecked Sendable { weak var box: AnyObject? }
  private static let known = LockIsolated<[ID: Place]>([:])

  /// The one box of a key, made with a first value if nobody has one.
  static func box<Key: SharedReaderKey>(
    of key: Key, initial: () -> Key.Value
  ) -> SharedBox<Key.Value> {
    let id = ID(key: AnyHashable(key.id), type: ObjectIdentifier(Key.Value.self))
    if let box = known.value[id]?.box as? SharedBox<Key.Value> { return box }
    let box = SharedBox(initial(), key: key)
    known.withValue { known in
      known = known.filter { $0.value.box != nil }
      known[id] = Place(box: box)
    }
    return box
  }
}
