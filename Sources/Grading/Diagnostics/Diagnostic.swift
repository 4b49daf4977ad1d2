extension Diagnostic {
  /// From a place up to another, which is no more part of it; both counted as a diagnostic's.
  package struct Span: Sendable, Equatable {
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int

    package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
      self.line = line
      self.column = column
      self.endLine = endLine
      self.endColumn = endColumn
    }
  }

  /// A change of source that the compiler offers.
  package struct FixIt: Sendable, Equatable {
    package var file: String
    package var span: Span
    package var replacement: String

    package init(file: String, span: Span, replacement: String) {
      self.file = file
      self.span = span
      self.replacement = replacement
    }
  }

  /// A place of a message without the message.
  package struct Place: Sendable, Hashable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}

extension Diagnostic {
  /// What the compiler says, as far as it concerns the learner's files; nil if none of it does.
  ///
  /// An error in what a macro made of the learner's code stands where the macro is used.
  init?(_ message: CompilerMessage, ownPath: (String) -> String?) {
    let notes = message.notes.compactMap { Diagnostic($0, ownPath: ownPath) }
    guard let file = ownPath(message.path) else {
      guard let use = notes.first else { return nil }
      self.init(
        file: use.file, line: use.line, column: use.column, severity: message.severity,
        id: message.id, message: Self.shortened(message.text))
      return
    }
    self.init(
      file: file, line: message.line, column: message.column, severity: message.severity,
      id: message.id, message: Self.shortened(message.text))
    self.notes = notes
    highlights = message.ranges
    let changes = message.fixIts.compactMap { change in
      ownPath(change.file).map {
        FixIt(file: $0, span: change.span, replacement: change.replacement)
      }
    }
    // Half of the changes would mend nothing.
    if changes.count == message.fixIts.count { fixIts = changes }
  }

  /// The name of a type that is made of others may be longer than all the code, and reports repeat it.
  private static func shortened(_ text: String) -> String {
    let start = text.prefix(longest)
    return start.endIndex == text.endIndex ? text : start + "…"
  }

  private static let longest = 2_000
}
