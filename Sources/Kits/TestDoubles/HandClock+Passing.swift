@_exported import class Combine.HandClock

extension HandClock {
  /// Lets time go by as it really does: whatever becomes due is done before the time goes on.
  ///
  /// With `advance(by:)` a loop that sleeps a second at a time wakes once, however far the time has gone;
  /// here it wakes every second. In an asynchronous check write `await` before it.
  @preconcurrency @MainActor
  public func pass(_ duration: Duration) {
    let end = now.advanced(by: duration)
    MainQueue.settle()
    while let wait = untilNext, now.advanced(by: wait) <= end {
      advance(by: wait)
      MainQueue.settle()
    }
    advance(by: now.duration(to: end))
  }

  /// The same in an asynchronous check.
  @preconcurrency @MainActor
  public func pass(_ duration: Duration) async {
    let end = now.advanced(by: duration)
    await MainQueue.settle()
    while let wait = untilNext, now.advanced(by: wait) <= end {
      advance(by: wait)
      await MainQueue.settle()
    }
    advance(by: now.duration(to: end))
  }
}
