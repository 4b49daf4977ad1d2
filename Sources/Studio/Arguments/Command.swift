package import Terminal

/// What the user asked for, together with the options that hold in every subcommand.
package struct Invocation: Sendable, Equatable {
  package let command: Command
  package let options: SharedOptions

  /// A front end other than the command line builds the value itself.
  package init(command: Command, options: SharedOptions = SharedOptions()) {
    self.command = command
    self.options = options
  }
}

/// The options that hold in every subcommand.
package struct SharedOptions: Sendable, Equatable {
  package var course: String?
  package var color: ColorChoice
  package var verbosity: Verbosity

  /// The defaults are those of a command line without options.
  package init(
    course: String? = nil, color: ColorChoice = .auto, verbosity: Verbosity = .normal
  ) {
    self.course = course
    self.color = color
    self.verbosity = verbosity
  }
}

/// How much is said on success.
package enum Verbosity: Sendable, Equatable {
  case quiet, normal, verbose
}

/// One case a verb, with all that the verb needs to know; an absent exercise means the one in hand.
package enum Command: Sendable, Equatable {
  /// No verb at all: the next unfinished step.
  case resume
  case initialize(folder: String?)
  case list(ListFormat)
  case lesson(name: String?)
  case start(exercise: String?)
  case check(exercise: String?, json: Bool)
  case hint(exercise: String?, check: String?, all: Bool)
  /// Without an id: the list of all pages.
  case explain(id: String?)
  case diff(exercise: String?)
  case solution(exercise: String?, spoil: Bool)
  case reset(exercise: String?, force: Bool)
  case undo(exercise: String?)
  case progress(json: Bool)
  case grade(GradeRequest)
  case verify(VerifyRequest)
  case doctor(json: Bool)
  case markdown(file: String, form: MarkdownForm)
  case help(Verb?)
  case version
  case completionScript(Shell)
}

/// How the outline of a course is printed.
package enum ListFormat: Sendable, Equatable {
  case text, json
  /// Exercise ids one a line, for completion scripts.
  case ids
}

/// What `grade` is to grade, and where the reports go.
package struct GradeRequest: Sendable, Equatable {
  package var paths: [String]
  package var exercise: String?
  /// Absent: one for each core.
  package var jobs: Int?
  package var reports: [ReportRequest]
  /// The limit of each check in seconds; absent: the grader's own.
  package var timeout: Int?
  /// Whether what an interrupted run of the same has finished is kept.
  package var resumes: Bool
  /// The least confinement to grade with: `full` or `strong`; absent: any but none.
  package var requiredSandbox: String?
  /// Whether to grade with no confinement at all.
  package var allowsNoSandbox: Bool

  /// Only the paths are required.
  package init(
    paths: [String], exercise: String? = nil, jobs: Int? = nil, reports: [ReportRequest] = [],
    timeout: Int? = nil, resumes: Bool = false, requiredSandbox: String? = nil,
    allowsNoSandbox: Bool = false
  ) {
    self.paths = paths
    self.exercise = exercise
    self.jobs = jobs
    self.reports = reports
    self.timeout = timeout
    self.resumes = resumes
    self.requiredSandbox = requiredSandbox
    self.allowsNoSandbox = allowsNoSandbox
  }
}

/// One report: its format, and its file unless it goes to standard output.
package struct ReportRequest: Sendable, Equatable {
  package var format: ReportFormat
  package var file: String?

  /// Without a file the report goes to standard output.
  package init(format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }
}

/// The formats that `--report` knows.
package enum ReportFormat: String, Sendable, CaseIterable {
  case json
}

/// What `verify` is to prove; no exercises means all of them.
package struct VerifyRequest: Sendable, Equatable {
  package var exercises: [String]
  package var json: Bool
  /// Absent: one for each core.
  package var jobs: Int?

  /// Without arguments the whole course is proved.
  package init(exercises: [String] = [], json: Bool = false, jobs: Int? = nil) {
    self.exercises = exercises
    self.json = json
    self.jobs = jobs
  }
}

/// What `markdown` prints of a file.
package enum MarkdownForm: Sendable, Equatable {
  case html, tree
}

/// The shells that a completion script can be written for.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
