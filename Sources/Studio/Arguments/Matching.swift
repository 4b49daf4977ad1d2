/// The command line matched against the table, its values still text.
struct ParsedArguments {
  var verb: Verb?
  var flags: Set<OptionName> = []
  var values: [OptionName: [String]] = [:]
  var positionals: [String] = []
}

/// Finds the verb: the first token that is neither an option nor the value of one.
///
/// It never fails, so that `--help` is answered even on a line that is wrong elsewhere.
func splitAtVerb(_ tokens: [Token]) -> (
  before: ArraySlice<Token>, verb: String?, after: ArraySlice<Token>
) {
  var index = 0
  while index < tokens.count {
    switch tokens[index] {
    case .value(let word): return (tokens[..<index], word, tokens[(index + 1)...])
    case .long(let name, nil) where spec(named: name, among: options(of: nil))?.value != nil:
      index += 2
    case .long, .short: index += 1
    }
  }
  return (tokens[...], nil, [])
}

/// Matches the tokens on one side of the verb.
struct TokenMatcher {
  let verb: Verb?
  private var rest: ArraySlice<Token>
  private(set) var parsed: ParsedArguments

  init(_ tokens: ArraySlice<Token>, verb: Verb?, parsed: ParsedArguments) {
    self.verb = verb
    self.parsed = parsed
    rest = tokens
  }

  mutating func match() throws(UsageError) {
    while let token = rest.popFirst() {
      switch token {
      case .value(let text): parsed.positionals.append(text)
      case .long(let name, let attached):
        guard let option = spec(named: name, among: options(of: verb)) else {
          throw unknown("--\(name)")
        }
        try take(option, attached: attached)
      case .short(let letter):
        guard let option = options(of: verb).first(where: { $0.short == letter }) else {
          throw unknown("-\(letter)")
        }
        try take(option, attached: nil)
      }
    }
  }

  private mutating func take(_ option: OptionSpec, attached: String?) throws(UsageError) {
    guard option.value != nil else {
      if let attached {
        throw UsageError(
          "Option '\(option.name.typed)' takes no value, but '\(attached)' was given.", verb: verb)
      }
      parsed.flags.insert(option.name)
      return
    }
    let value = if let attached { attached } else { try nextValue(of: option) }
    guard !value.isEmpty else { throw missingValue(of: option) }
    if option.repeats {
      parsed.values[option.name, default: []].append(value)
    } else {
      parsed.values[option.name] = [value]
    }
  }

  private mutating func nextValue(of option: OptionSpec) throws(UsageError) -> String {
    guard case .value(let value)? = rest.first else { throw missingValue(of: option) }
    rest.removeFirst()
    return value
  }

  private func missingValue(of option: OptionSpec) -> UsageError {
    UsageError("Missing value for '\(option.label)'.", verb: verb)
  }

  private func unknown(_ typed: String) -> UsageError {
    if let owner = Verb.shown.first(where: { $0.offers(typed) }) {
      let example = "'atelier \(owner.rawValue) \(typed)'"
      let words =
        if let verb {
          "Option '\(typed)' is not for 'atelier \(verb.rawValue)', but for \(example)."
        } else {
          "Option '\(typed)' belongs after a subcommand, as in \(example)."
        }
      return UsageError(words, verb: verb)
    }
    let names = options(of: verb).filter { !$0.isHidden }.map(\.name.typed)
    return UsageError(
      "Unknown option '\(typed)'.\(suggestion(for: typed, among: names))", verb: verb)
  }
}

private func spec(named name: String, among options: [OptionSpec]) -> OptionSpec? {
  options.first { $0.name.rawValue == name }
}

extension Verb {
  fileprivate func offers(_ typed: String) -> Bool {
    spec.options.contains { !$0.isHidden && $0.name.typed == typed }
  }
}
