#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One process at a time changes a workspace; the kernel lets go of the lock if its holder is killed.
enum WorkspaceLock {
  /// Not to be nested: a second call for the same workspace inside the body would wait for ever.
  static func hold<Result>(in stateFolder: String, _ body: () throws -> Result) throws -> Result {
    // Whoever opens somebody else's workspace must not write where that one likes.
    guard try Disk.kind(of: stateFolder) != .link else {
      throw FileFailure(
        action: "use", path: stateFolder, reason: "it is a link; put the folder itself in its place"
      )
    }
    try Disk.makeFolders(stateFolder)
    let path = "\(stateFolder)/progress.lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure("open", path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileFailure("lock", path) }
    }
    try Disk.removeLeftovers(in: stateFolder)
    return try body()
  }
}
