/// The script that teaches a shell to complete the command line, for the shell to read at its start.
package func completionScript(for shell: Shell) -> String {
  switch shell {
  case .bash: bashCompletion()
  case .zsh: zshCompletion()
  case .fish: fishCompletion()
  }
}

/// The call that prints exercise ids: of the course in hand, or of the one that these words name.
func idsCommand(course: String) -> String { "atelier list --ids \(course) 2>/dev/null" }

extension String {
  /// The text as one word of any of the three shells; our tables hold no backslash, which fish would read.
  var shellQuoted: String {
    "'" + replacing("'", with: #"'\''"#) + "'"
  }
}

extension OptionSpec {
  /// All the ways to type the option.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [name.typed]
  }
}
