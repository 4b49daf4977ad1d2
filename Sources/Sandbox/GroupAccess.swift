#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens folders to the users of root's confined programs, whose group is root's own.
///
/// A program of an earlier run may have left anything in them, so that no name is followed.
enum GroupAccess {
  static func give(to folder: String) throws(SpawnError) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, give(to: descriptor) else {
      throw .failed(step: "open to the program \(folder)", code: errno)
    }
  }

  /// Closes the folder. What is deeper and cannot be opened stays closed to the program, too.
  private static func give(to folder: Int32) -> Bool {
    var about = stat()
    guard unsafe fstat(folder, &about) == 0,
      about.st_gid == getegid() || fchown(folder, uid_t.max, getegid()) == 0,
      about.st_mode & 0o070 == 0o070 || fchmod(folder, (about.st_mode & 0o7777) | 0o070) == 0,
      let entries = unsafe fdopendir(folder)
    else {
      close(folder)
      return false
    }
    defer { unsafe closedir(entries) }
    while let entry = unsafe readdir(entries) {
      // Not every file system says what an entry is.
      let kind = unsafe Int(entry.pointee.d_type)
      guard kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) else { continue }
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if unsafe strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return }
          let inner = unsafe openat(
            folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
          if inner >= 0 { _ = give(to: inner) }
        }
      }
    }
    return true
  }
}
