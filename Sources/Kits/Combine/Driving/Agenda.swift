import Foundation

/// Actions with the time at which they are due, and a time that moves only when it is told to.
final class Agenda<Instant: Strideable> where Instant.Stride: SchedulerTimeIntervalConvertible {
  private struct Entry {
    let number: Int
    let due: Instant
    let action: () -> Void
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var added = 0
  private var time: Instant

  init(now: Instant) { time = now }

  var now: Instant { lock.withLock { time } }

  /// How many actions wait.
  var waiting: Int { lock.withLock { entries.count } }

  var nextDue: Instant? { lock.withLock { entries.first?.due } }

  /// Those due at the same time run in the order in which they were added; the result names this one.
  @discardableResult
  func add(at due: Instant, _ action: @escaping () -> Void) -> Int {
    lock.withLock {
      added += 1
      let entry = Entry(number: added, due: max(due, time), action: action)
      let place = entries.firstIndex { $0.due > entry.due } ?? entries.endIndex
      entries.insert(entry, at: place)
      return entry.number
    }
  }

  /// Takes back what waits under that name, if it still does.
  func remove(_ number: Int) { lock.withLock { entries.removeAll { $0.number == number } } }

  /// Repeats an action until the result is cancelled.
  func add(
    at due: Instant, every interval: Instant.Stride, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let repetition = Repetition(action: action)
    // As a run loop's timer, it never repeats faster; without pause the time would stand still.
    schedule(repetition, at: due, every: max(interval, .microseconds(100)))
    return AnyCancellable { repetition.stop() }
  }

  private func schedule(_ repetition: Repetition, at due: Instant, every interval: Instant.Stride) {
    guard !repetition.isOver else { return }
    add(at: due) {
      guard !repetition.isOver else { return }
      repetition.run()
      self.schedule(repetition, at: due.advanced(by: interval), every: interval)
    }
  }

  /// Moves the time and runs what becomes due meanwhile, each action at its own time.
  func advance(to end: Instant) {
    while let action = lock.withLock({ popDue(by: end) }) { action() }
    lock.withLock { time = max(time, end) }
  }

  private func popDue(by end: Instant) -> (() -> Void)? {
    guard let first = entries.first, first.due <= end else { return nil }
    entries.removeFirst()
    time = max(time, first.due)
    return first.action
  }
}

/// An action that repeats until it is stopped.
private final class Repetition {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(action: @escaping () -> Void) { self.action = action }

  var isOver: Bool { lock.withLock { action == nil } }
  func run() { lock.withLock { action }?() }

  func stop() {
    _ = lock.withLock {
      defer { action = nil }
      return action
    }
  }
}
