package import Curriculum
package import Grading
package import Reports
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
  /// No verb at all: the studio at the next unfinished step.
  case resume(isPlain: Bool)
  /// The same, and an error where there is no terminal.
  case watch(isPlain: Bool)
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
  case map(MapRequest)
  case progress(json: Bool)
  case grade(GradeRequest)
  case merge(MergeRequest)
  case new(NewRequest)
  case verify(VerifyRequest)
  case release(folder: String)
  case doctor(json: Bool)
  case markdown(file: String, form: MarkdownForm)
  case sweep
  case help(Verb?)
  case version
  case completionScript(Shell)
  case manual
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
  /// The course that the checks are taken from; absent: the course itself.
  package var checks: String?
  /// The most that is told; an exercise may ask for less.
  package var feedback: Feedback
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
  /// Absent: all submissions.
  package var shard: ShardRequest?
  /// A table of learners' names.
  package var roster: String?
  /// Absent: folders are graded as they stand.
  package var revision: GitRevision?
  /// Whether reports say how long things took.
  package var hasTimes = true
  /// Whether a submission that does not pass is no reason for an exit code of 1.
  package var exitsZero: Bool

  /// Only the paths are required.
  package init(
    paths: [String], exercise: String? = nil, checks: String? = nil, feedback: Feedback = .full,
    jobs: Int? = nil, reports: [ReportRequest] = [],
    timeout: Int? = nil, resumes: Bool = false, requiredSandbox: String? = nil,
    allowsNoSandbox: Bool = false, exitsZero: Bool = false
  ) {
    self.paths = paths
    self.exercise = exercise
    self.checks = checks
    self.feedback = feedback
    self.jobs = jobs
    self.reports = reports
    self.timeout = timeout
    self.resumes = resumes
    self.requiredSandbox = requiredSandbox
    self.allowsNoSandbox = allowsNoSandbox
    self.exitsZero = exitsZero
  }
}

/// One of so many parts of a run, from 1.
package struct ShardRequest: Sendable, Equatable {
  static let most = 10_000

  package var number: Int
  package var of: Int

  package init(number: Int, of: Int) {
    self.number = number
    self.of = of
  }
}

/// Which reports `merge` is to join, and where the result goes.
package struct MergeRequest: Sendable, Equatable {
  package var files: [String]
  package var reports: [ReportRequest]
  /// Whether reports say how long things took.
  package var hasTimes: Bool
  package var exitsZero: Bool

  package init(
    files: [String], reports: [ReportRequest] = [], hasTimes: Bool = true, exitsZero: Bool = false
  ) {
    self.files = files
    self.reports = reports
    self.hasTimes = hasTimes
    self.exitsZero = exitsZero
  }
}

/// One report: its format, and its file unless it goes to standard output.
package struct ReportRequest: Sendable, Equatable {
  package var format: ReportFormat
  package var file: String?

  /// Whether each submission gets a file of its own.
  var isOnePerSubmission: Bool { file?.contains("{}") == true }

  /// Without a file the report goes to standard output.
  package init(format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }
}

extension [ReportRequest] {
  /// Whether somebody reads one of them who takes any exit code but 0 for a grader that broke down.
  var wantExitZero: Bool { contains { $0.format.wantsExitZero } }
}

/// What `new` is to begin.
package struct NewRequest: Sendable, Equatable {
  package enum Subject: String, Sendable, CaseIterable {
    case lesson, exercise
  }

  package var subject: Subject
  package var name: String
  /// Absent: made of the name.
  package var title: String?
  package var kits: [String]
  /// As in an exercise's text: `Data -> Domain`.
  package var modules: [String]

  package init(
    subject: Subject, name: String, title: String? = nil, kits: [String] = [],
    modules: [String] = []
  ) {
    self.subject = subject
    self.name = name
    self.title = title
    self.kits = kits
    self.modules = modules
  }
}

/// What `verify` is to prove; no exercises means all of them.
package struct VerifyRequest: Sendable, Equatable {
  package var exercises: [String]
  /// Whether the checks are tried out on mistakes put into the solutions.
  package var mutants: Bool
  package var json: Bool
  /// Absent: two for each core.
  package var jobs: Int?

  /// Without arguments the whole course is proved.
  package init(
    exercises: [String] = [], mutants: Bool = false, json: Bool = false, jobs: Int? = nil
  ) {
    self.exercises = exercises
    self.mutants = mutants
    self.json = json
    self.jobs = jobs
  }
}

/// What `map` draws, and in which form.
package struct MapRequest: Sendable, Equatable {
  package var exercise: String?
  /// The folder with the files; absent: the learner's own.
  package var folder: String?
  /// Whether the start is shown as well.
  package var before: Bool
  package var form: MapForm

  /// Without arguments the work in hand is drawn for a terminal.
  package init(
    exercise: String? = nil, folder: String? = nil, before: Bool = false, form: MapForm = .text
  ) {
    self.exercise = exercise
    self.folder = folder
    self.before = before
    self.form = form
  }
}

/// The forms of a map; a picture goes to a file.
package enum MapForm: Sendable, Equatable {
  case text, json, mermaid
  case svg(file: String)
}

/// What `markdown` prints of a file.
package enum MarkdownForm: Sendable, Equatable {
  case html, tree
  /// As lessons are shown, at a width if one was named.
  case prose(width: Int?)
}

/// The shells that a completion script can be written for.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
