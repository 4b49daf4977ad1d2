import Foundation

/// Waits for the first value of a publisher that only says when.
final class Signal<Failure: Error> {
  private let lock = NSLock()
  private var fired = false
  private var cancel: (() -> Void)?

  var hasFired: Bool { lock.withLock { fired } }

  /// `onEnd` hears of an end, with or without a value before it.
  func watch<P: Publisher>(
    _ publisher: P, onValue: @escaping () -> Void = {},
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) where P.Failure == Failure {
    let feeder = Feeder<P.Output, Failure>(
      onSubscription: { $0.request(.max(1)) },
      onValue: { _ in
        let isFirst = self.lock.withLock {
          defer { self.fired = true }
          return !self.fired
        }
        if isFirst {
          self.stop()
          onValue()
        }
        return .none
      },
      onCompletion: onEnd)
    lock.withLock { cancel = { feeder.cancel() } }
    publisher.subscribe(feeder)
  }

  func stop() {
    let action = lock.withLock {
      defer { cancel = nil }
      return cancel
    }
    action?()
  }
}
