import Foundation

/// Subscribes to a publisher and keeps all that comes, for a check to read.
///
///     let recorder = model.$results.recorder()
///     model.search("swift")
///     #expect(recorder.values == [[], ["Swift"]])
///
/// It does not exist on an iPhone.
public final class Recorder<Output, Failure: Error>: Cancellable {
  private let tape: Tape<Output, Failure>

  fileprivate init(_ tape: Tape<Output, Failure>) { self.tape = tape }

  deinit { tape.cancel() }

  /// All values so far, in the order in which they came.
  public var values: [Output] { tape.read(\.values) }

  /// How it ended, if it has.
  public var completion: Subscribers.Completion<Failure>? { tape.read(\.completion) }

  /// The error it ended with, if it did.
  public var failure: Failure? {
    guard case .failure(let error) = completion else { return nil }
    return error
  }

  /// Whether it ended without an error.
  public var isFinished: Bool {
    guard case .finished = completion else { return false }
    return true
  }

  /// How often the end came; more than once is a publisher's mistake.
  public var completionCount: Int { tape.read(\.completionCount) }

  /// How often a subscription came; more than once is a publisher's mistake.
  public var subscriptionCount: Int { tape.read(\.subscriptionCount) }

  /// The values since the last call, or since the beginning.
  public func take() -> [Output] { tape.takeNew() }

  /// Asks for more.
  public func request(_ demand: Subscribers.Demand) { tape.request(demand) }

  public func cancel() { tape.cancel() }
}

/// What the publisher knows of a recorder; it may hold it longer than the check does.
private final class Tape<Input, Failure: Error>: Subscriber {
  struct Content {
    var values: [Input] = []
    var taken = 0
    var completion: Subscribers.Completion<Failure>?
    var completionCount = 0
    var subscriptionCount = 0
  }

  private let lock = NSLock()
  private let initialDemand: Subscribers.Demand
  private var content = Content()
  private var subscription: (any Subscription)?

  init(demand: Subscribers.Demand) { initialDemand = demand }

  func read<Value>(_ property: KeyPath<Content, Value>) -> Value {
    lock.withLock { content[keyPath: property] }
  }

  func takeNew() -> [Input] {
    lock.withLock {
      defer { content.taken = content.values.count }
      return Array(content.values[content.taken...])
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func cancel() { letGo()?.cancel() }

  func receive(subscription: any Subscription) {
    lock.withLock {
      content.subscriptionCount += 1
      self.subscription = subscription
    }
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { content.values.append(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      content.completionCount += 1
      content.completion = completion
    }
    _ = letGo()
  }

  private func letGo() -> (any Subscription)? {
    lock.withLock {
      defer { subscription = nil }
      return subscription
    }
  }
}

extension Publisher {
  /// Records from now on, until the recorder is released; asks for this much at the start.
  public func recorder(
    demand: Subscribers.Demand = .unlimited
  ) -> Recorder<Output, Failure> {
    let tape = Tape<Output, Failure>(demand: demand)
    subscribe(tape)
    return Recorder(tape)
  }
}
