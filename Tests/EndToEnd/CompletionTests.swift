import FoundationEssentials
import TestSupport
import Testing

/// What the Tab key gives at a shell's own prompt.
@Suite struct CompletionTests {
  private static let zsh = ["/bin/zsh", "/usr/bin/zsh"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let course = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Fixtures/course").path

  @Test(
    .enabled(if: zsh != nil, "zsh is not installed"),
    arguments: [
      ("atelier sta", "atelier start "), ("atelier -q sta", "atelier -q start "),
      ("atelier check bas", "atelier check basics/counter"),
      ("atelier check --course \(course) lay", "layers/shop"),
      ("atelier check --course=\(course) lay", "layers/shop"),
      ("atelier --course \(course) check lay", "layers/shop"),
      ("atelier check --verb", "atelier check --verbose"),
    ])
  func `zsh completes verbs, options and exercises`(typed: String, expected: String) throws {
    let zsh = try #require(Self.zsh)
    try withTemporaryDirectory { folder in
      let atelier = try Atelier(in: folder)
      let script = try atelier.run("--generate-completion-script", "zsh")
      try folder.write(script.output, to: "functions/_atelier")
      var environment = atelier.environment
      let programs = URL(filePath: Atelier.program).deletingLastPathComponent().path
      environment["PATH"] = "\(programs):/usr/bin:/bin"
      environment["ATELIER_COURSE"] = Self.course
      environment["TERM"] = "xterm-256color"
      let terminal = try PseudoTerminal(
        zsh, ["-f"], in: folder, environment: environment, columns: 200, rows: 24)
      terminal.type("PS1='ready> '; fpath=($PWD/functions $fpath); autoload -Uz compinit\r")
      terminal.type("compinit -u -D; print 'it is 'loaded\r")
      terminal.wait(for: "it is loaded")
      terminal.type(typed + "\t")
      terminal.wait("\(expected) at the prompt") { screen in
        screen.lines.contains { $0.hasPrefix("ready> ") && ($0 + " ").contains(expected) }
      }
      // Ctrl-U empties the line; Ctrl-C would throw away what is typed after it, too.
      terminal.type("\u{15}exit\r")
      _ = terminal.waitForEnd()
    }
  }
}
