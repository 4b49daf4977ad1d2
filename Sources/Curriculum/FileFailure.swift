#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system refused something: what was tried, on which path, and why.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// As in "could not <action>".
  package var action: String
  package var path: String
  package var reason: String
  /// Whether the right to do it, or the room, was missing.
  package private(set) var isOfRightOrRoom = false

  package init(action: String, path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// From the `errno` that the last call left.
  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.init(action: action, path: path, reason: String(cString: strerror(code)))
    isOfRightOrRoom = [EACCES, EPERM, EROFS, ENOSPC, EDQUOT, EFBIG].contains(code)
  }

  package var description: String { "Could not \(action) \(path): \(reason)." }
}
