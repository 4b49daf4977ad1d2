import Reports

/// The verb is found by a function of ours: fish's own would take the value of an option for one.
func fishCompletion() -> String {
  let verbs = Verb.shown.map { verb in
    "complete -c atelier -n '__atelier_at ' -f -a \(verb.rawValue) "
      + "-d \(verb.spec.abstract.shellQuoted)"
  }
  let root = options(of: nil).map { line($0, condition: "'__atelier_at '") }
  let rest = Verb.allCases.flatMap { verb in
    let condition = "'__atelier_at \(verb.rawValue)'"
    return verb.spec.arguments.compactMap { action($0.kind) }
      .map { "complete -c atelier -n \(condition) \($0)" }
      + options(of: verb).filter { !$0.isHidden }.map { line($0, condition: condition) }
  }
  return verbFinder + exerciseFinder
    + (["complete -c atelier -f"] + verbs + root + rest).joined(separator: "\n") + "\n"
}

private var verbFinder: String {
  let valueTaking = options(of: nil).filter { $0.value != nil }.map(\.name.typed)
  return """
    function __atelier_at
        set -l words (commandline -opc)
        set -l skip no
        for word in $words[2..-1]
            if test $skip = yes
                set skip no
            else if contains -- $word \(valueTaking.joined(separator: " "))
                set skip yes
            else if not string match -q -- '-*' $word
                test "$word" = "$argv[1]"
                return
            end
        end
        test -z "$argv[1]"
    end


    """
}

private let exerciseFinder = """
  function __atelier_exercises
      set -l last
      set -l course
      for word in (commandline -op)
          if string match -q -- '--course=*' $word
              set last --course
              set word (string replace -- --course= '' $word)
          end
          if test "$last" = --course
              set course --course (string replace -r -- '^~' $HOME $word)
              set last
          else
              set last $word
          end
      end
      \(idsCommand(course: "$course"))
  end


  """

private func line(_ option: OptionSpec, condition: String) -> String {
  var words = ["complete -c atelier -n \(condition)"]
  if let short = option.short { words.append("-s \(short)") }
  words.append("-l \(option.name.rawValue)")
  if let value = option.value { words.append("-r " + (action(value.kind) ?? "-f")) }
  words.append("-d \(option.help.shellQuoted)")
  return words.joined(separator: " ")
}

/// The flags that say what completes a value, or nil where anything may be typed.
private func action(_ kind: ValueKind) -> String? {
  switch kind {
  case .text, .number: nil
  case .folder: "-f -a '(__fish_complete_directories)'"
  case .file: "-F"
  case .exercise: "-f -a '(__atelier_exercises)'"
  case .verb: "-f -a \(Verb.shown.map(\.rawValue).joined(separator: " ").shellQuoted)"
  case .choice(let choices): "-f -a \(choices.joined(separator: " ").shellQuoted)"
  case .report:
    "-f -a \(ReportFormat.allCases.map(\.rawValue).joined(separator: " ").shellQuoted)"
  }
}
