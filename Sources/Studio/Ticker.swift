import Dispatch
import Sandbox

/// Calls somebody again and again, from a thread of its own, until it is told to stop or let go of.
final class Ticker: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let group = DispatchGroup()

  init(every pause: Duration, _ tick: @escaping @Sendable () -> Void) {
    let milliseconds = Int(pause / .milliseconds(1))
    _ = group.startThread { [isOver] in
      while isOver.wait(timeout: .now() + .milliseconds(milliseconds)) == .timedOut { tick() }
    }
  }

  deinit { isOver.signal() }

  /// Returns when the last tick has ended and the thread is free; to be called once.
  func stop() {
    isOver.signal()
    group.wait()
  }
}
