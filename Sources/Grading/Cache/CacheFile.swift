import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes what can be made again, without the wait of Foundation's `write` until the disk itself has it.
enum CacheFile {
  /// Whether the file now holds these bytes and nothing else.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    write(bytes, to: path, with: O_TRUNC)
  }

  /// The same for a file that others may read meanwhile: they see all of it or what was there before.
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let new = "\(path).\(UUID().uuidString)"
    guard write(bytes, to: new, with: O_EXCL), rename(new, path) == 0 else {
      unlink(new)
      return false
    }
    return true
  }

  /// How large a file may become that this process writes, or one that it starts.
  static var largest: UInt64 {
    var limit = rlimit()
    #if canImport(Glibc)
      let code = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      let code = getrlimit(RLIMIT_FSIZE, &limit)
    #endif
    return code == 0 ? UInt64(limit.rlim_cur) : .max
  }

  private static func write(_ bytes: [UInt8], to path: String, with flag: Int32) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | flag, 0o666)
    guard file >= 0 else { return false }
    var written = 0
    bytes.withUnsafeBytes { bytes in
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = pwrite(file, rest.baseAddress, rest.count, off_t(written))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
      }
    }
    // Some file systems say only now that there was no room.
    return close(file) == 0 && written == bytes.count
  }
}
