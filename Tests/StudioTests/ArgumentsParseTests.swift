import Reports
import Terminal
import Testing

@testable import Studio

struct ArgumentsParseTests {
  @Test(
    arguments: [
      ([], .resume(isPlain: false)), (["--plain"], .resume(isPlain: true)),
      (["watch"], .watch(isPlain: false)), (["watch", "--plain"], .watch(isPlain: true)),
      (["init"], .initialize(folder: nil)),
      (["init", "my studio"], .initialize(folder: "my studio")),
      (["list", "--json"], .list(.json)),
      (["list", "--ids"], .list(.ids)),
      (["check"], .check(exercise: nil, json: false)),
      (["check", "mvc/cells", "--json"], .check(exercise: "mvc/cells", json: true)),
      (["check", "--json", "mvc/cells"], .check(exercise: "mvc/cells", json: true)),
      (["check", "--", "-урок 1"], .check(exercise: "-урок 1", json: false)),
      (["hint", "--check=Step1.testA"], .hint(exercise: nil, check: "Step1.testA", all: false)),
      (["hint", "mvc", "--all"], .hint(exercise: "mvc", check: nil, all: true)),
      (["hint", "--all", "--check", "t"], .hint(exercise: nil, check: "t", all: true)),
      (["explain"], .explain(id: nil)),
      (["explain", "[try_unhandled]"], .explain(id: "[try_unhandled]")),
      (["reset", "--force", "a"], .reset(exercise: "a", force: true)),
      (["solution", "--spoil"], .solution(exercise: nil, spoil: true)),
      (["map"], .map(MapRequest())),
      (
        ["map", "a", "--before", "--json"],
        .map(MapRequest(exercise: "a", before: true, form: .json))
      ),
      (["map", "--mermaid", "--of", "b"], .map(MapRequest(folder: "b", form: .mermaid))),
      (["map", "--svg=c.svg"], .map(MapRequest(form: .svg(file: "c.svg")))),
      (
        ["verify", "a", "b", "--jobs", "2"], .verify(VerifyRequest(exercises: ["a", "b"], jobs: 2))
      ),
      (
        ["verify", "--mutants", "a", "--json"],
        .verify(VerifyRequest(exercises: ["a"], mutants: true, json: true))
      ),
      (["markdown", "-", "--html"], .markdown(file: "-", form: .html)),
      (["markdown", "--tree"], .markdown(file: "-", form: .tree)),
      (["markdown"], .markdown(file: "-", form: .prose(width: nil))),
      (["markdown", "a.md", "--width", "40"], .markdown(file: "a.md", form: .prose(width: 40))),
      (["lesson", "-5"], .lesson(name: "-5")),
      (["help"], .help(nil)),
      (["help", "check"], .help(.check)),
      (["check", "--bogus", "-h"], .help(.check)),
      (["--course", "check", "--help", "grade"], .help(.grade)),
      (["grade", "--version"], .version),
      (["--generate-completion-script", "zsh"], .completionScript(.zsh)),
    ] as [([String], Command)])
  func `reads a command line`(arguments: [String], expected: Command) throws {
    #expect(try parse(arguments).command == expected)
  }

  @Test func `reads every option of grade, wherever it stands`() throws {
    let arguments = [
      "grade", "--report", "json", "one", "--jobs=4", "--report=json=a=b.json", "-", "--exercise",
      "mvc/cells", "--timeout", "30", "--resume",
    ]
    let expected = GradeRequest(
      paths: ["one", "-"], exercise: "mvc/cells", jobs: 4,
      reports: [
        ReportRequest(format: .json), ReportRequest(format: .json, file: "a=b.json"),
      ],
      timeout: 30, resumes: true)
    #expect(try parse(arguments).command == .grade(expected))
  }

  @Test func `insights are reports whose file says which form they have`() throws {
    let arguments = [
      "merge", "a.json", "--insights", "page.html", "--insights=data.json", "--report", "csv",
    ]
    let expected = MergeRequest(
      files: ["a.json"],
      reports: [
        ReportRequest(format: .csv), ReportRequest(format: .insights, file: "page.html"),
        ReportRequest(format: .insightsDocument, file: "data.json"),
      ])
    #expect(try parse(arguments).command == .merge(expected))
  }

  @Test(arguments: [
    ["--course", "c", "--color", "never", "-q", "check"],
    ["check", "-q", "--course=c", "--color=never"],
    ["--quiet", "--course=other", "check", "--course", "c", "--color=never"],
  ])
  func `shared options hold on both sides of the verb, and the last one wins`(
    arguments: [String]
  ) throws {
    let expected = SharedOptions(course: "c", color: .never, verbosity: .quiet)
    #expect(try parse(arguments).options == expected)
  }

  @Test func `all that are as near as the nearest are named, unless they are many`() {
    #expect(
      suggestion(for: "mvm", among: ["mvc", "viper", "mvp", "mvvm"])
        == " Did you mean 'mvc', 'mvp' or 'mvvm'?")
    #expect(
      suggestion(for: "step", among: ["step1", "step2", "step3", "step4"])
        == " Did you mean 'step1'?")
    #expect(suggestion(for: "viper", among: ["mvc", "mvp"]).isEmpty)
  }

  @Test(
    arguments: [
      (["--zz"], "Unknown option '--zz'."),
      (["--hepl"], "Unknown option '--hepl'. Did you mean '--help'?"),
      (["--verb"], "Unknown option '--verb'. Did you mean '--verbose'?"),
      (["check", "--jsno"], "Unknown option '--jsno'. Did you mean '--json'?"),
      (["check", "-x"], "Unknown option '-x'."),
      (["check", "-qx"], "Unknown option '-x'."),
      (["chekc"], "Unknown subcommand 'chekc'. Did you mean 'check'?"),
      (["sol"], "Unknown subcommand 'sol'. Did you mean 'solution'?"),
      (["frobnicate"], "Unknown subcommand 'frobnicate'."),
      (["mrkdown"], "Unknown subcommand 'mrkdown'."),
      (["help", "lst"], "Unknown subcommand 'lst'. Did you mean 'list'?"),
      ([""], "Unknown subcommand ''."),
      (["--json"], "Option '--json' belongs after a subcommand, as in 'atelier list --json'."),
      (
        ["start", "a", "--plain"],
        "Option '--plain' is not for 'atelier start', but for 'atelier watch --plain'."
      ),
      (["check", "a", "b"], "Unexpected argument 'b'."),
      (["doctor", "a"], "Unexpected argument 'a'."),
      (
        ["watch", "mvc/a"],
        "Unexpected argument 'mvc/a'. "
          + "Take up an exercise with 'atelier start mvc/a': 'atelier watch' goes on with that one."
      ),
      (["check", ""], "The argument '<exercise>' is empty: ''."),
      (["grade"], "Missing expected argument '<path>'."),
      (["--course"], "Missing value for '--course <dir>'."),
      (["check", "--course", "--json"], "Missing value for '--course <dir>'."),
      (["check", "--course="], "Missing value for '--course <dir>'."),
      (["list", "--json=yes"], "Option '--json' takes no value, but 'yes' was given."),
      (
        ["--color", "alway", "list"],
        "The value 'alway' is not allowed for '--color <when>'. "
          + "Choose 'auto', 'always' or 'never'. Did you mean 'always'?"
      ),
      (
        ["grade", "p", "--jobs", "0"],
        "The value '0' is not allowed for '--jobs <n>'. Give a whole number from 1 to 1000."
      ),
      (
        ["grade", "p", "--timeout", "-5"],
        "The value '-5' is not allowed for '--timeout <seconds>'. "
          + "Give a whole number from 1 to 86400."
      ),
      (
        ["grade", "p", "--jobs", "99999999999999999999"],
        "The value '99999999999999999999' is not allowed for '--jobs <n>'. "
          + "Give a whole number from 1 to 1000."
      ),
      (
        ["grade", "p", "--shard", "5/4"],
        "The value '5/4' is not allowed for '--shard <i/n>'. "
          + "Give a part and the number of parts, as in '2/4'."
      ),
      (
        ["grade", "p", "--report", "junti"],
        "The value 'junti' is not allowed for '--report <format[=file]>'. The format is 'json', "
          + "'junit', 'tap', 'exercism', 'gradescope', 'prairielearn', 'classroom50', 'check50', "
          + "'github', 'markdown', 'csv', 'html', 'insights' or 'insights-json'."
      ),
      (
        ["grade", "p", "--report", "json="],
        "The value 'json=' is not allowed for '--report <format[=file]>'. Name a file after '='."
      ),
      (
        ["grade", "p", "--report", "json", "--report", "json"],
        "Only one report can go to standard output. Name a file for the others, "
          + "as in '--report json=grades.json'."
      ),
      (
        ["grade", "p", "--report", "csv=a", "--insights", "./a"],
        "Two reports would be written to './a', and one would be lost. Name another file."
      ),
      (
        ["grade", "p", "--report", "json", "--report", "csv=-"],
        "Only one report can go to standard output. Name a file for the others, "
          + "as in '--report json=grades.json'."
      ),
      (
        ["grade", "p", "--before", "2026-02-30T00:00:00Z"],
        "The value '2026-02-30T00:00:00Z' is not allowed for '--before <date>'. Give date, time and "
          + "zone, as in '2026-01-31T23:59:59Z' or '2026-01-31T18:00+01:00'."
      ),
      (
        ["--generate-completion-script", "tcsh"],
        "The value 'tcsh' is not allowed for '--generate-completion-script <shell>'. "
          + "Choose 'bash', 'zsh' or 'fish'."
      ),
      (["-qv", "list"], "Options '--quiet' and '--verbose' cannot be used together."),
      (
        ["markdown", "--tree", "--width", "9"],
        "Options '--tree' and '--width' cannot be used together."
      ),
      (["markdown", "--html", "--tree"], "Options '--html' and '--tree' cannot be used together."),
      (["\u{1B}[31m\nx"], "Unknown subcommand '␛[31m␊x'."),
      (["--\u{1B}[31m"], "Unknown option '--␛[31m'."),
      (["---"], "Unknown option '---'."),
      (["--=x"], "Unknown option '--'."),
    ] as [([String], String)])
  func `an error says what was typed and what to do`(
    arguments: [String], message: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try parse(arguments) }
    #expect(error?.message == message)
  }

  @Test func `an error ends with the usage and where to read more`() throws {
    let error = #expect(throws: UsageError.self) { try parse(["check", "--jsno"]) }
    #expect(
      error?.text(width: 80) == """
        Error: Unknown option '--jsno'. Did you mean '--json'?
        Usage: atelier check [<exercise>] [--json] [--course <dir>] [--color <when>]
               [--quiet] [--verbose]
          See 'atelier check --help' for more information.

        """)
    #expect(UsageError.exitCode == 64)
  }

  @Test func `a huge argument is refused without delay`() {
    let huge = String(repeating: "x", count: 1_000_000)
    for arguments in [[huge], ["--\(huge)"], ["-\(huge)"], ["check", "--color=\(huge)"]] {
      #expect(throws: UsageError.self) { try parse(arguments) }
    }
  }
}
