import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  private static let temporaryNames = Atomic<Int>(0)
  private static let temporaryPrefix = ".atelier-tmp-"

  /// Whether a name is one that a writer of ours uses for a file that is not complete yet.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// The process that such a name belongs to.
  static func writer(ofTemporary name: String) -> pid_t? {
    guard isTemporary(name) else { return nil }
    return name.dropFirst(temporaryPrefix.count).split(separator: "-").first.flatMap { pid_t($0) }
  }

  static func temporaryName() -> String {
    let number = temporaryNames.add(1, ordering: .relaxed).newValue
    return "\(temporaryPrefix)\(getpid())-\(number)"
  }

  /// Removes what killed writers left in a folder; only for who holds the workspace's lock.
  static func removeLeftovers(in folder: String) throws {
    guard try kind(of: folder) == .folder else { return }
    for name in try names(in: folder) where isTemporary(name) {
      try removeTree("\(folder)/\(name)")
    }
  }

  /// The old file or the new one, whole, at every moment; the folder is made if it is missing.
  static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o666) throws {
    let temporary = try writeBeside(path, bytes, mode: mode)
    do {
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
    try flushFolder(parent(of: path) ?? ".")
  }

  /// Writes the file unless something is already there, and says whether it did.
  static func create(_ path: String, with bytes: [UInt8]) throws -> Bool {
    let temporary = try writeBeside(path, bytes, mode: 0o666)
    defer { unlink(temporary) }
    if link(temporary, path) == 0 {
      try flushFolder(parent(of: path) ?? ".")
      return true
    }
    if errno == EEXIST { return false }
    // A file system without hard links: look, then rename.
    guard try kind(of: path) == .nothing else { return false }
    try rename(temporary, to: path)
    try flushFolder(parent(of: path) ?? ".")
    return true
  }

  private static func writeBeside(
    _ path: String, _ bytes: [UInt8], mode: mode_t
  ) throws -> String {
    let folder = parent(of: path) ?? "."
    try makeFolders(folder)
    let temporary = "\(folder)/\(temporaryName())"
    let descriptor = try openNew(temporary, mode: mode)
    defer { close(descriptor) }
    do {
      try bytes.withUnsafeBytes { try writeAll($0, to: descriptor, path: path) }
      guard fsync(descriptor) == 0 else { throw FileFailure("save", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  static func openNew(_ path: String, mode: mode_t) throws -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    return descriptor
  }

  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String
  ) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFailure("write", path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Copies a plain file with its permissions, in pieces, so that its size does not matter.
  private static func copyFile(_ source: String, to target: String) throws {
    let input = open(source, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0 else { throw FileFailure("read", source) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0 else { throw FileFailure("read", source) }
    let output = try openNew(target, mode: 0o600)
    defer { close(output) }
    try forEachChunk(of: input, path: source) { try writeAll($0, to: output, path: target) }
    guard fchmod(output, status.st_mode & 0o777) == 0, fsync(output) == 0 else {
      throw FileFailure("save", target)
    }
  }

  /// Copies a file, or a link as a link.
  static func copyEntry(_ source: String, to target: String) throws {
    if try kind(of: source) == .link {
      try copyLink(source, to: target)
    } else {
      try copyFile(source, to: target)
    }
  }

  private static func copyLink(_ source: String, to target: String) throws {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink(source, &buffer, Int(PATH_MAX))
    guard length >= 0 else { throw FileFailure("read", source) }
    guard symlink(buffer, target) == 0 else { throw FileFailure("write", target) }
  }
}
