/// One argument as it was typed, seen before any option is known.
enum Token: Equatable {
  /// `--name`, or `--name=value`.
  case long(name: String, attached: String?)
  /// One letter of `-x` or of a cluster such as `-qv`.
  case short(Character)
  /// Anything else: a lone `-`, a negative number, and all that follows `--`.
  case value(String)
}

/// Cuts the arguments into tokens; `--` itself disappears.
func tokens(of arguments: [String]) -> [Token] {
  let options = arguments.prefix { $0 != "--" }
  let literals = arguments.dropFirst(options.count + 1)
  return options.flatMap(tokens(ofOption:)) + literals.map { .value($0) }
}

private func tokens(ofOption argument: String) -> [Token] {
  if argument.hasPrefix("--") {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return [.long(name: String(parts[0]), attached: parts.count == 2 ? String(parts[1]) : nil)]
  }
  let letters = argument.dropFirst()
  guard argument.hasPrefix("-"), let first = letters.first, !isDigit(first) else {
    return [.value(argument)]
  }
  return letters.map { .short($0) }
}

private func isDigit(_ character: Character) -> Bool {
  ("0"..."9").contains(character)
}
