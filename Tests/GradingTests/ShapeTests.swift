import Curriculum
import Grading
import Testing

/// What a learner is told when the hidden checks do not compile against their code.
@Suite struct ShapeTests {
  private static let learner = [
    SourceFile(
      "Router.swift",
      """
      // ProductRouter goes here
      protocol Routing {
        func show(_ name: String)
        func close()
      }
      final class Router {
        private var shown: [String] = []
        init(start: Int) {}
        func open(name: String) {}
      }
      """)
  ]

  private static let exercise = Exercise.sample(
    learner,
    checks: [
      check(1, "_ = ProductRouter(navigationController: 1, secretOracle: 42)"),
      check(2, "_ = Router(root: 77123)"),
      check(3, "XCTAssertEqual(Router(start: 1).shown, [\"hiddenOracle\"])"),
      check(
        4, "let routing: Routing = HiddenSpy(); routing.show(\"hiddenOracle\")",
        more: "struct HiddenSpy: Routing { func show(_ name: String) {} }"),
      check(5, "Router(start: 1).open(title: \"hiddenOracle\")"),
      check(6, "Router(start: 1).leave(animated: true, after: 3.25)"),
      check(7, "_ = [Router(start: 1), Router(start: 2), Router(start: 3)]"),
    ])

  private static func check(_ step: Int, _ line: String, more: String = "") -> String {
    """
    import XCTest
    @testable import Learner
    \(more)
    final class Step\(step): XCTestCase {
      func testShape() {
        \(line)
      }
    }
    """
  }

  @Test func `what a learner writes is no message about the hidden checks`() throws {
    let forged = (1...12).flatMap { line in
      (1...40).map {
        "./Step7.swift:\(line):\($0): error: cannot find 'q\(line)' in scope [cannot_find_in_scope]"
      }
    }
    let long = String(
      repeating: "./Step7.swift:6:9: error: x [serialization_load_failed] ", count: 200_000)
    for words in [forged.joined(separator: "\n"), "no [cannot_find_in_scope]", long] {
      let file = SourceFile(
        "Router.swift",
        """
        final class Router {
          @available(*, unavailable, message: \"\"\"
        no [serialization_load_failed]
        \(words)
        \"\"\")
          init(start: Int) {}
        }
        """)
      var exercise = Self.exercise
      exercise.steps.removeAll { $0.number != 7 }
      let grade = try TestGrader.shared.get().grade(exercise, files: [file])
      #expect(grade.status == .failed)
      let message = try #require(grade.steps[0].checks[0].message)
      #expect(message.hasPrefix("Step 7 "), "\(message.prefix(500))")
      #expect(message.count < 1000 && !message.contains("q6"), "\(message.prefix(500))")
    }
  }

  /// An `error` is nobody's fault, and nobody loses a mark by it.
  @Test(arguments: [
    #"#error("later [serialization_load_failed]")"#,
    #"#error("later [preconcurrency_import_unsafe]")"#,
    #"#warning("later [serialization_x]")"# + "\nlet number: Int = nil",
    #"@available(*, unavailable, message: "gone [serialization_x]") func f() {}"#
      + "\nlet gone: Void = f()",
    "@available(*, unavailable, message: \"\"\"\ngone [serialization_x]\n(many)\n\"\"\") func f() {}\n"
      + "let gone: Void = f()",
    "@available(*, deprecated, message: \"\"\"\n(many)\n\"\"\") func f() {}\n"
      + "let gone = [f(), f(), f(), f()]\nlet number: Int = nil",
  ])
  func `no words of the code pass for the compiler's own trouble`(code: String) throws {
    let lines = String(
      repeating: "./Router.swift:1:1: error: x [serialization_x]\n", count: 200_000)
    let file = SourceFile("Router.swift", code.replacing("(many)", with: lines))
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: [file])
    #expect(grade.status == .doesNotCompile, "\(grade.messages.first?.prefix(500) ?? "")")
  }

  @Test func `each difference is told in words, and costs its own step only`() throws {
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: Self.learner)
    #expect(
      grade.steps.map { $0.checks[0].message } == [
        "Step 1 looks for a type `ProductRouter` with "
          + "`init(navigationController:secretOracle:)`, which is not in your code.\n"
          + "`ProductRouter` stands in a comment at Router.swift:1.",
        "Step 2 calls `Router(root:)`; your code declares it with other arguments.",
        "Step 3 needs `shown`, which is private in your code.",
        "Step 4 brings its own `Routing`; yours asks for more or other members than the step "
          + "gives: `close()`.",
        "Step 5 calls `open(title:)`; your code declares it with other arguments.",
        "Step 6 looks for `leave(animated:after:)` in `Router`, which has no such member.",
        nil,
      ])
    #expect(grade.steps.map(\.status) == Array(repeating: .failed, count: 6) + [.passed])
    #expect(grade.status == .failed && grade.score == 1 && grade.maxScore == 7)
    #expect(grade.message == grade.steps[0].checks[0].message)
    #expect(
      grade.diagnostics.map { "\($0.file):\($0.line):\($0.column)" } == [
        "Router.swift:1:4", "Router.swift:8:3", "Router.swift:7:15", "Router.swift:2:10",
        "Router.swift:9:8", "Router.swift:6:13",
      ])
    #expect(grade.leaks(of: Self.exercise).isEmpty)
    #expect(!grade.messages.contains { $0.contains("hiddenOracle") || $0.contains("77123") })
  }

  @Test func `only an author sees the compiler's words about the checks`() throws {
    var grader = try TestGrader.shared.get()
    grader.revealsChecks = true
    var exercise = Self.exercise
    exercise.steps = Array(exercise.steps.prefix(1))
    let grade = try grader.grade(exercise, files: Self.learner)
    #expect(grade.message?.contains("secretOracle: 42") == true)
  }

  @Test func `a learner's own error has its place in the learner's file`() throws {
    let files = [
      SourceFile("Sub/Ä.swift", "func f() -> Int {\n  let s = \"é\"; return s\n}\n"),
      SourceFile("B.swift", "func g() { undefinedName() }\n"),
    ]
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    #expect(grade.status == .doesNotCompile)
    #expect(
      Set(grade.diagnostics.map { "\($0.file):\($0.line):\($0.column) \($0.id)" }) == [
        "Sub/Ä.swift:2:24 cannot_convert_to_return_type", "B.swift:1:12 cannot_find_in_scope",
      ])
    #expect(grade.steps.allSatisfy { $0.status == .notRun })
    #expect(grade.maxScore == 7 && grade.leaks(of: Self.exercise).isEmpty)
  }

  @Test func `an app may have its start, which nobody calls`() throws {
    let start = "@main struct App { static func main() { fatalError() } }\n"
    let files = Self.learner + [SourceFile("App.swift", start)]
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    #expect(grade.steps.last?.status == .passed, "\(grade)")
  }
}
