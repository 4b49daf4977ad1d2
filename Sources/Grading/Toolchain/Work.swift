import Dispatch
import Sandbox
import Synchronization

/// Work on threads of its own, which is waited for together: once a part has failed the rest is for nothing.
final class Work: Sendable {
  let cancellation: Cancellation
  private let group = DispatchGroup()
  private let failure = Mutex<GradingFailure?>(nil)

  /// Work that is also given up when the other cancellation is asked for.
  init(within other: Cancellation? = nil) {
    cancellation = Cancellation(within: other)
  }

  /// Starts a part, which says whether going on makes sense after it.
  func start(_ part: @escaping @Sendable () throws(GradingFailure) -> Bool) {
    let work: @Sendable () -> Void = { [self] in run(part) }
    if !group.startThread(for: work) { work() }
  }

  private func run(_ part: () throws(GradingFailure) -> Bool) {
    guard !cancellation.isCancelled else { return }
    do throws(GradingFailure) {
      if try !part() { cancellation.cancel() }
    } catch {
      failure.withLock { $0 = $0 ?? error }
      cancellation.cancel()
    }
  }

  /// Waits for every part; true if all of it went well.
  func finish() throws(GradingFailure) -> Bool {
    group.wait()
    if let failure = failure.withLock({ $0 }) { throw failure }
    return !cancellation.isCancelled
  }
}
