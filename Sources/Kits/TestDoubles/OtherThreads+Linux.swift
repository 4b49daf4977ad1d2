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
  }
#endif
