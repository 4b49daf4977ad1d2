#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written piece by piece and takes its place only once it is whole.
///
/// Where the system has files without a name, a kill at any moment leaves nothing beside the old one.
package final class ReplacedFile {
  private enum Way: Equatable {
    /// A device or a pipe has no old content to keep.
    case inPlace
    case nameless
    case beside(String)
  }

  private static let bufferSize = 1 << 16

  /// As the caller named it, for messages.
  private let name: String
  private let path: String
  private let descriptor: Int32
  private let way: Way
  private var pending: [UInt8] = []

  package init(_ path: String) throws {
    name = path
    self.path = Self.resolved(path)
    (descriptor, way) = try Self.open(self.path, name: path)
  }

  deinit {
    close(descriptor)
    // Gone already if it has been put in place.
    if case .beside(let temporary) = way { unlink(temporary) }
  }

  /// Adds bytes, which reach the disk in larger pieces.
  package func append(_ bytes: some Collection<UInt8>) throws {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.bufferSize { try flush() }
  }

  /// Puts the file in its place; without this call the old one stays.
  package func putInPlace() throws {
    try flush()
    guard way != .inPlace else { return }
    guard fsync(descriptor) == 0 else { throw FileFailure("save", name) }
    try Self.blaming(name) {
      let temporary = try temporaryName()
      do {
        try Disk.rename(temporary, to: path)
      } catch {
        unlink(temporary)
        throw error
      }
      try Disk.flushFolder(Self.folder(of: path))
    }
  }

  /// A nameless file gets a name for the moment that the exchange takes.
  private func temporaryName() throws -> String {
    if case .beside(let temporary) = way { return temporary }
    let temporary = "\(Self.folder(of: path))/\(Disk.temporaryName())"
    let own = "/proc/self/fd/\(descriptor)"
    guard linkat(AT_FDCWD, own, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      throw FileFailure("write", name)
    }
    return temporary
  }

  /// Whoever reads the message knows the file by the name that they gave it.
  private static func blaming<Result>(
    _ name: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var failure as FileFailure {
      failure.path = name
      throw failure
    }
  }

  private func flush() throws {
    try pending.withUnsafeBytes { try Disk.writeAll($0, to: descriptor, path: name) }
    pending.removeAll(keepingCapacity: true)
  }

  private static func open(_ path: String, name: String) throws -> (Int32, Way) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = openFile(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileFailure("write", name) }
      return (descriptor, .inPlace)
    }
    if let descriptor = openNameless(in: folder(of: path)) { return (descriptor, .nameless) }
    let temporary = "\(folder(of: path))/\(Disk.temporaryName())"
    return (try blaming(name) { try Disk.openNew(temporary, mode: 0o666) }, .beside(temporary))
  }

  /// Nil where the system or the file system has no such files; the named way tells the true reason.
  private static func openNameless(in folder: String) -> Int32? {
    #if canImport(Darwin)
      return nil
    #else
      // `O_TMPFILE`, which the C library's module does not show.
      let nameless = 0o20_000_000 | O_DIRECTORY
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      let descriptor = openFile(folder, O_WRONLY | O_CLOEXEC | nameless)
      return descriptor >= 0 ? descriptor : nil
    #endif
  }

  private static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, 0o666)
    #elseif canImport(Musl)
      Musl.open(path, flags, 0o666)
    #else
      Glibc.open(path, flags, 0o666)
    #endif
  }

  private static func folder(of path: String) -> String { Disk.parent(of: path) ?? "." }

  /// Who has put a link there wants the file behind it to be written.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}
