import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The workspace's package file is there for editors: this is what one of them makes of it.
@Suite(
  .enabled(if: LanguageServer.program != nil, "There is no sourcekit-lsp beside swiftc."),
  .serialized)
struct LanguageServerTests {
  @Test func `completes, explains and jumps in a stub, the kit included`() throws {
    try withEditor(of: "screens/greeting/GreetingViewController.swift", course: "screens") {
      editor in
      let completions = try editor.whenReady(
        "completion", after: "    label.", until: { $0.contains("\"numberOfLines\"") })
      #expect(completions.contains("\"text\""))
      #expect(try editor.ask("completion", after: "    self.").contains("\"greet"))
      #expect(try editor.ask("hover", after: "let label = UIL").contains("class UILabel"))
      let place = try editor.ask("definition", after: "let label = UIL")
      #expect(place.contains("Kits/UIKit") || place.contains("Kits\\/UIKit"), "\(place)")
    }
  }

  @Test func `knows the layers of an exercise from one another`() throws {
    try withEditor(of: "layers/shop/Data/PriceList.swift", course: "course") { editor in
      // The server builds the other layer first; until then it says that there is no such module.
      let price = try editor.whenReady("hover", after: "? Pri") { answer in
        let last = editor.server.published.last { $0.file.hasSuffix("PriceList.swift") }
        return answer.contains("cents: Int") && last?.messages == []
      }
      #expect(price.contains("init"), "\(price)")
    }
  }

  @Test func `all stubs of a workspace build together`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      _ = try atelier.run("init", "work")
      let ran = try atelier.run(
        shell: "cd work && swift build --disable-sandbox --cache-path ../.cache 2>&1")
      #expect(ran.code == 0, "\(ran)")
    }
  }

  private func withEditor(
    of file: String, course: String, _ body: (Editor) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      do { try body(open(file, of: course, in: folder)) }
      // What the server has started may still write into the folder that is going to be removed.
      for _ in 1...200 where !runningPrograms(naming: folder.path).isEmpty { usleep(50_000) }
    }
  }

  private func open(_ file: String, of course: String, in folder: URL) throws -> Editor {
    var atelier = try Atelier(in: folder)
    atelier.environment["ATELIER_COURSE"] =
      Atelier.course.deletingLastPathComponent().appending(path: course).path
    let made = try atelier.run("init", "work")
    #expect(made.code == 0, "\(made)")
    let program = try #require(LanguageServer.program)
    let workspace = folder.appending(path: "work")
    let server = try LanguageServer(
      program: program, workspace: workspace, environment: atelier.environment)
    return try Editor(server: server, file: workspace.appending(path: file))
  }
}

/// One open file and the places in it that are asked about.
private struct Editor {
  let server: LanguageServer
  let address: String
  let lines: [Substring]

  init(server: LanguageServer, file: URL) throws {
    self.server = server
    address = "file://\(file.path)"
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let encoded = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    server.notify(
      "textDocument/didOpen",
      ##"{"textDocument":{"uri":"\##(address)","languageId":"swift","version":1,"text":\##(encoded)}}"##
    )
  }

  func ask(_ what: String, after words: String) throws -> String {
    let row = try #require(lines.firstIndex { $0.contains(words) })
    let range = try #require(lines[row].firstRange(of: words))
    let column = lines[row][..<range.upperBound].utf16.count
    return try server.request(
      "textDocument/\(what)",
      ##"{"textDocument":{"uri":"\##(address)"},"position":{"line":\##(row),"character":\##(column)}}"##
    ).text
  }

  /// Asks again until the server has read the package; that takes it a few seconds, and minutes where
  /// others keep the machine busy.
  func whenReady(
    _ what: String, after words: String, until isReady: (String) -> Bool
  ) throws -> String {
    var answer = ""
    for _ in 1...1500 {
      answer = try ask(what, after: words)
      if isReady(answer) { return answer }
      usleep(200_000)
    }
    Issue.record("The server never answered as expected: \(answer.prefix(2_000))")
    return answer
  }
}
