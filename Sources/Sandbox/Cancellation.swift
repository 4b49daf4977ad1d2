import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends runs before their time, from whatever thread it is asked to.
package final class Cancellation: Sendable {
  private let isAsked = Mutex(false)
  /// A pipe that is readable once the end has been asked for.
  private let ends: [Int32]

  package init() {
    var ends: [Int32] = [-1, -1]
    // Without descriptors to spare, runs that have begun go on to their own limits.
    if unsafe pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    self.ends = ends
  }

  deinit {
    for end in ends where end >= 0 { close(end) }
  }

  package var isCancelled: Bool { isAsked.withLock { $0 } }

  /// Ends every run that was given this; runs that are yet to begin do not.
  package func cancel() {
    isAsked.withLock { isAsked in
      guard !isAsked else { return }
      isAsked = true
      // A pipe with nothing in it takes one byte.
      unsafe withUnsafeBytes(of: UInt8(1)) { _ = unsafe write(ends[1], $0.baseAddress, 1) }
    }
  }

  /// Readable once the end has been asked for; negative if there is none.
  var descriptor: Int32 { ends[0] }
}
