#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program could not be started: the machine's fault or the caller's, never the program's.
package enum SpawnError: Error, Equatable, CustomStringConvertible {
  /// `step` is the name of what was tried, `code` the `errno` that it gave.
  case failed(step: String, code: Int32)

  package var description: String {
    "Could not start the program: \(reason)."
  }

  /// The step, and why it failed.
  package var reason: String {
    switch self {
    case .failed(let step, let code):
      unsafe "\(step): \(String(cString: strerror(code))) (error \(code))"
        + (code == EAGAIN && step.hasPrefix("fork")
          ? "; this user may start no more processes, as many as `ulimit -u` says" : "")
    }
  }
}
