import Curriculum
import Terminal
import Testing

@testable import Studio

@Suite struct DiffViewTests {
  private func diff(_ old: String?, _ new: String?) -> [String] {
    func files(_ text: String?) -> [SourceFile] {
      text.map { [SourceFile(path: "A.swift", bytes: Array($0.utf8))] } ?? []
    }
    return DiffView(from: files(old), to: files(new)).lines.map(\.text)
  }

  /// The new text's lines, made of the old ones and the hunks alone.
  private func applied(_ hunks: [String], to old: [String]) -> [String] {
    var result: [String] = []
    var position = 0
    for line in hunks {
      if line.hasSuffix("at the end of the file") { continue }
      if line.hasPrefix("@@ line ") {
        let start = (line.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 1) - 1
        while result.count < start {
          result.append(old[position])
          position += 1
        }
      } else if line.hasPrefix("+ ") {
        result.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("- ") || line.hasPrefix("  ") {
        if line.hasPrefix("  ") { result.append(old[position]) }
        if old[position] == line.dropFirst(2) { position += 1 }
      }
    }
    return result + old[position...]
  }

  @Test func `hunks lose nothing`() {
    var random = Generator(state: 42)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        "line \(Int.random(in: 0..<8, using: &random))"
      }
      var new = old
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if place < new.count, Bool.random(using: &random) {
          new.remove(at: place)
        } else {
          new.insert("new \(Int.random(in: 0..<3, using: &random))", at: place)
        }
      }
      let text = { (lines: [String]) in lines.map { "\($0)\n" }.joined() }
      let hunks = diff(text(old), text(new))
      #expect(applied(Array(hunks.dropFirst().dropLast()), to: old) == new)
      #expect(hunks.isEmpty == (old == new))
    }
  }

  @Test(arguments: ["", "\n", "a", "a\n", "a\nb", "\u{FEFF}é\r\n"])
  func `equal files give nothing`(text: String) {
    #expect(diff(text, text).isEmpty)
    #expect(diff(nil, nil).isEmpty)
  }

  @Test func `a file that differs only in its last line end says so`() {
    #expect(diff("a\nb", "a\nb\n").contains { $0.contains("end of the file") })
    #expect(diff("a\nb\n", "a\nb").contains { $0.contains("end of the file") })
  }

  @Test func `new and deleted files show their lines`() {
    #expect(diff(nil, "a\nb") == ["A.swift  (new)", "@@ line 1 @@", "+ a", "+ b", ""])
    #expect(diff("a\n", nil) == ["A.swift  (deleted)", "@@ line 1 @@", "- a", ""])
    #expect(diff(nil, "") == ["A.swift  (new)", ""])
  }

  @Test func `changes far apart stand in hunks of their own`() {
    let old = (1...20).map { "line \($0)\n" }
    var new = old
    new[1] = "second\n"
    new[18] = "nineteenth\n"
    let lines = diff(old.joined(), new.joined())
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ line 1 @@", "@@ line 16 @@"])
    #expect(lines.count == 1 + (1 + 6) + (1 + 6) + 1)
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
