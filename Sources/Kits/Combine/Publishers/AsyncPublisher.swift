import Foundation

/// The values of a publisher that cannot fail, for a `for await` loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// As `values` makes it.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: Reader(of: publisher)) }

  /// Asks for one value after the other; what comes while nobody asks is up to the publisher.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader<P.Output, Never>

    public mutating func next() async -> P.Output? { await reader.next()?.get() }
  }
}

/// The values of a publisher that can fail, for a `for try await` loop.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// As `values` makes it.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: Reader(of: publisher)) }

  /// Asks for one value after the other; what comes while nobody asks is up to the publisher.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await reader.next()?.get() }
  }
}

/// Cancels the subscription when the loop is left, which the publisher's own reference to the mailbox would not.
private final class Reader<Output, Failure: Error> {
  private let mailbox = Mailbox<Output, Failure>()

  init(of publisher: some Publisher<Output, Failure>) { publisher.subscribe(mailbox) }

  deinit { mailbox.cancel() }

  func next() async -> Result<Output, Failure>? { await mailbox.next() }
}

/// Where one value at a time waits for a task, or a task for the value.
private final class Mailbox<Output, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var letters = Queue<Result<Output, Failure>>()
  private var reader: CheckedContinuation<Void, Never>?
  private var wanted = Subscribers.Demand.none
  private var isOver = false

  func next() async -> Result<Output, Failure>? {
    let crossing = Crossing(self)
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      crossing.value.cancel()
    }
    return lock.withLock { letters.popFirst() }
  }

  private func wait(_ continuation: CheckedContinuation<Void, Never>) {
    let (isReady, upstream) = lock.withLock { () -> (Bool, (any Subscription)?) in
      guard letters.isEmpty, !isOver else { return (true, nil) }
      reader = continuation
      if subscription == nil { wanted += 1 }
      return (false, subscription)
    }
    if isReady { continuation.resume() } else { upstream?.request(.max(1)) }
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard self.subscription == nil, !isOver else { return nil }
      self.subscription = subscription
      defer { wanted = .none }
      return wanted
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    wake { letters.append(.success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    wake {
      if case .failure(let error) = completion { letters.append(.failure(error)) }
      isOver = true
    }
  }

  func cancel() {
    let cancelled = lock.withLock {
      defer { subscription = nil }
      return subscription
    }
    wake { isOver = true }
    cancelled?.cancel()
  }

  private func wake(_ change: () -> Void) {
    let waiting = lock.withLock {
      change()
      defer { reader = nil }
      return reader
    }
    waiting?.resume()
  }
}

extension Publisher where Failure == Never {
  /// The values, for a `for await` loop.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a `for try await` loop.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
