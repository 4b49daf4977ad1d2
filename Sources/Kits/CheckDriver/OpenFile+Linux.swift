#if os(Linux)
  import Foundation

  /// Takes the place of libc's `open` for all libraries of this program.
  ///
  /// Now and then Dispatch looks in `/proc` whether its threads are busy, and ends the program where
  /// it cannot. A confined program has no `/proc`, because that would show it its own memory: what
  /// Dispatch reads there is empty.
  @_cdecl("open")
  public func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    let file = openat(AT_FDCWD, path, flags, mode)
    guard file < 0, errno == ENOENT || errno == EACCES, strncmp(path, "/proc/", 6) == 0,
      strcmp(path + max(5, strlen(path)) - 5, "/stat") == 0
    else { return file }
    return openat(AT_FDCWD, "/dev/null", flags, mode)
  }
#endif
