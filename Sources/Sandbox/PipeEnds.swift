import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One side of every pipe of a run; what is still open is closed when this value is gone.
struct PipeEnds: ~Copyable {
  /// The descriptors, by number of pipe; -1 where closed.
  private(set) var all = [Int32](repeating: -1, count: Int(CSANDBOX_PIPES.rawValue))

  deinit {
    for end in all where end >= 0 { Self.closeDescriptor(end) }
  }

  subscript(pipe: csandbox_pipe) -> Int32 { all[Int(pipe.rawValue)] }

  mutating func close(_ pipe: csandbox_pipe) {
    if self[pipe] >= 0 { Self.closeDescriptor(self[pipe]) }
    all[Int(pipe.rawValue)] = -1
  }

  mutating func closeAll(but kept: csandbox_pipe) {
    for index in all.indices where index != Int(kept.rawValue) {
      close(csandbox_pipe(rawValue: numericCast(index)))
    }
  }

  /// Makes the caller's side, which does not block, and the keeper's, which is above all places.
  static func connect(
    _ near: inout PipeEnds, _ far: inout PipeEnds
  ) throws(SpawnError) {
    for index in near.all.indices {
      var ends: [Int32] = [-1, -1]
      guard make(&ends, isChannel: index == Int(CSANDBOX_CHANNEL.rawValue)) else {
        throw .failed(step: "make pipes", code: errno)
      }
      let isWrittenByUs = [CSANDBOX_INPUT, CSANDBOX_CONTROL].contains { $0.rawValue == index }
      let (ours, theirs) = isWrittenByUs ? (ends[1], ends[0]) : (ends[0], ends[1])
      near.all[index] = ours
      far.all[index] = fcntl(theirs, F_DUPFD_CLOEXEC, 16)
      let isMade = far.all[index] >= 0 && fcntl(ours, F_SETFL, O_NONBLOCK) == 0
      let code = errno
      closeDescriptor(theirs)
      guard isMade else { throw .failed(step: "make pipes", code: code) }
    }
  }

  /// Whoever writes into a pipe can open its other end by a name below `/proc/self/fd`, and read what others have
  /// written before we do; a socket cannot be opened by any name.
  private static func make(_ ends: inout [Int32], isChannel: Bool) -> Bool {
    guard isChannel else { return unsafe csandbox_make_pipe(&ends) == 0 }
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return false }
    return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }

  /// Writes what the pipe has room for, without waiting; the answer is how much that was.
  func write(_ bytes: ArraySlice<UInt8>, into pipe: csandbox_pipe) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Self.writeBytes(self[pipe], bytes.baseAddress, bytes.count)
      }
      if count >= 0 || errno != EINTR { return max(0, count) }
    }
  }

  // The system's, which the methods above hide.

  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  private static func writeBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes, count)
    #else
      unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }
}
