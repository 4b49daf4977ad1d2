import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// When a file of the cache was last of use: its time of modification, which every file system keeps.
enum CacheUse {
  static var isRoot: Bool { geteuid() == 0 }

  static func note(_ path: String) {
    // A file that has just been removed needs no new time.
    utimes(path, nil)
  }

  /// Seconds since 1970; of what is not there, none.
  static func time(of path: String) -> Int {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return Int((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
  }
}

/// A lock on a file that says whether somebody still works beside it; the kernel lets go of it with its holder.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Nil if another process (or another value of this one) holds the lock, or the file cannot be made.
  init?(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    // One that was unlinked between our opening and locking it protects nothing.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_nlink > 0
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
