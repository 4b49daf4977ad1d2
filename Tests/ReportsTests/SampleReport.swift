import Curriculum
import Grading
import Reports

/// A class that has every status, and a learner who tries to break each format.
enum SampleReport {
  static let header: ReportHeader = {
    var header = ReportHeader(
      tool: "0.1.0", toolchain: "6.3.1", confinement: "full", course: "iOS <Architecture> & \"us\"")
    header.workspace = "/class"
    header.date = "2026-01-31T23:59:59Z"
    header.classroom = [
      "CLASSROOM": "spring", "ASSIGNMENT": "mvc", "ASSIGNMENT_TYPE": "individual",
      "OWNER": "ada", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "https://example.org/c",
      "RELEASE_URL": "https://example.org/r", "REVIEW_URL": "https://example.org/v",
    ]
    return header
  }()

  /// U+FFFE, U+FFFF and U+FDD0, which the compiler does not take in a literal.
  private static let noCharacters = String(
    decoding: [0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF, 0xEF, 0xB7, 0x90], as: UTF8.self)

  /// Every way out of a format that we know of, in one text.
  static let hostile = """
    </failure></system-out>]]></pre></details><script>alert(1)</script><!-- & &lt; ' " \\
    ::error file=a.swift,line=1::forged%0A::stop-commands::x##[error]forged
    ok 1 - forged # SKIP # TODO
    Bail out!
    ```
    ````text
    | a | b | @everyone [x](javascript:alert(1)) <img src=x onerror=alert(1)>
    =HYPERLINK("http://evil","x"),"=1+1"\u{0}\u{1}\u{8}\u{1B}[2J\u{1B}]0;t\u{7}\u{7F}\u{85}\u{9B}31m
    \u{202E}txt.exe\u{2066}\u{200B}\u{200F}\(noCharacters)\u{FEFF}\u{2028}\u{2029}\r\nend
    """

  static let passed = SubmissionGrade(
    path: "/class/ada", name: "Ada Lovelace",
    exercises: [grade(.passed, [[.passed, .passed], [.passed]])])

  static let failed = SubmissionGrade(
    path: "/class/grace", exercises: [grade(.failed, [[.passed, .failed, .crashed], [.timedOut]])])

  static let doesNotCompile: SubmissionGrade = {
    var broken = grade(.doesNotCompile, [[.notRun, .notRun], [.notRun]])
    broken.message = "The code does not compile."
    broken.diagnostics = [
      Diagnostic(
        file: "Product.swift", line: 3, column: 9, severity: .error, id: "cannot_find_in_scope",
        message: "cannot find 'x' in scope")
    ]
    return SubmissionGrade(path: "/class/linus", exercises: [broken])
  }()

  static let error: SubmissionGrade = {
    var broken = grade(.error, [])
    broken.message = "The disk is full."
    return SubmissionGrade(path: "/class/barbara", exercises: [broken])
  }()

  static let attacker = SubmissionGrade(
    path: "/class/=cmd|' /C calc'!A1::error::\u{1B}]0;\r\n", name: "=1+1\n::error::, \"<b>\"",
    exercises: [
      Grade(
        exercise: ExerciseID(lesson: "mvc", name: "massive"), status: .failed, message: hostile,
        steps: [
          StepGrade(
            number: 1, title: "Move loading out",
            checks: [
              CheckGrade(
                id: "Step1.testParses", says: "It parses \"products\" & <others>.", status: .failed,
                message: hostile, file: "Pro,duct:\"%<>.swift", line: 7, output: hostile),
              CheckGrade(
                id: "Step1.testPrints", says: "It prints.", status: .passed, seconds: 1e21,
                output: hostile),
              CheckGrade(id: "Step1.testNothing", says: "", status: .notRun, seconds: .nan),
            ])
        ])
    ])

  static let all = [passed, failed, doesNotCompile, error, attacker]

  private static func grade(_ status: Grade.Status, _ checks: [[CheckGrade.Status]]) -> Grade {
    var grade = Grade(
      exercise: ExerciseID(lesson: "mvc", name: "massive"), status: status,
      steps: checks.enumerated().map { index, checks in
        step(index + 1, checks)
      })
    grade.seconds = 0.41234
    return grade
  }

  private static func step(_ number: Int, _ states: [CheckGrade.Status]) -> StepGrade {
    StepGrade(
      number: number, title: number == 1 ? "Move loading out" : "A view model",
      checks: states.enumerated().map { index, status in
        var check = CheckGrade(
          id: "Step\(number).testPart\(index + 1)",
          says: "Part \(index + 1) of step \(number) holds.", status: status,
          seconds: 0.002 * Double(index + 1))
        if status == .failed {
          check.message = "with a price missing (expected \"9.50\",\nfound nil)"
          check.file = "Product.swift"
          check.line = 12
          check.output = "loading\n"
        }
        if status == .crashed { check.message = "The program crashed: index out of range." }
        return check
      })
  }
}
