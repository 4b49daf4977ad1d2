import Foundation

extension Subscribers {
  /// Asks for everything and hands it to two closures, which it lets go of at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case over
    }

    private let lock = NSLock()
    private var state = State.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Runs these closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      guard isFirst else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.lock()
      let action = onValue
      lock.unlock()
      action?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (_, _, action) = end()
      action?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    /// The closures are handed out, so that what they hold is released outside the lock.
    private func end() -> (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer {
          state = .over
          onValue = nil
          onCompletion = nil
        }
        guard case .subscribed(let subscription) = state else {
          return (nil, onValue, onCompletion)
        }
        return (subscription, onValue, onCompletion)
      }
    }
  }
}

extension Publisher {
  /// Asks for everything until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Asks for everything until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
