import Foundation

/// The way out of a publisher to one subscriber: counts what was asked for, and hands values over one at a time.
///
/// A value sent while another is being handed over on the same thread goes out at once, inside the first call;
/// one sent on another thread waits. No lock of the state is held while anybody else's code runs. What every
/// value passes is written without generic containers: kits are compiled without optimization.
final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// What becomes of a value that nobody asked for yet.
  enum Surplus { case dropped, latestKept, kept }

  let description: String
  private let surplus: Surplus
  private let lock = NSLock()
  private let handover = NSRecursiveLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var onValue: ((Output) -> Subscribers.Demand)?
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onCancel: (() -> Void)?
  private var waiting: Queue<Waiting>?
  private var completion: Subscribers.Completion<Failure>?
  private var open = Subscribers.Demand.none
  private var isTaking = true
  private var isDraining = false
  private var hasStarted = false

  private struct Waiting {
    let value: Output
    let onTaken: (() -> Void)?
  }

  init(to subscriber: some Subscriber<Output, Failure>, surplus: Surplus, name: String) {
    self.subscriber = subscriber
    onValue = { subscriber.receive($0) }
    self.surplus = surplus
    description = name
  }

  /// Tells the subscriber of its subscription, before all else; the closures are kept until the end.
  func start(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    let subscriber = lock.withLock {
      if self.subscriber != nil { (self.onRequest, self.onCancel) = (onRequest, onCancel) }
      return self.subscriber
    }
    subscriber?.receive(subscription: self)
    lock.withLock { hasStarted = true }
    drain()
  }

  /// What was asked for and not delivered.
  var demand: Subscribers.Demand { lock.withLock { open } }

  var isOver: Bool { lock.withLock { onValue == nil } }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let action = lock.withLock {
      open += demand
      return onRequest
    }
    drain()
    action?(demand)
  }

  func cancel() { letGo().onCancel?() }

  /// True if the value went out at once; else `onTaken` runs when it does.
  @discardableResult
  func send(_ value: Output, onTaken: (() -> Void)? = nil) -> Bool {
    guard let more = offer(value, onTaken) else {
      drain()
      return false
    }
    if more.isAny { request(more) }
    return true
  }

  /// Sends what is made once no other thread hands over: so what many threads make goes out in the order of its making.
  func sendInTurn(_ make: () -> Output?) {
    handover.lock()
    let value = make()
    let more = value.flatMap { offer($0, nil) }
    handover.unlock()
    // Not before the unlock: upstream has locks of its own, which another thread may hold on its way here.
    if let more { request(more) } else if value != nil { drain() }
  }

  /// What the subscriber asks for upon the value; nil if it did not get it.
  private func offer(_ value: Output, _ onTaken: (() -> Void)?) -> Subscribers.Demand? {
    lock.lock()
    guard isTaking, waiting == nil, !isDraining, open.isAny else {
      lock.unlock()
      keep(value, onTaken)
      return nil
    }
    open -= 1
    lock.unlock()
    return hand(value)
  }

  /// Comes after the values that wait to be asked for, if they are kept.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isDue = lock.withLock {
      guard isTaking else { return false }
      isTaking = false
      let waits = !hasStarted || surplus == .kept && (isDraining || waiting != nil)
      if waits { self.completion = completion }
      return !waits
    }
    if isDue { end(completion) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    handover.lock()
    defer { handover.unlock() }
    letGo().subscriber?.receive(completion: completion)
  }

  private func hand(_ value: Output) -> Subscribers.Demand {
    handover.lock()
    defer { handover.unlock() }
    lock.lock()
    let receive = onValue
    lock.unlock()
    return receive?(value) ?? .none
  }

  private func keep(_ value: Output, _ onTaken: (() -> Void)?) {
    guard surplus != .dropped else { return }
    var replaced: Queue<Waiting>?
    defer { withExtendedLifetime(replaced) {} }
    lock.withLock {
      guard isTaking else { return }
      if surplus == .latestKept { swap(&replaced, &waiting) }
      if waiting == nil { waiting = Queue() }
      waiting?.append(Waiting(value: value, onTaken: onTaken))
    }
  }

  /// A loop instead of a recursion: a subscriber may ask for one value after the other.
  private func drain() {
    var isMine = false
    while let next = lock.withLock({ takeWaiting(isMine: &isMine) }) {
      request(hand(next.value))
      next.onTaken?()
    }
    let due = lock.withLock { hasStarted && !isDraining && waiting == nil ? completion : nil }
    if let due { end(due) }
  }

  /// Called with the lock held; only one at a time takes what waits.
  private func takeWaiting(isMine: inout Bool) -> Waiting? {
    guard isMine || !isDraining else { return nil }
    guard open.isAny, let next = waiting?.popFirst() else {
      if isMine { isDraining = false }
      return nil
    }
    if waiting?.isEmpty ?? true { waiting = nil }
    isMine = true
    isDraining = true
    open -= 1
    return next
  }

  /// Hands out what it held, so that it is released outside the lock: a deinitializer may come back here.
  private func letGo() -> (
    subscriber: (any Subscriber<Output, Failure>)?, onValue: ((Output) -> Subscribers.Demand)?,
    onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?, waiting: Queue<Waiting>?
  ) {
    lock.withLock {
      defer {
        (subscriber, onValue, onRequest, onCancel, waiting) = (nil, nil, nil, nil, nil)
        completion = nil
        isTaking = false
      }
      return (subscriber, onValue, onRequest, onCancel, waiting)
    }
  }
}

/// First in, first out, at the same cost however long it is.
struct Queue<Element> {
  private var front: [Element] = []
  private var back: [Element] = []

  var isEmpty: Bool { front.isEmpty && back.isEmpty }
  var first: Element? { front.last ?? back.first }

  mutating func append(_ element: Element) { back.append(element) }

  mutating func popFirst() -> Element? {
    if front.isEmpty { (front, back) = (back.reversed(), []) }
    return front.popLast()
  }
}
