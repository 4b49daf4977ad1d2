#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe to oneself: what happens on another thread, or in a signal, wakes who waits for input.
package final class WakePipe: Sendable {
  private let ends: [Int32]

  package init() throws(DescriptorError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw DescriptorError(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither a full pipe nor an empty one may hold anybody up.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.ends = ends
  }

  deinit {
    for end in ends { close(end) }
  }

  /// Readable once it has been woken.
  package var descriptor: Int32 { ends[0] }

  var farEnd: Int32 { ends[1] }

  /// A byte that says why; the same reason need not be told twice before it is read.
  package func wake(_ reason: UInt8 = 0) {
    _ = sendByte(reason, to: ends[1])
  }

  /// The reasons since the last call.
  package func reasons() -> [UInt8] { readAvailable(from: ends[0]) ?? [] }
}

/// Safe in a signal handler.
func sendByte(_ byte: UInt8, to descriptor: Int32) -> Bool {
  unsafe withUnsafeBytes(of: byte) { bytes in
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, bytes.baseAddress, 1) == 1
    #else
      unsafe Glibc.write(descriptor, bytes.baseAddress, 1) == 1
    #endif
  }
}

/// What a descriptor has to give now, up to some pages; nil at its end.
package func readAvailable(from descriptor: Int32) -> [UInt8]? {
  var chunk = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count > 0 { return Array(chunk[..<count]) }
    if count == 0 { return nil }
    if errno == EAGAIN { return [] }
    guard errno == EINTR else { return nil }
  }
}

/// Which of the descriptors have something to read, or have ended; none after the time has passed.
package func readable(_ descriptors: [Int32], within time: Duration?) -> Set<Int32> {
  var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  let milliseconds = time.map { time in
    let parts = time.components
    // Rounded up: who wakes too early only has to wait once more.
    let whole =
      parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, whole))
  }
  let count = unsafe poll(&events, nfds_t(events.count), milliseconds ?? -1)
  guard count > 0 else { return [] }
  return Set(events.filter { $0.revents != 0 }.map(\.fd))
}
