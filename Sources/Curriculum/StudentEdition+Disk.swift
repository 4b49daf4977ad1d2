#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension StudentEdition {
  /// Whether an edition may be written there: where nothing is, or an empty folder.
  package static func canBeWritten(to folder: String) throws -> Bool {
    switch try Disk.kind(of: folder) {
    case .nothing: true
    case .folder: try Disk.names(in: folder).isEmpty
    case .file, .link, .other: false
    }
  }

  /// Writes all of it or nothing: the folder takes its place once it is whole.
  ///
  /// The same course makes the same bytes, permissions and times, in the same order.
  package func write(to folder: String) throws {
    let parent = Disk.parent(of: folder) ?? "."
    try Disk.makeFolders(parent)
    try Disk.removeAbandoned(in: parent)
    let temporary = "\(parent)/\(Disk.temporaryName())"
    do {
      for path in [""] + folders { try Disk.makeFolder("\(temporary)/\(path)", mode: 0o755) }
      for file in files {
        try Disk.write(
          file.bytes, toNew: "\(temporary)/\(file.path)", mode: 0o644, time: Self.time(of: [file]))
      }
      // A folder's own time changes with what is put into it, so that the inner ones come first.
      for path in (folders.reversed() + [""]) {
        let inside = path.isEmpty ? files : files.filter { $0.path.hasPrefix("\(path)/") }
        try Disk.setTime(of: "\(temporary)/\(path)", to: Self.time(of: inside))
        try Disk.flushFolder("\(temporary)/\(path)")
      }
      try Disk.rename(temporary, to: folder)
    } catch {
      // The first failure is the one to tell of.
      try? Disk.removeTree(temporary)
      throw error
    }
    try Disk.flushFolder(parent)
  }

  /// Each after the one that it lies in.
  private var folders: [String] {
    var folders: Set<String> = []
    for file in files {
      let parts = file.path.split(separator: "/").dropLast()
      for end in parts.indices { folders.insert(parts[...end].joined(separator: "/")) }
    }
    return folders.sorted()
  }

  /// Made of the content: the same for the same, and another one where a copier looks for what changed.
  private static func time(of files: [SourceFile]) -> Int {
    var digest = ContentDigest()
    for file in files {
      digest.update("\(file.path)\n\(file.bytes.count)\n".utf8)
      digest.update(file.bytes)
    }
    let (earliest, seconds) = (946_684_800, 630_720_000)
    return earliest + Int(UInt32(digest.hex.prefix(8), radix: 16) ?? 0) % seconds
  }
}

extension Disk {
  fileprivate static func makeFolder(_ path: String, mode: mode_t) throws {
    guard mkdir(path, mode) == 0, chmod(path, mode) == 0 else {
      throw FileFailure("make the folder", path)
    }
  }

  fileprivate static func write(
    _ bytes: [UInt8], toNew path: String, mode: mode_t, time: Int
  ) throws {
    let descriptor = try openNew(path, mode: mode)
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { try writeAll($0, to: descriptor, path: path) }
    // Asked for again, since the mode of a new file is cut by the user's mask.
    guard fchmod(descriptor, mode) == 0, futimens(descriptor, times(time)) == 0,
      fsync(descriptor) == 0
    else { throw FileFailure("save", path) }
  }

  fileprivate static func setTime(of path: String, to time: Int) throws {
    guard utimensat(AT_FDCWD, path, times(time), 0) == 0 else { throw FileFailure("save", path) }
  }

  private static func times(_ seconds: Int) -> [timespec] {
    Array(repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
  }

  /// Removes what writers that were killed have left in a folder; those that still run keep theirs.
  fileprivate static func removeAbandoned(in folder: String) throws {
    for name in try names(in: folder) {
      guard let writer = writer(ofTemporary: name), kill(writer, 0) != 0, errno == ESRCH else {
        continue
      }
      try removeTree("\(folder)/\(name)")
    }
  }
}
