#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program with hidden checks in it: it can be run and not be read, except through this value.
///
/// The kernel also keeps a program that it may not read from looking into its own memory from outside.
final class LinkedProgram: Sendable {
  let path: String
  private let descriptor: Int32
  private static let largest = 64 << 20

  init(_ path: String) throws(GradingFailure) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      fchmod(descriptor, 0o111) == 0
    else { throw .disk("The file \(path) cannot be made a program.") }
  }

  deinit { close(descriptor) }

  /// Nil for more than any exercise's program holds.
  var bytes: [UInt8]? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_size <= Self.largest else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(facts.st_size)) { buffer, read in
      while count < buffer.count, let start = buffer.baseAddress {
        let more = pread(descriptor, start + count, buffer.count - count, off_t(count))
        guard more > 0 else { break }
        count += more
      }
      read = count
    }
    return count == Int(facts.st_size) ? bytes : nil
  }
}
