import FoundationEssentials
import TestSupport
import Testing

/// Lessons show maps; a reader who draws them again has to see the same.
struct LessonMapTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// As wide as a lesson's page.
  private static let width = "76"

  @Test(arguments: [
    "clean-architecture", "composable-architecture", "coordinators", "dependency-injection",
    "modules", "mvc", "mvp", "mvvm", "view-models-talking", "viper",
  ])
  func `the maps before and after are those of the exercise`(lesson: String) throws {
    let blocks = try Self.textBlocks(of: lesson)
    let start = try #require(blocks.firstIndex { $0.hasFirstLine(endingIn: ": the start") })
    let title = try #require(blocks[start].split(separator: ":").first)
    let id = try Self.exercise(titled: String(title), of: lesson)
    try withTemporaryDirectory { folder in
      let drawn = try Self.map(
        "--of", Self.root.appending(path: "Solutions/\(id)").path, "--before", in: folder)
      for block in blocks[start..<min(start + 3, blocks.count)] {
        #expect(drawn.contains(block), "Lessons/\(lesson).md shows another map than:\n\(drawn)")
      }
    }
  }

  @Test func `the maps of one list are those of its patterns`() throws {
    let id = "choosing/one-list-six-ways"
    let blocks = try Self.textBlocks(of: "choosing").filter { $0.hasPrefix("One list, six ways\n") }
    #expect(blocks.count >= 3)
    let right = Self.root.appending(path: "Exercises/\(id)/Right")
    let patterns = try FileManager.default.contentsOfDirectory(atPath: right.path).sorted()
    var drawn: [String] = []
    for pattern in [nil] + patterns.map(Optional.init) {
      try withTemporaryDirectory { folder in
        let files = folder.appending(path: "work")
        try Self.copy(Self.root.appending(path: "Solutions/\(id)"), over: files)
        if let pattern { try Self.copy(right.appending(path: pattern), over: files) }
        drawn.append(try Self.map(id, "--of", files.path, in: folder))
      }
    }
    for block in blocks {
      #expect(drawn.contains { $0.contains(block) }, "Of no pattern is this the map:\n\(block)")
    }
  }

  private static func map(_ arguments: String..., in folder: URL) throws -> String {
    var atelier = try Atelier(in: folder)
    atelier.environment["ATELIER_COURSE"] = root.path
    atelier.environment["COLUMNS"] = width
    atelier.environment["LANG"] = "C.UTF-8"
    let drawn = try atelier.run(["map"] + arguments)
    #expect(drawn.code == 0, "\(drawn)")
    return drawn.output.withoutTrailingSpaces
  }

  private static func copy(_ source: URL, over target: URL) throws {
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      let data = try Data(contentsOf: source.appending(path: name))
      try data.write(to: target.appending(path: name))
    }
  }

  /// The contents of the blocks of plain text, each ending with a line end.
  private static func textBlocks(of lesson: String) throws -> [String] {
    let text = try String(
      contentsOf: root.appending(path: "Lessons/\(lesson).md"), encoding: .utf8)
    var blocks: [String] = []
    var block: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        if line == "```" { blocks.append(open) }
        block = line == "```" ? nil : open + line + "\n"
      } else if line.hasPrefix("```") {
        block = line == "```text" ? "" : nil
      }
    }
    return blocks.map(\.withoutTrailingSpaces)
  }

  private static func exercise(titled title: String, of lesson: String) throws -> String {
    let folder = root.appending(path: "Exercises/\(lesson)")
    let name = try FileManager.default.contentsOfDirectory(atPath: folder.path).first { name in
      let page = try? String(
        contentsOf: folder.appending(path: "\(name)/exercise.md"), encoding: .utf8)
      return page?.split(separator: "\n").contains("title: \(title)") == true
    }
    return "\(lesson)/\(try #require(name, "No exercise of \(lesson) is called “\(title)”."))"
  }
}

extension String {
  fileprivate func hasFirstLine(endingIn end: String) -> Bool {
    split(separator: "\n").first?.hasSuffix(end) == true
  }

  fileprivate var withoutTrailingSpaces: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
