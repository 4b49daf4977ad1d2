import Foundation

extension Publishers {
  /// Delivers the elements of a sequence to everybody, as fast as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// What is delivered.
    public let sequence: Elements

    /// Takes what it delivers.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.start(sequence, ending: .finished, for: subscriber)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Delivers the elements, then ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Takes elements one by one, and looks one ahead to end right after the last.
final class SequenceSubscription<Element, Failure: Error>: Subscription, CustomStringConvertible {
  private let name: () -> String
  private let lock = NSLock()
  private let ending: Subscribers.Completion<Failure>
  private var downstream: (any Subscriber<Element, Failure>)?
  private var iterator: any IteratorProtocol<Element>
  private var upcoming: Element?
  private var open = Subscribers.Demand.none
  private var isDelivering = false

  static func start<Elements: Sequence>(
    _ elements: Elements, ending: Subscribers.Completion<Failure>,
    for subscriber: some Subscriber<Element, Failure>
  ) where Elements.Element == Element {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else { return subscriber.end(ending) }
    subscriber.receive(
      subscription: SequenceSubscription(
        first: first, iterator: iterator, ending: ending, downstream: subscriber,
        name: { "\(elements)" }))
  }

  private init(
    first: Element, iterator: any IteratorProtocol<Element>,
    ending: Subscribers.Completion<Failure>, downstream: any Subscriber<Element, Failure>,
    name: @escaping () -> String
  ) {
    upcoming = first
    self.iterator = iterator
    self.ending = ending
    self.downstream = downstream
    self.name = name
  }

  var description: String { name() }

  func request(_ demand: Subscribers.Demand) {
    let isMine = lock.withLock {
      guard downstream != nil else { return false }
      open += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if isMine { deliver() }
  }

  func cancel() {
    _ = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  private func deliver() {
    while let (value, subscriber) = next() {
      let more = subscriber.receive(value)
      lock.withLock { open += more }
      // The iterator is the deliverer's alone: nobody else gets here meanwhile.
      upcoming = iterator.next()
      guard upcoming == nil else { continue }
      let last = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      last?.receive(completion: ending)
    }
  }

  private func next() -> (Element, any Subscriber<Element, Failure>)? {
    lock.withLock {
      guard open > .none, let upcoming, let downstream else {
        isDelivering = false
        return nil
      }
      open -= 1
      return (upcoming, downstream)
    }
  }
}
