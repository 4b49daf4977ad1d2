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

  /// Makes the caller's side, which does not block, and the keeper's, which is above all places.
  static func connect(
    _ near: inout PipeEnds, _ far: inout PipeEnds
  ) throws(SpawnError) {
    for index in near.all.indices {
      var ends: [Int32] = [-1, -1]
      guard unsafe csandbox_make_pipe(&ends) == 0 else {
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

  /// The pipe holds all of the input before anybody reads it, and then ends.
  mutating func fillInput(with input: [UInt8]) throws(SpawnError) {
    let written = unsafe input.withUnsafeBytes {
      unsafe write(self[CSANDBOX_INPUT], $0.baseAddress, $0.count)
    }
    let code = written < 0 ? errno : EFBIG
    close(CSANDBOX_INPUT)
    guard written == input.count else { throw .failed(step: "fill standard input", code: code) }
  }

  /// The system's, which the method above hides.
  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
