import Synchronization
import Terminal

/// Events on their way to the loop, which they wake.
final class Mailbox: Sendable {
  let bell: WakePipe
  private let waiting = Mutex<[StudioEvent]>([])

  init() throws(DescriptorError) {
    bell = try WakePipe()
  }

  func post(_ event: StudioEvent) {
    waiting.withLock { $0.append(event) }
    bell.wake()
  }

  /// Everything that has come since the last call.
  func empty() -> [StudioEvent] {
    _ = bell.reasons()
    return waiting.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
