import Terminal

/// A command line that we do not understand; nothing has been done yet.
package struct UsageError: Error, Equatable {
  /// EX_USAGE of sysexits.
  package static let exitCode: Int32 = 64

  /// What is wrong, quoting what was typed, made harmless for a terminal.
  package let message: String
  /// The subcommand whose usage helps.
  package let verb: Verb?

  init(_ message: String, verb: Verb?) {
    self.message = harmless(message)
    self.verb = verb
  }

  /// The lines for standard error.
  package func text(width: Int) -> String {
    let command = verb.map { "atelier \($0.rawValue)" } ?? "atelier"
    return """
      Error: \(message)
      \(usageText(for: verb, heading: "Usage:", width: width))
        See '\(command) --help' for more information.

      """
  }
}
