/// The subcommands, by the word that is typed.
package enum Verb: String, Sendable, CaseIterable {
  case initialize = "init"
  case list, lesson, start, check, watch, hint, explain, diff, solution, reset, undo, map, progress
  case grade, merge, new, verify, release, doctor, help, markdown, sweep
}

/// The long names of all options.
enum OptionName: String, CaseIterable {
  case course, color, quiet, verbose, version, help
  case generateCompletionScript = "generate-completion-script"
  case generateManual = "generate-manual"
  case json, ids, check, all, spoil, force, exercise, jobs, report, timeout, resume, html, tree,
    width
  case before, mermaid, svg, of, plain, title, kits, module, mutants
  case checks, feedback, shard, roster, ref, insights
  case exitZero = "exit-zero"
  case noTimes = "no-times"
  case requireSandbox = "require-sandbox"
  case allowUnsandboxed = "allow-unsandboxed"

  /// As it is typed.
  var typed: String { "--\(rawValue)" }
}

/// What a value is, for its validation and its completion.
enum ValueKind: Equatable {
  case text, folder, file, exercise, verb
  case choice([String])
  case number(ClosedRange<Int>)
  case report
}

struct OptionSpec {
  let name: OptionName
  var short: Character?
  /// Absent in a flag.
  var value: (label: String, kind: ValueKind)?
  var repeats = false
  var isHidden = false
  let help: String
}

struct ArgumentSpec {
  let label: String
  let kind: ValueKind
  var isRequired = false
  var repeats = false
  let help: String
}

/// All that is known of a verb: parsing, help and completion read nothing else.
struct VerbSpec {
  let abstract: String
  var discussion: String?
  var arguments: [ArgumentSpec] = []
  var options: [OptionSpec] = []
  /// Complete command lines.
  var examples: [String] = []
  var isHidden = false
}

extension Verb {
  static var shown: [Verb] { allCases.filter { !$0.spec.isHidden } }

  var spec: VerbSpec {
    switch self {
    case .initialize: .initialize
    case .list: .list
    case .lesson: .lesson
    case .start: .start
    case .check: .check
    case .watch: .watch
    case .hint: .hint
    case .explain: .explain
    case .diff: .diff
    case .solution: .solution
    case .reset: .reset
    case .undo: .undo
    case .map: .map
    case .progress: .progress
    case .grade: .grade
    case .merge: .merge
    case .new: .new
    case .verify: .verify
    case .release: .release
    case .doctor: .doctor
    case .help: .help
    case .markdown: .markdown
    case .sweep: .sweep
    }
  }
}

/// The options that may stand after the verb, or before it when there is none.
func options(of verb: Verb?) -> [OptionSpec] {
  guard let verb else { return OptionSpec.shared + OptionSpec.rootOnly }
  return verb.spec.options + OptionSpec.shared
}
