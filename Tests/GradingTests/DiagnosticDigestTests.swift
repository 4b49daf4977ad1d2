import Curriculum
import Testing

@testable import Grading

/// What a beginner is shown of the errors that the compiler makes of a mistake.
@Suite struct DiagnosticDigestTests {
  private static let exercise = Exercise.sample(
    [SourceFile("A.swift", "")],
    checks: ["import XCTest\nfinal class Step1: XCTestCase { func testA() {} }"])

  private func digest(_ files: [SourceFile]) throws -> DiagnosticDigest {
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    #expect(grade.status == .doesNotCompile)
    return DiagnosticDigest(grade.diagnostics, in: files)
  }

  private func outline(_ digest: DiagnosticDigest) -> [String] {
    digest.entries.map { "\($0.diagnostic.file):\($0.diagnostic.line) \($0.diagnostic.id)" }
  }

  @Test(arguments: [
    (
      "a brace too few at the end", "struct A {\n  func f() -> Int {\n    return 1\n}\n",
      ["A.swift:5 expected_rbrace_struct"], 0
    ),
    (
      "a missing return", "func f(_ x: Int) -> Int {\n  if x > 3 { return 2 }\n}\n",
      ["A.swift:3 missing_return_decl"], 0
    ),
    (
      "a missing import",
      "final class V: UIViewController {\n  override func viewDidLoad() {\n"
        + "    super.viewDidLoad()\n    view.go()\n  }\n}\nfunc f(_ v: V) { v.present() }\n",
      ["A.swift:1 cannot_find_type_in_scope"], 4
    ),
    (
      "a declaration twice", "struct A {}\nstruct A {}\nfunc f(_ a: A) {}\n",
      ["A.swift:2 invalid_redecl"], 1
    ),
    (
      "a type that one letter separates from another",
      "struct Product {}\nlet a: Prodct? = nil\nlet b: [Prodct] = []\nfunc f(_ a: Prodct) {}\n",
      ["A.swift:2 cannot_find_type_in_scope"], 0
    ),
    (
      "syntax before all else", "let a: Int = \"\"\nlet b: Int = \"\"\nfunc f( {}\n",
      ["A.swift:3 expected_parameter_name", "A.swift:1 cannot_convert_initializer_value"], 1
    ),
    (
      "an async call without await", "func a() async {}\nfunc b() async {\n  a()\n}\n",
      ["A.swift:3 async_expr_without_await"], 0
    ),
  ])
  func `one mistake is one thing to read`(
    mistake: String, source: String, read: [String], followUps: Int
  ) throws {
    let digest = try digest([SourceFile("A.swift", source)])
    #expect(outline(digest) == read)
    #expect(digest.followUps == followUps)
  }

  @Test func `a name that is missed often is told once, with all its places`() throws {
    let digest = try digest([
      SourceFile("A.swift", "struct Product {}\nlet a: Prodct? = nil\nlet b: [Prodct] = []\n"),
      SourceFile("B.swift", "func f() { _ = Prodct()\n _ = Prodct() }\n"),
    ])
    try #require(digest.entries.count == 1)
    #expect(
      digest.entries[0].others.map { "\($0.file):\($0.line)" } == [
        "A.swift:3", "B.swift:1", "B.swift:2",
      ])
    #expect(digest.entries[0].similarName == "Product")
  }

  @Test func `what a file with broken syntax declares is not missed elsewhere`() throws {
    let digest = try digest([
      SourceFile("A.swift", "let a: Product? = nil\nlet n: Int = \"\"\n"),
      SourceFile("B.swift", "struct Wrapper {\n  func f( {}\n}\nstruct Product {}\n"),
    ])
    #expect(digest.entries.first?.diagnostic.file == "B.swift")
    #expect(digest.entries.first?.diagnostic.isAboutSyntax == true)
    #expect(!digest.entries.contains { $0.diagnostic.id == "cannot_find_type_in_scope" })
  }

  @Test func `notes and changes reach the learner, warnings come last`() throws {
    let files = [
      SourceFile("A.swift", "func w() { let unused = 1 }\nstruct R: Routing {}\n"),
      SourceFile("B.swift", "protocol Routing { func close() }\n"),
    ]
    let grade = try TestGrader.shared.get().grade(Self.exercise, files: files)
    #expect(grade.diagnostics.first?.id == "type_does_not_conform")
    let notes = grade.diagnostics.first?.notes ?? []
    #expect(
      notes.map { "\($0.file):\($0.line) \($0.id)" } == [
        "A.swift:2 missing_witnesses_general", "B.swift:1 no_witnesses",
      ])
    #expect(notes.first?.fixIts.first?.replacement.contains("func close()") == true)
    #expect(!grade.diagnostics.dropFirst().contains { $0.severity == .error })
  }

  @Test func `mistakes of one kind in one line are mended together`() throws {
    let digest = try digest([SourceFile("A.swift", "let a = “one”\nlet b = “two”\n")])
    let first = try #require(digest.entries.first)
    #expect(
      first.diagnostic.column == 9 && first.diagnostic.fixIts.map(\.replacement) == ["\"", "\""])
    #expect(first.others == [Diagnostic.Place(file: "A.swift", line: 2)])
  }

  @Test(arguments: [
    ("class A: UIViewController {}", "UIKit"), ("let a: URL? = nil", "Foundation"),
    ("class A { @Published var a = 1 }", "Combine"), ("class A: UIview2 {}", nil),
    ("import UIKit\nclass A: UIViewController {}", nil), ("let a: UInteger = 1", nil),
  ])
  func `a name of a module that is not imported names the module`(source: String, module: String?) {
    let name = source.firstMatch(of: /(UI\w+|URL|Published)/).map { String($0.1) } ?? ""
    let error = Diagnostic(
      file: "A.swift", line: 1, column: 1, severity: .error, id: "cannot_find_type_in_scope",
      message: "cannot find type '\(name)' in scope")
    let digest = DiagnosticDigest([error], in: [SourceFile("A.swift", source)])
    #expect(digest.entries.first?.missingImport == module)
  }

  @Test func `nothing to read is an empty digest`() {
    let empty = DiagnosticDigest([], in: [])
    #expect(empty.entries.isEmpty && empty.followUps == 0)
    let alone = Diagnostic(
      file: "A.swift", line: 1, column: 1, severity: .error, id: "failed_to_produce_diagnostic",
      message: "failed")
    #expect(DiagnosticDigest([alone], in: []).entries.count == 1)
  }

  @Test func `hostile sources cost neither time nor more than their own errors`() {
    let open = SourceFile("A.swift", String(repeating: "class A { \"", count: 20_000))
    let long = String(repeating: "x", count: 5_000)
    let errors = (0..<2_000).map {
      Diagnostic(
        file: "A.swift", line: $0, column: 1, severity: .error, id: "cannot_find_in_scope",
        message: "cannot find '\(long)\($0 % 7)' in scope")
    }
    let digest = DiagnosticDigest(errors, in: [open])
    #expect(digest.entries.count == 7)
  }
}
