import Curriculum
import Grading
import Terminal
import TestSupport
import Testing

@testable import Studio

@Suite struct DiagnosticViewTests {
  private static let sources = [
    SourceFile(
      path: "Model.swift",
      bytes: Array(
        """
        struct Product { var name = "" }
        let title = "Привет, 日本 👨‍👩‍👧"; let price: Int = title
        func total() {
        \tlet sum = 0
        \tsum += 1
        \tswitch state {
        \tcase .empty: break
        \t}
        }
        final class Router: Routing {}
        let veryLong = ["\(String(repeating: "one, two, ", count: 12))"].joined(separator: 1)
        struct Cart { let items: [Prodct] }

        """.utf8)),
    SourceFile(path: "Sub/Routing.swift", bytes: Array("protocol Routing { func close() }".utf8)),
  ]

  private static func fault(
    _ line: Int, _ column: Int, _ id: String, _ message: String, file: String = "Model.swift",
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      file: file, line: line, column: column, severity: severity, id: id, message: message)
  }

  private static func fixIt(_ line: Int, _ columns: Range<Int>, _ text: String) -> Diagnostic.FixIt
  {
    Diagnostic.FixIt(
      file: "Model.swift",
      span: Diagnostic.Span(
        line: line, column: columns.lowerBound, endLine: line, endColumn: columns.upperBound),
      replacement: text)
  }

  private static let wide: Diagnostic = {
    var error = fault(
      2, 73, "cannot_convert_initializer_value",
      "cannot convert value of type 'String' to specified type 'Int'")
    error.highlights = [Diagnostic.Span(line: 2, column: 73, endLine: 2, endColumn: 78)]
    return error
  }()

  @Test func `a change that would teach the wrong thing gives way to what to do instead`() {
    var cast = Self.fault(
      2, 73, "cannot_convert_argument_value_protocol",
      "argument type 'Session' does not conform to expected type 'Transport'")
    cast.fixIts = [Self.fixIt(2, 78..<78, " as! Transport")]
    var wait = Self.fault(
      5, 2, "actor_isolated_access_outside_of_actor_context",
      "main actor-isolated instance method 'show' cannot be called from outside of the actor")
    wait.fixIts = [Self.fixIt(5, 2..<2, "await ")]
    func lines(_ error: Diagnostic) -> [String] {
      DiagnosticView(
        diagnostics: [error], sources: Self.sources, folder: "mvc", width: 80,
        isExplained: { _ in false }
      ).lines.map(\.text)
    }
    #expect(
      lines(cast).last
        == "If Session has what Transport asks for, say so: `extension Session: Transport {}`.")
    #expect(!lines(cast).contains { $0.contains("as!") })
    #expect(lines(wait).last?.contains("mark it `@MainActor`") == true)
    #expect(!lines(wait).contains { $0.contains("await") })
    // Of something without a name there is no extension; of an actor one has to wait.
    cast.message = "argument type '() -> Int' does not conform to expected type 'Transport'"
    #expect(lines(cast).contains { $0.contains("as!") })
    wait.message = "actor-isolated instance method 'show' cannot be called from outside"
    #expect(lines(wait).contains { $0.contains("await") })
  }

  private static let constant: Diagnostic = {
    var error = fault(
      5, 2, "assignment_lhs_is_immutable_variable",
      "left side of mutating operator isn't mutable: 'sum' is a 'let' constant")
    error.highlights = [Diagnostic.Span(line: 5, column: 2, endLine: 5, endColumn: 5)]
    var note = Self.fault(
      4, 2, "convert_let_to_var", "change 'let' to 'var' to make it mutable", severity: .note)
    note.fixIts = [fixIt(4, 2..<5, "var")]
    error.notes = [note]
    return error
  }()

  private static let switching: Diagnostic = {
    var error = fault(6, 2, "non_exhaustive_switch", "switch must be exhaustive")
    let cases = [".full", ".broken(_)", ".closed", ".lost"].map { "case \($0):\n<#code#>\n" }
    error.notes = [".full", ".broken(_)"].map {
      var note = Self.fault(
        6, 2, "missing_particular_case", "add missing case: '\($0)'", severity: .note)
      note.fixIts = [fixIt(8, 2..<2, "case \($0):\n<#code#>\n")]
      return note
    }
    var all = Self.fault(6, 2, "missing_several_cases", "add missing cases", severity: .note)
    all.fixIts = [fixIt(8, 2..<2, cases.joined())]
    error.notes.append(all)
    return error
  }()

  private static let conformance: Diagnostic = {
    var error = fault(
      10, 13, "type_does_not_conform",
      "type 'Router' does not conform to protocol 'Routing'")
    var stubs = Self.fault(
      10, 13, "missing_witnesses_general", "add stubs for conformance", severity: .note)
    stubs.fixIts = [fixIt(10, 30..<30, "\n    func close() {\n        <#code#>\n    }\n")]
    error.notes = [
      stubs,
      Self.fault(
        1, 25, "no_witnesses", "protocol requires function 'close()' with type '() -> ()'",
        file: "Sub/Routing.swift", severity: .note),
    ]
    return error
  }()

  private static let long = fault(
    11, 159, "cannot_convert_argument_value",
    "cannot convert value of type 'Int' to expected argument type 'String'")
  private static let misspelt = fault(
    12, 27, "cannot_find_type_in_scope", "cannot find type 'Prodct' in scope")

  static let cases: [(name: String, diagnostics: [Diagnostic])] = [
    ("wide", [wide]), ("constant", [constant]), ("switch", [switching]),
    ("conformance", [conformance]), ("long", [long]),
    ("import", [fault(10, 21, "cannot_find_type_in_scope", "cannot find type 'UIView' in scope")]),
    (
      "misspelt",
      [misspelt]
        + (3...6).map {
          var other = misspelt; other.line = $0; return other
        }
    ),
    (
      "many",
      [wide, constant, switching, conformance, long, misspelt]
        + (1...3).map { fault($0, 1, "other_\($0)", "another fault \($0)") }
    ),
  ]

  private func lines(_ diagnostics: [Diagnostic], width: Int) -> [StyledLine] {
    DiagnosticView(
      diagnostics: diagnostics, sources: Self.sources, folder: "mvc/cart", width: width,
      isExplained: ["cannot_find_type_in_scope", "cannot_convert_initializer_value"].contains
    ).lines.flatMap { $0.wrapped(to: width) }
  }

  @Test(arguments: [40, 80, 120])
  func `the first error is shown in its line, with what mends it`(width: Int) throws {
    var text = ""
    for (name, diagnostics) in Self.cases {
      let lines = lines(diagnostics, width: width)
      #expect(lines.allSatisfy { $0.width <= width })
      text += "# \(name)\n" + lines.map(\.text).joined(separator: "\n") + "\n\n"
    }
    try expectSnapshot(text, named: "view-diagnostic-\(width).txt")
  }

  @Test func `colours only repeat what the signs say`() throws {
    var bytes: [UInt8] = []
    for line in Self.cases.flatMap({ lines($0.diagnostics, width: 80) }) {
      bytes += line.encoded(level: .sixteen) + [UInt8(ascii: "\n")]
    }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    try expectSnapshot(text, named: "view-diagnostic-coloured.txt")
  }

  @Test func `a place that the files do not have costs the excerpt only`() {
    for diagnostic in [
      Self.fault(900, 1, "a", "message"), Self.fault(0, 0, "a", "message"),
      Self.fault(-5, 1 << 40, "a", "message"), Self.fault(1, 1, "a", "message", file: "No.swift"),
    ] {
      #expect(lines([diagnostic], width: 80).contains { $0.text.hasSuffix("message") })
    }
    var impossible = Self.wide
    impossible.highlights = [Diagnostic.Span(line: 3, column: -7, endLine: 1, endColumn: 900)]
    impossible.fixIts = [
      Self.fixIt(2, 500..<600, "x"), Self.fixIt(-1, 1..<2, "y"), Self.fixIt(700, 1..<1, "z"),
    ]
    #expect(!lines([impossible], width: 80).isEmpty)
    for fixIt in impossible.fixIts {
      impossible.fixIts = [fixIt]
      #expect(!lines([impossible], width: 20).contains { $0.text.contains(" + ") })
    }
  }

  @Test func `warnings are not shown where nothing compiles`() {
    var warning = Self.wide
    warning.severity = .warning
    #expect(lines([warning], width: 80).isEmpty && lines([], width: 80).isEmpty)
  }

  @Test func `a fault of a whole file points at no line of it`() {
    let fault = Self.fault(1, 1, "file_layout", "This file is in no layer.")
    #expect(
      lines([fault], width: 80).map(\.text) == [
        "", "mvc/cart/Model.swift", "error: This file is in no layer.",
      ])
  }

  @Test(arguments: [
    ("<#Int#>", "‹Int›"), ("f(<#T##name: Int##Int#>)", "f(‹name: Int›)"), ("<##>", "‹›"),
    ("a <# b", "a <# b"), ("#> <#", "#> <#"), ("<#a#><#b#>", "‹a›‹b›"), ("<#T##Int#>", "‹Int›"),
  ])
  func `a placeholder is no code`(text: String, shown: String) {
    #expect(Placeholders.shown(text) == shown)
  }
}
