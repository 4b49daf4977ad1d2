import Reports

/// Works with the bash 3.2 of macOS; ids are compared here because `compgen -W` would evaluate them.
func bashCompletion() -> String {
  bashFilters + """
    _atelier() {
      local cur="${COMP_WORDS[COMP_CWORD]}" prev="" verb="" index skip=""
      COMPREPLY=()
      if (( COMP_CWORD > 0 )); then prev="${COMP_WORDS[COMP_CWORD-1]}"; fi
      if [[ "$cur" == "=" ]]; then
        cur=""
      elif [[ "$prev" == "=" ]] && (( COMP_CWORD > 1 )); then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      for (( index = 1; index < COMP_CWORD; index++ )); do
        if [[ -n "$skip" && "${COMP_WORDS[index]}" != "=" ]]; then skip=""; continue; fi
        case "${COMP_WORDS[index]}" in
          \(valueTaking(options(of: nil)))) skip=1 ;;
          -*|=) ;;
          *) verb="${COMP_WORDS[index]}"; break ;;
        esac
      done
      case "$verb" in
    \((Verb.allCases.map(bashCase) + [bashRootCase()]).joined(separator: "\n"))
      esac
    }

    complete -F _atelier atelier

    """
}

/// What keeps the words, lines, paths or ids that begin as the word in hand does.
private let bashFilters = #"""
  _atelier_words() {
    local word
    for word in "$@"; do
      if [[ "$word" == "$cur"* ]]; then COMPREPLY+=("$word"); fi
    done
  }

  _atelier_lines() {
    local line
    while IFS= read -r line; do
      if [[ -n "$line" && "$line" == "$cur"* ]]; then COMPREPLY+=("$line"); fi
    done
  }

  _atelier_paths() {
    compopt -o filenames 2>/dev/null
    _atelier_lines < <(compgen "$1" -- "$cur")
  }

  _atelier_exercises() {
    local word last="" course=()
    for word in "${COMP_WORDS[@]}"; do
      if [[ "$last" == --course && "$word" == "=" ]]; then continue; fi
      if [[ "$word" == --course=* ]]; then last=--course; word="${word#*=}"; fi
      if [[ "$last" == --course ]]; then
        case "$word" in
          \"*\"|\'*\') word="${word:1:${#word}-2}" ;;
          \~|\~/*) word="$HOME${word:1}"; word="${word//\\/}" ;;
          *) word="${word//\\/}" ;;
        esac
        course=(--course "$word")
        last=""
      else
        last="$word"
      fi
    done
    _atelier_lines < <(\#(idsCommand(course: #"${course[@]+"${course[@]}"}"#)))
  }


  """#

private func bashRootCase() -> String {
  bashCase(
    pattern: "''", options: options(of: nil),
    positional: words(Verb.shown.map(\.rawValue)))
}

private func bashCase(_ verb: Verb) -> String {
  bashCase(
    pattern: verb.rawValue, options: options(of: verb),
    positional: verb.spec.arguments.first.flatMap { action($0.kind) } ?? ":")
}

private func bashCase(pattern: String, options: [OptionSpec], positional: String) -> String {
  let values = options.compactMap { option in
    option.value.map { "        \(option.name.typed)) \(action($0.kind) ?? ":"); return ;;" }
  }
  let spellings = options.filter { !$0.isHidden }.flatMap(\.spellings)
  return """
        \(pattern))
          case "$prev" in
      \(values.joined(separator: "\n  "))
          esac
          if [[ "$cur" == -* ]]; then \(words(spellings)); else \(positional); fi ;;
    """
}

/// The command that completes a value, or nil where anything may be typed.
private func action(_ kind: ValueKind) -> String? {
  switch kind {
  case .text, .number: nil
  case .folder: "_atelier_paths -d"
  case .file: "_atelier_paths -f"
  case .exercise: "_atelier_exercises"
  case .verb: words(Verb.shown.map(\.rawValue))
  case .choice(let choices): words(choices)
  case .report: words(ReportFormat.allCases.map(\.rawValue))
  }
}

private func words(_ words: [String]) -> String {
  "_atelier_words " + words.joined(separator: " ")
}

private func valueTaking(_ options: [OptionSpec]) -> String {
  options.filter { $0.value != nil }.map(\.name.typed).joined(separator: "|")
}
