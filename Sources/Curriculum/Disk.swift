#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few file calls whose order and flags decide whether work survives a kill.
package enum Disk {
  /// What stands at a path, links not followed.
  enum Kind: Equatable {
    case nothing
    case file(size: Int)
    case folder
    case link
    case other
  }

  static func kind(of path: String) throws -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw FileFailure("look at", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Nil if nothing is there; a link has a stamp of its own.
  static func stamp(of path: String) throws -> Stamp? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileFailure("look at", path)
    }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return Stamp(
      inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(changed.tv_sec),
      nanoseconds: Int(changed.tv_nsec))
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw FileFailure("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Nil if nothing is there; a link, a folder or a file above the limit is a failure.
  package static func read(_ path: String, limit: Int = 64 << 20) throws -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileFailure("read", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(action: "read", path: path, reason: "it is not a plain file")
    }
    guard Int(status.st_size) <= limit else {
      throw FileFailure(action: "read", path: path, reason: "it is larger than \(limit) bytes")
    }
    return try readAll(descriptor, expecting: Int(status.st_size), path: path)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, path: String
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    try forEachChunk(of: descriptor, path: path, size: min(max(size + 1, 512), 1 << 16)) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  static func forEachChunk(
    of descriptor: Int32, path: String, size: Int = 1 << 16,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      while true {
        #if canImport(Darwin)
          let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
        if count == 0 { return }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileFailure("read", path) }
        try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  static func makeFolders(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileFailure("make the folder", path, code: ENOTDIR)
      }
      return
    }
    guard errno == ENOENT, let parent = parent(of: path), parent != path else {
      throw FileFailure("make the folder", path)
    }
    try makeFolders(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileFailure("make the folder", path)
    }
  }

  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func rename(_ old: String, to new: String) throws {
    #if canImport(Darwin)
      let result = Darwin.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Glibc.rename(old, new)
    #endif
    guard result == 0 else { throw FileFailure("put in place", new) }
  }

  static func removeFile(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileFailure("remove", path) }
  }

  static func removeEmptyFolder(_ path: String) throws {
    guard rmdir(path) == 0 || errno == ENOENT else { throw FileFailure("remove", path) }
  }

  /// A folder and all in it, links removed and not followed.
  static func removeTree(_ path: String) throws {
    guard try kind(of: path) == .folder else { return try removeFile(path) }
    for name in try names(in: path) { try removeTree("\(path)/\(name)") }
    try removeEmptyFolder(path)
  }

  /// Removes whatever is there, however deep it goes and whatever rights it has been given.
  package static func removeAtAnyPrice(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT || rmdir(path) == 0 { return }
    // Paths have a longest length, and folders below each other have none: each is brought up here
    // before it is looked into.
    var folders = [path]
    var count = 0
    while let folder = folders.popLast(), count < 1_000_000 {
      chmod(folder, 0o700)
      for name in (try? names(in: folder)) ?? [] {
        let inside = "\(folder)/\(name)"
        if unlink(inside) == 0 { continue }
        chmod(inside, 0o700)
        count += 1
        let raised = "\(path).\(count)"
        if rmdir(inside) != 0, (try? rename(inside, to: raised)) != nil { folders.append(raised) }
      }
      rmdir(folder)
    }
  }

  /// Makes renames and new names in a folder outlive a power cut.
  static func flushFolder(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure("open", path) }
    defer { close(descriptor) }
    // Some file systems cannot flush a folder and say EINVAL; the rename itself is then all there is.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileFailure("save", path) }
  }
}
