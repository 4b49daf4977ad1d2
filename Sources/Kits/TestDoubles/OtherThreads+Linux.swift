#if os(Linux)
  import Foundation

  extension OtherThreads {
    /// How often one of them was thrown off a processor with work still to do.
    static var interruptions: Int? {
      var all = rusage()
      var own = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &all)
      // `RUSAGE_THREAD`, which Glibc's module does not name.
      getrusage(1, &own)
      return Int(all.ru_nivcsw - own.ru_nivcsw)
    }

    /// Whether a timer of this process is due within that time, be it a run loop's, a queue's or that of a
    /// task that sleeps: all of them are files of the system's. Nil where that cannot be told.
    static func isTimer(dueWithin time: Duration) -> Bool? {
      guard let timeLeft else { return nil }
      let now = DispatchTime.now().uptimeNanoseconds
      var isDue = false
      for file in 0..<files {
        var timer = itimerspec()
        guard timeLeft(file, &timer) == 0 else { continue }
        let left = timer.it_value.tv_sec * 1_000_000_000 + timer.it_value.tv_nsec
        // One that is not set has no time left.
        guard left > 0 else { continue }
        let due = Int(now) + left
        if !isRound(due), .nanoseconds(left) <= time { isDue = true }
        known.withLock { times in
          if times.last != due { times = times.suffix(9) + [due] }
        }
      }
      return isDue
    }

    /// Queues look after their threads by a timer of their own, each second on the dot.
    private static func isRound(_ due: Int) -> Bool {
      known.withLock { times in
        times.contains { time in
          let past = due - time
          return past > 500_000_000 && (past + 500_000) % 1_000_000_000 < 1_000_000
        }
      }
    }

    /// When timers were due that have been seen lately.
    private static let known = Guarded<[Int]>([])

    /// More than a program with checks ever opens.
    private static let files: Int32 = 256

    /// Glibc's module does not name it.
    private static let timeLeft: TimeLeft? =
      dlsym(nil, "timerfd_gettime").map { unsafeBitCast($0, to: TimeLeft.self) }
    private typealias TimeLeft = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
  }
#endif
