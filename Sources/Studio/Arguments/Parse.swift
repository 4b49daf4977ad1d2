import Terminal

/// Reads the arguments that follow the program's name.
///
/// `--help` and `--version` are answered wherever they stand, even on a line that is wrong elsewhere.
package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
  let tokens = tokens(of: arguments)
  let (before, word, after) = splitAtVerb(tokens)
  let verb = word.flatMap(Verb.init(rawValue:))
  if tokens.contains(.long(name: "help", attached: nil)) || tokens.contains(.short("h")) {
    return Invocation(command: .help(verb))
  }
  if tokens.contains(.long(name: "version", attached: nil)) {
    return Invocation(command: .version)
  }
  var matcher = TokenMatcher(before, verb: nil, parsed: ParsedArguments())
  try matcher.match()
  if let word, verb == nil { throw unknownVerb(word) }
  matcher = TokenMatcher(after, verb: verb, parsed: matcher.parsed)
  try matcher.match()
  var parsed = matcher.parsed
  parsed.verb = verb
  try parsed.validatePositionals()
  return Invocation(command: try parsed.command(), options: try parsed.sharedOptions())
}

private func unknownVerb(_ word: String, for verb: Verb? = nil) -> UsageError {
  let names = Verb.shown.map(\.rawValue)
  return UsageError(
    "Unknown subcommand '\(word)'.\(suggestion(for: word, among: names))", verb: verb)
}

extension ParsedArguments {
  fileprivate func command() throws(UsageError) -> Command {
    guard let verb else {
      let shell = try choice(.generateCompletionScript, as: Shell.self)
      return shell.map { .completionScript($0) } ?? .resume
    }
    let first = positionals.first
    switch verb {
    case .initialize: return .initialize(folder: first)
    case .list: return .list(try listFormat())
    case .lesson: return .lesson(name: first)
    case .start: return .start(exercise: first)
    case .check: return .check(exercise: first, json: has(.json))
    case .hint: return .hint(exercise: first, check: value(.check), all: has(.all))
    case .explain: return .explain(id: first)
    case .diff: return .diff(exercise: first)
    case .solution: return .solution(exercise: first, spoil: has(.spoil))
    case .reset: return .reset(exercise: first, force: has(.force))
    case .undo: return .undo(exercise: first)
    case .progress: return .progress(json: has(.json))
    case .grade: return .grade(try gradeRequest())
    case .verify:
      return .verify(
        VerifyRequest(exercises: positionals, json: has(.json), jobs: try number(.jobs)))
    case .doctor: return .doctor(json: has(.json))
    case .markdown: return .markdown(file: first ?? "-", form: try markdownForm())
    case .help: return .help(try explainedVerb())
    }
  }

  fileprivate func sharedOptions() throws(UsageError) -> SharedOptions {
    try refuseBoth(.quiet, .verbose)
    return SharedOptions(
      course: value(.course),
      color: try choice(.color, as: ColorChoice.self) ?? .auto,
      verbosity: has(.quiet) ? .quiet : has(.verbose) ? .verbose : .normal)
  }

  private func listFormat() throws(UsageError) -> ListFormat {
    try refuseBoth(.json, .ids)
    return has(.json) ? .json : has(.ids) ? .ids : .text
  }

  private func gradeRequest() throws(UsageError) -> GradeRequest {
    try refuseBoth(.requireSandbox, .allowUnsandboxed)
    return GradeRequest(
      paths: positionals, exercise: value(.exercise), jobs: try number(.jobs),
      reports: try reports(), timeout: try number(.timeout), resumes: has(.resume),
      requiredSandbox: value(.requireSandbox), allowsNoSandbox: has(.allowUnsandboxed))
  }

  private func markdownForm() throws(UsageError) -> MarkdownForm {
    try refuseBoth(.html, .tree)
    guard has(.html) || has(.tree) else {
      throw UsageError("Say what to print: '--html' or '--tree'.", verb: verb)
    }
    return has(.html) ? .html : .tree
  }

  private func explainedVerb() throws(UsageError) -> Verb? {
    guard let word = positionals.first else { return nil }
    guard let explained = Verb(rawValue: word) else { throw unknownVerb(word) }
    return explained
  }
}
