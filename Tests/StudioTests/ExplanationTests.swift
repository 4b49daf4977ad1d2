import FoundationEssentials
import Markdown
import Sandbox
import TestSupport
import Testing

@testable import Grading
@testable import Studio
@testable import Terminal

/// A block of Swift in a page, and the language mode that its fence asks for.
private struct Sample {
  let code: String
  let mode: Int
}

extension Explanation {
  fileprivate var samples: [Sample] {
    Document(parsing: Array(text.utf8)).root.descendants.compactMap { node in
      guard case .codeBlock(let info, let code) = node.kind, info.hasPrefix("swift") else {
        return nil
      }
      return Sample(code: code, mode: info == "swift 6" ? 6 : 5)
    }
  }

  fileprivate var codeLines: [Substring] {
    Document(parsing: Array(text.utf8)).root.descendants.flatMap { node -> [Substring] in
      guard case .codeBlock(_, let code) = node.kind else { return [] }
      return code.split(separator: "\n")
    }
  }
}

@Suite struct ExplanationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `there are pages for the errors that learners meet, each once`() {
    let ids = Explanation.all.map(\.id)
    #expect(ids.count >= 65)
    #expect(Set(ids.map { Explanation.plain($0) }).count == ids.count)
    #expect(Set(Explanation.all.map(\.title)).count == ids.count)
  }

  @Test func `every page has a title, words of its own and code that fits a screen`() {
    for page in Explanation.all {
      #expect(!page.id.isEmpty && page.title.count > 10, "\(page.id)")
      #expect(!page.title.hasSuffix(".") && page.title.count <= 80, "\(page.id): \(page.title)")
      let parts = page.text.components(separatedBy: "\n\nThis does not compile:\n\n```swift")
      #expect(parts[0].count > 80, "\(page.id) explains nothing")
      #expect(parts.count == (page.samples.isEmpty ? 1 : 2), "\(page.id)")
      #expect(parts.count == 1 || parts[1].contains("\n\nThis does:\n\n```swift"), "\(page.id)")
      #expect(!page.text.contains("!\n") && !page.text.contains("! "), "\(page.id) exclaims")
      for line in page.codeLines { #expect(line.count <= 72, "\(page.id): \(line)") }
    }
  }

  @Test(arguments: [20, 40, 100])
  func `no line of prose is wider than the screen`(width: Int) {
    for page in Explanation.all {
      let code = Set(page.codeLines.map { "    \($0)" })
      for line in LessonView(width: width).lines(of: Array(page.text.utf8))
      where !code.contains(line.text) {
        #expect(line.width <= width, "\(page.id): \(line.text)")
      }
    }
  }

  @Test(arguments: [
    "type_does_not_conform", "[type_does_not_conform]", "TYPE-does-not-conform",
    " [type_does_not_conform]\n",
  ])
  func `a page is found however its id is typed`(typed: String) {
    #expect(Explanation.page(for: typed)?.id == "type_does_not_conform")
  }

  @Test(arguments: ["", "[]", "type", "type_does_not_conform_", "тип", "\u{1B}[31m"])
  func `what is no id has no page`(typed: String) {
    #expect(Explanation.page(for: typed) == nil)
  }

  @Test func `names that are not found lead to the page about the kits, which names them all`()
    throws
  {
    let kits = try #require(Explanation.page(for: "kits")).text
    for kit in [
      "UIKit", "SwiftUI", "Combine", "CoreGraphics", "os", "OSLog", "ComposableArchitecture",
      "Dependencies", "AVFoundation", "UserNotifications", "WebKit",
    ] {
      #expect(kits.contains("`\(kit)`"), "\(kit)")
    }
    for id in ["cannot_find_in_scope", "could_not_find_value_member"] {
      #expect(Explanation.page(for: id)?.text.contains("atelier explain kits") == true, "\(id)")
    }
  }

  @Test func `a page without Swift is about an error that grading itself gives, or about the kits`()
    throws
  {
    let folder = Self.root.appending(path: "Sources/Grading")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    for page in Explanation.all where page.samples.isEmpty && page.id != "kits" {
      #expect(
        sources.contains { source in
          ["id: ", "id = "].contains { mark in source.contains("\(mark)\"\(page.id)\"") }
        }, "\(page.id)")
    }
  }

  @Test func `the first block of every page gives its error`() throws {
    try withTemporaryDirectory { folder in
      let proof = Proof(calls: try compilerCalls(), folder: folder)
      let pages = Explanation.all.filter { !$0.samples.isEmpty }
      for fault in concurrently(pages, { proof.faultOfFirst(in: $0) }).compactMap(\.self) {
        Issue.record("\(fault)")
      }
    }
  }

  @Test func `the second block of every page compiles`() throws {
    try withTemporaryDirectory { folder in
      let proof = Proof(calls: try compilerCalls(), folder: folder)
      var alone = Explanation.all.filter { $0.samples.count > 1 }
      for mode in [5, 6] {
        let fine = try proof.pagesThatCompileTogether(alone.filter { $0.samples[1].mode == mode })
        alone.removeAll { fine.contains($0.id) }
      }
      for fault in concurrently(alone, { proof.faultOfSecond(in: $0) }).compactMap(\.self) {
        Issue.record("\(fault)")
      }
    }
  }

  /// With one cache of modules for every run, as the tests of grading have it.
  private func compilerCalls() throws -> CompilerCalls {
    let folder = Self.root.appending(path: ".build/grading-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment
    return CompilerCalls(
      toolchain: try Toolchain.find(environment: environment),
      cache: CacheFolder(root: folder.resolvingSymlinksInPath()), environment: environment)
  }
}

/// The compiler's word on the blocks of pages.
private struct Proof {
  let calls: CompilerCalls
  let folder: URL

  func faultOfFirst(in page: Explanation) -> String? {
    guard page.samples.count == 2 else { return "\(page.id) has \(page.samples.count) blocks" }
    return fault {
      let found = try compile([page.id: page.samples[0].code], mode: page.samples[0].mode)
      guard found.first(where: { $0.severity == .error })?.id != page.id else { return nil }
      return "\(page.id) is not the first error of its block, which gives \(words(found))"
    }
  }

  func faultOfSecond(in page: Explanation) -> String? {
    fault {
      let found = try compile([page.id: page.samples[1].code], mode: page.samples[1].mode)
      return found.isEmpty ? nil : "\(page.id), mended, still gives \(words(found))"
    }
  }

  /// A call for each page would take twice as long; what disturbs the others here is left for one of its own.
  func pagesThatCompileTogether(_ pages: [Explanation]) throws -> Set<String> {
    var files: [String: String] = [:]
    for page in pages {
      let code = page.samples[1].code
      guard !["import ", "extension ", "public "].contains(where: code.contains) else { continue }
      files[page.id] = hidingDeclarations(of: code)
    }
    let found = try compile(files, mode: pages.first?.samples[1].mode ?? 5)
    return found.isEmpty ? Set(files.keys) : []
  }

  /// What a file declares becomes its own, so that equal names in one module do not meet.
  private func hidingDeclarations(of code: String) -> String {
    let keywords = ["final ", "class ", "struct ", "enum ", "protocol ", "actor ", "func ", "let "]
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in keywords.contains(where: line.hasPrefix) ? "private \(line)" : String(line) }
      .joined(separator: "\n")
  }

  /// The messages for files that make up one module, by the order of their names.
  private func compile(_ files: [String: String], mode: Int) throws -> [CompilerMessage] {
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, code) in files {
      try Data(code.utf8).write(to: place.appending(path: "\(name).swift"))
    }
    var module = ModuleBuild(
      name: "Learner", folder: place.path, files: files.keys.sorted().map { "\($0).swift" })
    module.languageMode = mode
    let output = ModuleOutput(object: place.appending(path: "Learner.o").path)
    let outcome = try calls.start(
      calls.compile(module, to: output), limits: Limits(wall: .seconds(120)))
    let messages = CompilerMessage.all(in: outcome.errors)
    guard outcome.end != .exited(0), messages.isEmpty else { return messages }
    throw GradingFailure.compiler(String(decoding: outcome.errors, as: UTF8.self))
  }

  private func fault(_ find: () throws -> String?) -> String? {
    do { return try find() } catch { return "\(error)" }
  }

  private func words(_ messages: [CompilerMessage]) -> String {
    let words = messages.map { "line \($0.line): \($0.text) [\($0.id)]" }
    return words.isEmpty ? "no message" : words.joined(separator: "; ")
  }
}
