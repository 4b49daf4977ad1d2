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
    switch self {
    case .failed(let step, let code):
      let reason = unsafe String(cString: strerror(code))
      return "Could not start the program: \(step): \(reason) (error \(code))."
    }
  }
}
