import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of lines that grows at its end only and belongs to one process at a time.
package final class LineLog: Sendable {
  /// A longer line is none of ours.
  private static let longestLine = 256 << 20

  package let path: String
  private let descriptor: Int32
  private let end: Mutex<Int>

  /// Opens the file, or makes it and its folder; nil if another process has it open.
  package static func open(_ path: String) throws -> LineLog? {
    try Disk.makeFolders(Disk.parent(of: path) ?? ".")
    while true {
      let descriptor = openFile(path)
      guard descriptor >= 0 else { throw FileFailure("open", path) }
      guard lock(descriptor) else {
        let code = errno
        close(descriptor)
        if code == EACCES || code == EAGAIN { return nil }
        throw FileFailure("lock", path, code: code)
      }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        close(descriptor)
        throw FileFailure("look at", path)
      }
      // The one who held it may have removed it between our opening and our locking.
      if status.st_nlink > 0 {
        return LineLog(path: path, descriptor: descriptor, size: Int(status.st_size))
      }
      close(descriptor)
    }
  }

  private init(path: String, descriptor: Int32, size: Int) {
    self.path = path
    self.descriptor = descriptor
    end = Mutex(size)
  }

  deinit { close(descriptor) }

  /// Adds a line with one write, and says where it stands; if that fails, nothing is added.
  package func append(_ line: [UInt8]) throws -> Range<Int> {
    try end.withLock { end in
      let bytes = line + [UInt8(ascii: "\n")]
      do {
        try bytes.withUnsafeBytes { try write($0, at: end) }
      } catch {
        // What cannot be taken back is a torn line, which a reader drops.
        _ = ftruncate(descriptor, off_t(end))
        throw error
      }
      defer { end += bytes.count }
      return end..<(end + line.count)
    }
  }

  /// The bytes that stand there.
  package func read(_ range: Range<Int>) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count = try bytes.withUnsafeMutableBytes { try read(into: $0, at: range.lowerBound) }
    guard count == range.count else {
      throw FileFailure(action: "read", path: path, reason: "it is shorter than it was")
    }
    return bytes
  }

  /// Gives every whole line with its place, until the body says no, and returns where the last one ends.
  @discardableResult
  package func forEachLine(_ body: (Range<Int>, [UInt8]) -> Bool) throws -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    var start = 0
    while line.count <= Self.longestLine {
      let position = start + line.count
      let count = try chunk.withUnsafeMutableBytes { try read(into: $0, at: position) }
      guard count > 0 else { break }
      var rest = chunk[..<count]
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<newline]
        rest = rest[(newline + 1)...]
        let range = start..<(start + line.count)
        start = range.upperBound + 1
        guard body(range, line) else { return start }
        line.removeAll(keepingCapacity: true)
      }
      line += rest
    }
    return start
  }

  /// Drops everything from there on.
  package func cut(at length: Int) throws {
    try end.withLock { end in
      guard ftruncate(descriptor, off_t(length)) == 0 else { throw FileFailure("shorten", path) }
      end = length
    }
  }

  /// Takes the file away; who opens the path from now on gets a new one.
  package func remove() throws {
    try Disk.removeFile(path)
  }

  private func write(_ bytes: UnsafeRawBufferPointer, at position: Int) throws {
    var rest = bytes
    while !rest.isEmpty {
      let offset = off_t(position + bytes.count - rest.count)
      let count = pwrite(descriptor, rest.baseAddress, rest.count, offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write", path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Fills the buffer as far as the file goes.
  private func read(into buffer: UnsafeMutableRawBufferPointer, at position: Int) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled,
        off_t(position + filled))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure("read", path) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func openFile(_ path: String) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    #if canImport(Darwin)
      return Darwin.open(path, flags, 0o666)
    #elseif canImport(Musl)
      return Musl.open(path, flags, 0o666)
    #else
      return Glibc.open(path, flags, 0o666)
    #endif
  }

  /// Of the kind that a forked child does not inherit: what outlives a killed holder must not keep it.
  private static func lock(_ descriptor: Int32) -> Bool {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return fcntl(descriptor, F_SETLK, &lock) == 0
  }
}
