import Terminal

/// The column at which the explanations stand, unless the screen is too narrow for two columns.
private let explanationColumn = 26
private let narrowestForTwoColumns = 50

/// The help of a subcommand, or of the program, with every line at most `width` columns.
package func helpText(for verb: Verb?, width: Int) -> String {
  let spec = verb?.spec ?? .root
  var parts = [wrapped("OVERVIEW: \(spec.abstract)", to: width)]
  if let discussion = spec.discussion { parts.append(wrapped(discussion, to: width)) }
  parts.append(usageText(for: verb, heading: "USAGE:", width: width))
  let arguments = spec.arguments.map { ($0.plainLabel, $0.help) }
  parts.append(section("ARGUMENTS", rows: arguments, width: width))
  let options = options(of: verb).filter { !$0.isHidden }.map { ($0.helpLabel, $0.help) }
  parts.append(section("OPTIONS", rows: options, width: width))
  if verb == nil {
    let verbs = Verb.shown.map { ($0.rawValue, $0.spec.abstract) }
    parts.append(section("SUBCOMMANDS", rows: verbs, width: width))
  }
  parts.append(section("EXAMPLES", rows: spec.examples.map { ($0, "") }, width: width))
  if verb == nil {
    parts.append(wrapped("  See 'atelier help <subcommand>' for detailed help.", to: width))
  }
  return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

/// The width for help and usage: COLUMNS where it is set, else that of the terminal but at most 80.
package func helpWidth(environment: [String: String], terminalWidth: Int) -> Int {
  columns(in: environment) ?? min(80, max(1, terminalWidth))
}

/// How a subcommand, or the program, is called.
func usageText(for verb: Verb?, heading: String, width: Int) -> String {
  var words = [heading, "atelier"]
  if let verb { words.append(verb.rawValue) }
  words += (verb?.spec.arguments ?? []).map(\.usageLabel)
  let unsaid: Set<OptionName> = [.help, .version, .generateCompletionScript, .generateManual]
  words += options(of: verb).filter { !$0.isHidden && !unsaid.contains($0.name) }.map(\.usageLabel)
  if verb == nil { words.append("[<subcommand>]") }
  return joined(words, width: width, hangingIndent: heading.count + 1)
}

/// Words that hold spaces themselves are kept whole.
private func joined(_ words: [String], width: Int, hangingIndent: Int) -> String {
  let line = words.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
  return wrapped(line, to: width, hangingIndent: hangingIndent).replacing("\u{A0}", with: " ")
}

private func section(_ title: String, rows: [(label: String, help: String)], width: Int) -> String {
  guard !rows.isEmpty else { return "" }
  let lines = rows.map { row($0.label, $0.help, width: width) }
  return (["\(title):"] + lines).joined(separator: "\n")
}

private func row(_ label: String, _ help: String, width: Int) -> String {
  let label = "  \(label)"
  guard !help.isEmpty else { return wrapped(label, to: width, hangingIndent: 6) }
  guard width >= narrowestForTwoColumns else {
    return wrapped(label, to: width, hangingIndent: 6) + "\n"
      + wrapped("      \(help)", to: width, hangingIndent: 6)
  }
  let isLong = label.count >= explanationColumn
  let indent = String(repeating: " ", count: explanationColumn - (isLong ? 0 : label.count))
  let rest = wrapped(
    isLong ? indent + help : label + indent + help, to: width, hangingIndent: explanationColumn)
  return isLong ? label + "\n" + rest : rest
}

private func wrapped(_ text: String, to width: Int, hangingIndent: Int = 0) -> String {
  StyledLine(text).wrapped(to: width, hangingIndent: hangingIndent).map(\.text)
    .joined(separator: "\n")
}

extension OptionSpec {
  /// `--name <value>`
  var label: String {
    value.map { "\(name.typed) <\($0.label)>" } ?? name.typed
  }

  fileprivate var helpLabel: String {
    short.map { "-\($0), \(label)" } ?? label
  }

  var usageLabel: String {
    "[\(label)]" + (repeats ? " ..." : "")
  }
}

extension ArgumentSpec {
  /// `<value>`
  var plainLabel: String { "<\(label)>" }

  var usageLabel: String {
    (isRequired ? plainLabel : "[\(plainLabel)]") + (repeats ? " ..." : "")
  }
}
