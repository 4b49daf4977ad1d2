import Foundation

/// What a stage makes of one value.
enum Step<Output, Failure: Error> {
  case pass(Output)
  case skip
  case last(Output)
  case end(Subscribers.Completion<Failure>)

  /// Passes what the closure gives on, and ends the stream with what it throws.
  static func trying(
    _ body: () throws -> Step<Output, Failure>
  ) -> Step<Output, Failure> where Failure == any Error {
    do { return try body() } catch { return .end(.failure(error)) }
  }
}

/// A stage that makes at most one value of each and leaves the counting to its neighbours.
final class Sieve<Input, Failure: Error, Output, OutFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private let name: String?
  private let step: (Input) -> Step<Output, OutFailure>
  private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutFailure>
  private var downstream: (any Subscriber<Output, OutFailure>)?
  private var onValue: ((Output) -> Subscribers.Demand)?
  private var upstream: (any Subscription)?

  init(
    to downstream: some Subscriber<Output, OutFailure>, name: String?,
    ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutFailure>,
    step: @escaping (Input) -> Step<Output, OutFailure>
  ) {
    self.downstream = downstream
    onValue = { downstream.receive($0) }
    self.name = name
    self.ending = ending
    self.step = step
  }

  var description: String { name ?? lock.withLock { upstream }.map { "\($0)" } ?? "Empty" }

  func receive(subscription: any Subscription) {
    let subscriber = lock.withLock {
      guard upstream == nil, downstream != nil else {
        return nil as (any Subscriber<Output, OutFailure>)?
      }
      upstream = subscription
      return downstream
    }
    guard let subscriber else { return subscription.cancel() }
    subscriber.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let receive = onValue
    lock.unlock()
    guard let receive else { return .none }
    switch step(input) {
    case .pass(let output):
      return receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      let (subscription, last) = end()
      subscription?.cancel()
      _ = last?.receive(output)
      last?.receive(completion: .finished)
    case .end(let completion):
      let (subscription, last) = end()
      subscription?.cancel()
      last?.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().1?.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end().0?.cancel() }

  private func end() -> ((any Subscription)?, (any Subscriber<Output, OutFailure>)?) {
    lock.withLock {
      defer { (upstream, downstream, onValue) = (nil, nil, nil) }
      return (upstream, downstream)
    }
  }
}

extension Publisher {
  /// Subscribes through a stage that keeps the kind of failure.
  func sieve<Out>(
    into subscriber: some Subscriber<Out, Failure>, name: String? = nil,
    step: @escaping (Output) -> Step<Out, Failure>
  ) {
    subscribe(Sieve(to: subscriber, name: name, ending: { $0 }, step: step))
  }

  /// Subscribes through a stage whose step may throw.
  func trySieve<Out>(
    into subscriber: some Subscriber<Out, any Error>, name: String? = nil,
    step: @escaping (Output) throws -> Step<Out, any Error>
  ) {
    subscribe(
      Sieve<Output, Failure, Out, any Error>(
        to: subscriber, name: name, ending: { $0.mapError { $0 } },
        step: { value in .trying { try step(value) } }))
  }
}
