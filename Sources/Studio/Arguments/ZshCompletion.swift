import Reports

/// Serves both as a file `_atelier` in `fpath` and as a script that is sourced.
func zshCompletion() -> String {
  """
  #compdef atelier

  _atelier_exercises() {
    local -a ids
    ids=("${(@f)$(\(idsCommand(course: "$atelier_course")))}")
    ids=("${(@)ids:#}")
    compadd -a ids
  }

  _atelier_subcommands() {
    local -a subcommands
    subcommands=(
  \(Verb.shown.map(described).joined(separator: "\n"))
    )
    _describe subcommand subcommands
  }

  _atelier() {
    local context state state_descr line word last
    local -a atelier_course
    for word in $words; do
      if [[ "$word" == --course=* ]]; then last=--course; word="${word#*=}"; fi
      if [[ "$last" == --course ]]; then
        word="${word/#[~]/$HOME}"
        atelier_course=(--course "${(Q)word}")
        last=""
      else
        last="$word"
      fi
    done
    typeset -A opt_args
    _arguments -C -A '-*' \\
  \(specs(options(of: nil)))      '1:subcommand:_atelier_subcommands' \\
      '*:: :->rest'
    if [[ "$state" != rest ]]; then return; fi
    case "$words[1]" in
  \(Verb.allCases.map(zshCase).joined(separator: "\n"))
    esac
  }

  if [[ "$funcstack[1]" == _atelier ]]; then
    _atelier "$@"
  else
    compdef _atelier atelier
  fi

  """
}

private func described(_ verb: Verb) -> String {
  "    " + "\(verb.rawValue):\(verb.spec.abstract.replacing(":", with: #"\:"#))".shellQuoted
}

private func zshCase(_ verb: Verb) -> String {
  let positionals = verb.spec.arguments.map { argument in
    let place = argument.repeats ? "*" : argument.isRequired ? "1" : "1:"
    let separator = argument.repeats || argument.isRequired ? ":" : ""
    return "\(place)\(separator)\(argument.label):\(action(argument.kind))".shellQuoted
  }
  return """
        \(verb.rawValue))
          _arguments \\
    \(specs(options(of: verb)))        \(positionals.isEmpty ? "''" : positionals.joined(separator: " ")) ;;
    """
}

private func specs(_ options: [OptionSpec]) -> String {
  options.filter { !$0.isHidden }.flatMap { option in
    option.spellings.map { "      " + zshSpec(option, spelling: $0).shellQuoted + " \\\n" }
  }.joined()
}

private func zshSpec(_ option: OptionSpec, spelling: String) -> String {
  let help = option.help.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
    .replacing(":", with: #"\:"#)
  let repeating = option.repeats ? "*" : ""
  guard let value = option.value else { return "\(repeating)\(spelling)[\(help)]" }
  return "\(repeating)\(spelling)=[\(help)]:\(option.name.rawValue):\(action(value.kind))"
}

/// A blank action means that anything may be typed.
private func action(_ kind: ValueKind) -> String {
  switch kind {
  case .text, .number: " "
  case .folder: "_files -/"
  case .file: "_files"
  case .exercise: "_atelier_exercises"
  case .verb: "_atelier_subcommands"
  case .choice(let choices): "(\(choices.joined(separator: " ")))"
  case .report: "(\(ReportFormat.allCases.map(\.rawValue).joined(separator: " ")))"
  }
}
