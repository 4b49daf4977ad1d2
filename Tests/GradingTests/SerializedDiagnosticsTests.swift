import Curriculum
import FoundationEssentials
import Sandbox
import TestSupport
import Testing

@testable import Grading

@Suite struct SerializedDiagnosticsTests {
  /// Mistakes of beginners, each of which brings another part of the format into play.
  private static let source = """
    protocol Routing { func show(_ name: String); func close() }
    final class Router: Routing { func show(_ name: String) {} }
    func f(_ x: Int?) -> Int {
      let é = "日本語"; let z: Int = x
      return z
    }
    func g() { let x = 1
      x = 2 }
    func name(first: Int, last: Int) { name(last: 1, first: 2) }
    func h() -> Int { let 👨‍👩‍👧 = 1; return 👨‍👩‍👧 + "семья" }
    func w() { let unused = 3 }
    """

  /// What the compiler writes for a source of one file, in both of its forms.
  private func compiled(_ source: String) throws -> (serialized: [UInt8], outcome: Outcome) {
    let calls = try TestGrader.shared.get().kits.calls
    return try withTemporaryDirectory { folder in
      let file = folder.appending(path: "Größe.swift")
      try Data(source.utf8).write(to: file)
      let module = ModuleBuild(name: "Learner", folder: folder.path, files: [file.path])
      let values = folder.appending(path: "a.dia")
      var output = ModuleOutput(object: folder.appending(path: "a.o").path)
      output.diagnostics = values.path
      let outcome = try calls.start(
        calls.compile(module, to: output), limits: Limits(wall: .seconds(60)))
      return (Array(try Data(contentsOf: values)), outcome)
    }
  }

  @Test func `the file for machines says what the compiler prints, and more`() throws {
    let (serialized, outcome) = try compiled(Self.source)
    let read = try #require(SerializedDiagnostics.messages(in: serialized))
    let printed = CompilerMessage.all(in: outcome.errors)
    func outline(_ messages: [CompilerMessage]) -> [String] {
      messages.flatMap { [$0] + $0.notes }
        .map { "\($0.path):\($0.line):\($0.column): \($0.severity): \($0.text) [\($0.id)]" }
    }
    #expect(outline(read) == outline(printed))
    #expect(read.count >= 5)
    let stubs = read[0].notes.flatMap(\.fixIts).map(\.replacement).joined()
    #expect(read[0].id == "type_does_not_conform" && stubs.contains("func close()"))
    let optional = try #require(read.first { $0.id == "optional_not_unwrapped" })
    #expect(
      optional.notes.map { $0.fixIts.map(\.replacement) } == [[" ?? <#default value#>"], ["!"]])
    #expect(optional.notes[1].fixIts[0].span.column == 39)
    let constant = try #require(read.first { $0.id == "assignment_lhs_is_immutable_variable" })
    #expect(
      constant.notes.first?.fixIts.first?.span
        == Diagnostic.Span(line: 7, column: 12, endLine: 7, endColumn: 15))
    #expect(!read.flatMap(\.ranges).isEmpty)
  }

  @Test func `code without a fault has no messages`() throws {
    let (serialized, outcome) = try compiled("struct S {}\n")
    #expect(outcome.errors.isEmpty && SerializedDiagnostics.messages(in: serialized) == [])
  }

  @Test func `a file cut off anywhere is no file, or the beginning of one`() throws {
    let bytes = try compiled(Self.source).serialized
    let whole = try #require(SerializedDiagnostics.messages(in: bytes))
    for length in 0..<bytes.count {
      guard let read = SerializedDiagnostics.messages(in: Array(bytes[..<length])) else { continue }
      #expect(whole.starts(with: read))
    }
  }

  @Test func `no change of bytes breaks the reader`() throws {
    let bytes = try compiled(Self.source).serialized
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var unreadable = 0
    for round in 0..<6_000 {
      var changed = bytes
      for _ in 0...random(4) {
        switch (round + random(3)) % 3 {
        case 0: changed[4 + random(changed.count - 4)] ^= 1 << random(8)
        case 1: changed[4 + random(changed.count - 4)] = UInt8(random(256))
        default:
          let start = 4 + random(changed.count - 12)
          changed.replaceSubrange(
            start..<start + 4,
            with: [[0, 0, 0, 0], [255, 255, 255, 255], [255, 255, 255, 127]][random(3)])
        }
      }
      if let read = SerializedDiagnostics.messages(in: changed) {
        #expect(read.count <= 2_000)
      } else {
        unreadable += 1
      }
    }
    #expect(unreadable > 500 && unreadable < 6_000)
  }

  @Test(arguments: ["", "DIA", "DIAG", "DIAG\u{0}", "DIAG\u{2}", "DIAG\u{7F}", "DIAGU", "no file"])
  func `what is no such file is told from one without messages`(start: String) {
    let padding = start.utf8.dropFirst(4).first ?? 0
    for length in [0, 3, 100_000] {
      let bytes = Array(start.utf8) + Array(repeating: padding, count: length)
      let read = SerializedDiagnostics.messages(in: bytes)
      #expect(read == nil || read == [])
    }
  }

  @Test func `without a readable file the compiler's words serve`() throws {
    let (serialized, outcome) = try compiled(Self.source)
    for broken in [nil, [], Array(serialized.dropLast(40)), Array("no file".utf8)] {
      let messages = CompilerMessage.all(of: outcome, serialized: broken)
      #expect(messages.map(\.id).contains("type_does_not_conform"))
    }
  }

  /// A message at a place of one file, with a change in each of some others.
  private func message(_ path: String, changes: [String] = []) -> CompilerMessage {
    var message = CompilerMessage(
      path: path, line: 3, column: 2, severity: .error, id: "some_id", text: "words")
    message.fixIts = changes.map {
      Diagnostic.FixIt(
        file: $0, span: Diagnostic.Span(line: 1, column: 1, endLine: 1, endColumn: 2),
        replacement: "x")
    }
    return message
  }

  private func ownPath(_ path: String) -> String? {
    path.hasPrefix("/own/") ? String(path.dropFirst(5)) : nil
  }

  @Test func `only what is said of the learner's files reaches them`() {
    #expect(Diagnostic(message("/kit/UIView.swift"), ownPath: ownPath) == nil)
    var error = message("/own/A.swift")
    error.notes = [message("/kit/UIView.swift"), message("/own/B.swift")]
    #expect(Diagnostic(error, ownPath: ownPath)?.notes.map(\.file) == ["B.swift"])
  }

  @Test func `a message of a megabyte is told by its beginning`() {
    var error = message("/own/A.swift")
    error.text = "cannot convert " + String(repeating: "G<", count: 500_000)
    error.notes = [error]
    let found = Diagnostic(error, ownPath: ownPath)
    #expect(found?.message.count == 2_001 && found?.message.hasPrefix("cannot convert G<") == true)
    #expect(found?.notes.first?.message.count == 2_001)
  }

  @Test func `an error in what a macro wrote stands where the macro is used`() {
    var error = message("/tmp/@__swiftmacro_7Learner.swift", changes: ["/own/A.swift"])
    error.notes = [message("/own/A.swift")]
    let found = Diagnostic(error, ownPath: ownPath)
    #expect(found?.file == "A.swift" && found?.message == "words" && found?.fixIts == [])
  }

  @Test func `a change that reaches beyond the learner's files is not offered in part`() {
    let whole = message("/own/A.swift", changes: ["/own/A.swift", "/own/B.swift"])
    #expect(Diagnostic(whole, ownPath: ownPath)?.fixIts.map(\.file) == ["A.swift", "B.swift"])
    let half = message("/own/A.swift", changes: ["/own/A.swift", "/kit/UIView.swift"])
    #expect(Diagnostic(half, ownPath: ownPath)?.fixIts == [])
  }
}
