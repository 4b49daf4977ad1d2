import Foundation

/// Two publishers of which each value may become one of a stream of pairs.
final class Pair<First, Second, Failure: Error> {
  /// What is kept of either side.
  enum Kind { case latest, inTurn }

  private let kind: Kind
  private let outlet: Outlet<(First, Second), Failure>
  private let lock = NSLock()
  private var firsts = Queue<First>()
  private var seconds = Queue<Second>()
  private var ended: Set<Int> = []
  private var requests: [(Subscribers.Demand) -> Void] = []
  private var cancels: [() -> Void] = []

  init(_ kind: Kind, to subscriber: some Subscriber<(First, Second), Failure>, name: String) {
    self.kind = kind
    outlet = Outlet(to: subscriber, surplus: kind == .latest ? .dropped : .kept, name: name)
  }

  func start(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>
  ) {
    let left = Feeder<First, Failure>(
      onSubscription: { _ in }, onValue: { self.receive($0, into: \.firsts) },
      onCompletion: { self.end(0, $0) })
    let right = Feeder<Second, Failure>(
      onSubscription: { _ in }, onValue: { self.receive($0, into: \.seconds) },
      onCompletion: { self.end(1, $0) })
    lock.withLock {
      requests = [{ [weak left] in left?.request($0) }, { [weak right] in right?.request($0) }]
      cancels = [{ left.cancel() }, { right.cancel() }]
    }
    first.subscribe(left)
    second.subscribe(right)
    outlet.start(
      onRequest: { demand in
        for request in self.lock.withLock({ self.requests }) { request(demand) }
      },
      onCancel: { self.cancel() })
  }

  private func receive<Value>(
    _ value: Value, into side: ReferenceWritableKeyPath<Pair, Queue<Value>>
  ) -> Subscribers.Demand {
    var replaced = Queue<Value>()
    outlet.sendInTurn {
      lock.withLock {
        if kind == .latest { swap(&replaced, &self[keyPath: side]) }
        self[keyPath: side].append(value)
        return next()
      }
    }
    finishIfOver()
    return .none
  }

  /// Called with the lock held.
  private func next() -> (First, Second)? {
    guard let first = firsts.first, let second = seconds.first else { return nil }
    if kind == .inTurn {
      _ = firsts.popFirst()
      _ = seconds.popFirst()
    }
    return (first, second)
  }

  private func end(_ side: Int, _ completion: Subscribers.Completion<Failure>) {
    _ = lock.withLock { ended.insert(side) }
    guard case .failure = completion else { return finishIfOver() }
    cancel()
    outlet.finish(completion)
  }

  /// Pairs of the latest come until both sides have ended; pairs in turn until one side has ended and is used up.
  private func finishIfOver() {
    let isOver = lock.withLock {
      switch kind {
      case .latest: ended.count == 2
      case .inTurn:
        ended.contains(0) && firsts.isEmpty || ended.contains(1) && seconds.isEmpty
      }
    }
    guard isOver else { return }
    cancel()
    outlet.finish(.finished)
  }

  private func cancel() {
    let all = lock.withLock {
      defer { (requests, cancels) = ([], []) }
      return cancels
    }
    for cancel in all { cancel() }
  }
}
