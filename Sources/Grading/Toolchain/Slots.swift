import Dispatch

/// Places for programs that run at once: more compilers than cores only take memory from each other.
final class Slots: Sendable {
  private let free: DispatchSemaphore

  init(_ count: Int) {
    free = DispatchSemaphore(value: max(1, count))
  }

  func take() { free.wait() }

  func giveBack() { free.signal() }
}
