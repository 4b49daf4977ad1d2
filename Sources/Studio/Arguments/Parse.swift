import Curriculum
import Grading
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
      if has(.generateManual) { return .manual }
      let shell = try choice(.generateCompletionScript, as: Shell.self)
      return shell.map { .completionScript($0) } ?? .resume(isPlain: has(.plain))
    }
    let first = positionals.first
    switch verb {
    case .initialize: return .initialize(folder: first)
    case .list: return .list(try listFormat())
    case .lesson: return .lesson(name: first)
    case .start: return .start(exercise: first)
    case .check: return .check(exercise: first, json: has(.json))
    case .watch: return .watch(isPlain: has(.plain))
    case .hint: return .hint(exercise: first, check: value(.check), all: has(.all))
    case .explain: return .explain(id: first)
    case .diff: return .diff(exercise: first)
    case .solution: return .solution(exercise: first, spoil: has(.spoil))
    case .reset: return .reset(exercise: first, force: has(.force))
    case .undo: return .undo(exercise: first)
    case .map: return .map(try mapRequest())
    case .progress: return .progress(json: has(.json))
    case .grade: return .grade(try gradeRequest())
    case .merge:
      return .merge(
        MergeRequest(
          files: positionals, reports: try reports(), hasTimes: !has(.noTimes),
          exitsZero: has(.exitZero)))
    case .new: return .new(try newRequest())
    case .verify:
      return .verify(
        VerifyRequest(
          exercises: positionals, mutants: has(.mutants), json: has(.json), jobs: try number(.jobs))
      )
    case .release: return .release(folder: positionals[0])
    case .doctor: return .doctor(json: has(.json))
    case .markdown: return .markdown(file: first ?? "-", form: try markdownForm())
    case .sweep: return .sweep
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
    var request = GradeRequest(
      paths: positionals, exercise: value(.exercise), checks: value(.checks),
      feedback: try choice(.feedback, as: Feedback.self) ?? .full, jobs: try number(.jobs),
      reports: try reports(), timeout: try number(.timeout), resumes: has(.resume),
      requiredSandbox: value(.requireSandbox), allowsNoSandbox: has(.allowUnsandboxed),
      exitsZero: has(.exitZero))
    request.shard = try shard()
    request.roster = value(.roster)
    if value(.ref) != nil || value(.before) != nil {
      request.revision = GitRevision(ref: value(.ref), before: try moment(.before))
    }
    request.hasTimes = !has(.noTimes)
    return request
  }

  private func newRequest() throws(UsageError) -> NewRequest {
    guard let subject = NewRequest.Subject(rawValue: positionals[0]) else {
      throw UsageError("'\(positionals[0])' is neither 'lesson' nor 'exercise'.", verb: verb)
    }
    for option in [OptionName.kits, .module] where subject == .lesson && values[option] != nil {
      throw UsageError("Option '\(option.typed)' is for exercises.", verb: verb)
    }
    return NewRequest(
      subject: subject, name: positionals[1], title: value(.title),
      kits: value(.kits)?.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
        ?? [],
      modules: values[.module] ?? [])
  }

  private func mapRequest() throws(UsageError) -> MapRequest {
    try refuseBoth(.json, .mermaid)
    try refuseBoth(.json, .svg)
    try refuseBoth(.mermaid, .svg)
    if value(.svg)?.isEmpty == true { throw UsageError("Name a file after '--svg'.", verb: verb) }
    if value(.of)?.isEmpty == true { throw UsageError("Name a folder after '--of'.", verb: verb) }
    let picture = value(.svg).map { MapForm.svg(file: $0) }
    return MapRequest(
      exercise: positionals.first, folder: value(.of), before: has(.before),
      form: picture ?? (has(.json) ? .json : has(.mermaid) ? .mermaid : .text))
  }

  private func markdownForm() throws(UsageError) -> MarkdownForm {
    try refuseBoth(.html, .tree)
    try refuseBoth(.html, .width)
    try refuseBoth(.tree, .width)
    return has(.html) ? .html : has(.tree) ? .tree : .prose(width: try number(.width))
  }

  private func explainedVerb() throws(UsageError) -> Verb? {
    guard let word = positionals.first else { return nil }
    guard let explained = Verb(rawValue: word) else { throw unknownVerb(word) }
    return explained
  }
}
