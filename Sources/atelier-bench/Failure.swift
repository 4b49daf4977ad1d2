/// Why there is nothing to show: what went wrong, and what to do.
struct CannotMeasure: Error {
  var message: String
  init(_ message: String) { self.message = message }
}

/// Somebody pressed Ctrl-C.
struct Interrupted: Error {}

/// The command line was not understood.
struct UsageError: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
