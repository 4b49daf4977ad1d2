#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a process of that id is there, whoever owns it.
package func processExists(_ id: Int32) -> Bool {
  kill(id, 0) == 0 || errno == EPERM
}
