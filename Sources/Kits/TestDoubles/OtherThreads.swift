import Foundation

/// What can be known of the threads besides this one where checks run, which may not read the system's
/// own list of them: what their clocks say.
enum OtherThreads {
  /// Whether one of them uses a processor, looked at for so many seconds.
  static func areAtWork(_ seconds: Double) -> Bool {
    let begin = time.upperBound
    usleep(useconds_t(seconds * 1_000_000))
    return time.lowerBound > begin
  }

  /// The nanoseconds for which they have run: between these two, since this thread goes on from one look
  /// at a clock to the next.
  private static var time: ClosedRange<Int> {
    let before = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    let all = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    return all - nanoseconds(CLOCK_THREAD_CPUTIME_ID)...all - before
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Whether the other threads have come to rest, asked again and again.
@MainActor
struct Rest {
  private var looks = 0
  private var stillLooks = 0

  /// Looks for a quarter of a millisecond; true when they have been still for long enough.
  ///
  /// A thread that waits for a processor is not seen. Where none has been thrown off since the last rest,
  /// only one that was just woken can wait, and that not for long.
  mutating func isReached() -> Bool {
    stillLooks = OtherThreads.areAtWork(0.000_25) ? 0 : stillLooks + 1
    looks += 1
    let interruptions = OtherThreads.interruptions
    let areUninterrupted = interruptions != nil && interruptions == Self.interruptionsAtRest
    let needed = areUninterrupted ? 16 : 48
    guard stillLooks >= needed || looks >= Self.mostLooks else { return false }
    Self.interruptionsAtRest = interruptions
    return true
  }

  /// What never rests is not waited for.
  private static let mostLooks = 1200
  private static var interruptionsAtRest: Int?
}
