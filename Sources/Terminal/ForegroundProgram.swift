#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a shell's line with the terminal for itself, `$1` and on being the arguments; returns its exit code.
///
/// Ctrl-C and Ctrl-\ are for the program alone while it runs.
package func runInForeground(
  shell line: String, arguments: [String], directory: String
) throws(DescriptorError) -> Int32 {
  let words = ["/bin/sh", "-c", #"cd "$0" && shift 0; "# + line, directory] + arguments
  let keys = [SIGINT, SIGQUIT]
  let former = keys.map { signal($0, SIG_IGN) }
  defer { for (key, handler) in zip(keys, former) { _ = signal(key, handler) } }
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  unsafe sigemptyset(&defaults)
  for key in keys { _ = unsafe sigaddset(&defaults, key) }
  unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
  unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  var process = pid_t()
  let pointers = unsafe words.map { unsafe strdup($0) }
  defer { unsafe pointers.forEach { unsafe free($0) } }
  let code = unsafe posix_spawn(
    &process, "/bin/sh", nil, &attributes, pointers + [nil], environ)
  guard code == 0 else { throw DescriptorError(code: code) }
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw DescriptorError(code: errno) }
  }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
