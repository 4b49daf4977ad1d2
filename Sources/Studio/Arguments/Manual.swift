/// The manual page `atelier(1)` as `man` reads it, made of the same tables as the help.
package func manualPage() -> String {
  var page = Manual()
  page.macro("TH", "ATELIER", "1", "", "Atelier \(toolVersion)")
  page.section("NAME")
  page.text("atelier - learn the architecture of iOS apps by building it")
  page.section("SYNOPSIS")
  page.bold("atelier", then: " [options] [subcommand]")
  page.section("DESCRIPTION")
  page.text(VerbSpec.root.abstract)
  if let discussion = VerbSpec.root.discussion { page.text(discussion) }
  page.section("OPTIONS")
  for option in options(of: nil) where !option.isHidden { page.option(option) }
  page.section("SUBCOMMANDS")
  for verb in Verb.shown { page.subcommand(verb) }
  page.section("EXIT STATUS")
  page.item("0", "Passed, or done.")
  page.item("1", "Not passed.")
  page.item(
    "2", "The work could not be done: a broken course, no toolchain, a name that is not there.")
  page.item("64", "The command line was not understood, or the studio has no terminal.")
  page.section("ENVIRONMENT")
  for (name, meaning) in Manual.environment { page.item(name, meaning) }
  page.section("FILES")
  page.item(".atelier", "In a workspace: progress, and snapshots of what was reset.")
  page.item(
    "$XDG_CACHE_HOME/atelier", "Compiled kits and kept results; may be deleted at any time.")
  page.section("EXAMPLES")
  for example in VerbSpec.root.examples { page.example(example) }
  return page.lines.joined(separator: "\n") + "\n"
}

/// Lines of roff: what is text stays text, whatever it begins with.
private struct Manual {
  private(set) var lines: [String] = []

  static let environment = [
    ("ATELIER_COURSE", "The course to use where --course does not name one."),
    ("VISUAL, EDITOR", "The editor that the studio opens a file in."),
    ("NO_COLOR", "If set and not empty, nothing is coloured."),
    (
      "CLICOLOR_FORCE, FORCE_COLOR",
      "If set, and neither empty nor 0, colours are written also to files."
    ),
    ("COLUMNS", "The width to write for."),
    ("XDG_CACHE_HOME", "Where compiled kits and results are kept."),
  ]

  mutating func macro(_ name: String, _ arguments: String...) {
    lines.append(
      ([".\(name)"] + arguments.map { "\"\(Self.escaped($0))\"" }).joined(separator: " "))
  }

  mutating func section(_ title: String) { macro("SH", title) }

  mutating func text(_ text: String) {
    lines += [".PP", Self.line(text)]
  }

  mutating func bold(_ words: String, then rest: String) {
    lines += [".PP", #"\fB"# + Self.escaped(words) + #"\fR"# + Self.escaped(rest)]
  }

  /// A term and, below it and indented, what it means.
  mutating func item(_ term: String, _ meaning: String) {
    lines += [".TP", #"\fB"# + Self.escaped(term) + #"\fR"#, Self.line(meaning)]
  }

  mutating func option(_ option: OptionSpec) {
    item((option.short.map { "-\($0), " } ?? "") + option.label, option.help)
  }

  mutating func subcommand(_ verb: Verb) {
    let spec = verb.spec
    let own = spec.options.filter { !$0.isHidden }
    let words =
      ["atelier", verb.rawValue] + spec.arguments.map(\.usageLabel) + own.map(\.usageLabel)
    macro("SS", words.joined(separator: " "))
    lines.append(Self.line(spec.abstract))
    if let discussion = spec.discussion { text(discussion) }
    for argument in spec.arguments { item(argument.plainLabel, argument.help) }
    for option in own { self.option(option) }
    for example in spec.examples { self.example(example) }
  }

  mutating func example(_ line: String) {
    lines += [".PP", ".RS", ".nf", Self.line(line), ".fi", ".RE"]
  }

  /// A line of text that no macro is taken for.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#).replacing("\"", with: #"\(dq"#)
      .replacing("'", with: #"\(aq"#).replacing("`", with: #"\`"#)
  }
}
