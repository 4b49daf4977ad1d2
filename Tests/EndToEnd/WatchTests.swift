import FoundationEssentials
import Terminal
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The studio at a terminal, from the first frame to every way out of it.
@Suite struct WatchTests {
  private static let file = "basics/counter/Counter.swift"

  @Test func `a newcomer sees the first step at once, and leaves a terminal as it was`() throws {
    try withStudio(isNew: true) { terminal, _ in
      terminal.wait(for: "Welcome to Atelier.")
      terminal.wait(for: "Step 1 of 2: Count up")
      terminal.wait(for: "Workspace/\(Self.file)")
      terminal.wait(for: "✗ Each increment adds one.")
      #expect(terminal.screen.isAlternate && !terminal.screen.isCursorVisible)
      #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
      #expect(terminal.screen.links.contains { $0.hasSuffix(Self.file) && $0.hasPrefix("file:") })
      terminal.type("q")
      #expect(terminal.waitForEnd() == 0)
      #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
      #expect(terminal.screen.text.contains("Your files are in"))
    }
  }

  @Test func `files are there before the kits are`() throws {
    let course = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL.path
    try withStudio(isNew: true, with: ["ATELIER_COURSE": course, "PATH": "/nowhere"]) {
      terminal, work in
      terminal.wait(for: "swift.org/install")
      let files = try FileManager.default.subpathsOfDirectory(atPath: work.path)
      #expect(files.contains("mvc/massive-controller/ProductViewController.swift"))
    }
  }

  @Test func `a key acts without Enter, and a hint comes only when it is asked for`() throws {
    try withStudio { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      #expect(!terminal.screen.text.contains("Add one to"))
      terminal.type("h")
      terminal.wait(for: "Add one to `count`.")
      terminal.type("h")
      terminal.wait(for: "It changes a property.")
      terminal.type("?")
      terminal.wait(for: "Leave. Everything is remembered.")
      terminal.type("?l")
      terminal.wait(for: "› · Count")
    }
  }

  @Test func `a save is graded, a passed step leads to the next, and the last to a celebration`()
    throws
  {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write("class Counter {\n  var count = 0\n", to: Self.file)
      terminal.wait(for: "\(Self.file):")
      terminal.wait(for: "error: expected '}'")
      try work.write(
        "class Counter {\n  var count = 0\n  func increment() { count += 1 }\n}\n", to: Self.file)
      terminal.wait(for: "✓ Step 1 passes: Count up")
      terminal.wait(for: "Learned: A type that changes its own state")
      terminal.wait(for: "Step 2 of 2: Count down")
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
      terminal.type("s")
      terminal.wait(for: "One good solution")
      terminal.type("qn")
      terminal.wait(for: "A shop in two layers")
    }
  }

  @Test func `a second save gives up the grading of the first`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write(counter(increment: "while true {}"), to: Self.file)
      terminal.wait(for: "running the checks")
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
      #expect(!String(decoding: terminal.received, as: UTF8.self).contains("took"))
      terminal.type("q")
      #expect(terminal.waitForEnd() == 0)
      let left = runningPrograms(naming: "/scratch/\(terminal.process)-")
      #expect(left.isEmpty, "\(left)")
    }
  }

  @Test func `keys work while a check hangs, and Escape ends it`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write(counter(increment: "while true {}"), to: Self.file)
      terminal.wait(for: "running the checks")
      terminal.type("?")
      terminal.wait(for: "Leave. Everything is remembered.")
      terminal.type("?\u{1B}")
      terminal.wait(for: "Stopped.")
    }
  }

  @Test func `it is laid out anew for every size, and survives the smallest`() throws {
    try withStudio { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.resize(columns: 40, rows: 30)
      terminal.wait("a frame of 40 columns") { screen in
        screen.lines.contains(String(repeating: "─", count: 40)) && screen.text.contains("q quit")
      }
      for (columns, rows) in [(1, 1), (2, 5), (500, 3)] {
        terminal.resize(columns: columns, rows: rows)
      }
      terminal.resize(columns: 100, rows: 40)
      terminal.wait("a frame of 100 columns") { screen in
        screen.lines.contains(String(repeating: "─", count: 100)) && screen.text.contains("q quit")
      }
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal gives the terminal back`(signal: Int32) throws {
    try withStudio { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.send(signal)
      #expect(terminal.waitForEnd() == 128 + signal)
    }
  }

  @Test func `Ctrl-C gives the terminal back`() throws {
    try withStudio { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == 130)
    }
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT])
  func `a crash gives the terminal back`(signal: Int32) throws {
    try withStudio { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.send(signal)
      #expect(terminal.waitForEnd() == 128 + signal)
    }
  }

  @Test func `Ctrl-Z gives the terminal back for a while`() throws {
    try withStudio { _, work in
      // Only a shell that knows of jobs can be stopped to.
      let shell = try studio(in: work, program: "/bin/sh", arguments: ["-i"])
      shell.type("\(Atelier.program)\r")
      shell.wait(for: "✗ Each increment adds one.")
      let ours = shell.settings
      shell.type("\u{1A}")
      shell.wait("the shell") {
        !$0.isAlternate && $0.isCursorVisible && $0.text.contains("topped")
      }
      shell.type("fg\r")
      shell.wait("the studio") { $0.isAlternate && $0.text.contains("✗ Each") }
      #expect(shell.settings == ours)
      shell.type("q")
      shell.wait("the shell again") { !$0.isAlternate }
      shell.type("exit 7\r")
      #expect(shell.waitForEnd() == 7)
    }
  }

  @Test func `an editor may save by rename, or delete and create`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write(
        "class Counter {\n  var count = 0\n  func increment() { count += 1 }\n}\n", to: ".new")
      #expect(rename(work.appending(path: ".new").path, work.appending(path: Self.file).path) == 0)
      terminal.wait(for: "✓ Step 1 passes: Count up")
      try FileManager.default.removeItem(at: work.appending(path: Self.file))
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
    }
  }

  @Test func `a deleted file is told of, and its return`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try FileManager.default.removeItem(at: work.appending(path: Self.file))
      terminal.wait("a word on the missing file") { screen in
        screen.text.contains("Counter.swift") && !screen.text.contains("✗ Each")
      }
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
    }
  }

  @Test func `a deleted workspace is told of, and its return`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      let away = work.deletingLastPathComponent().appending(path: "away")
      try FileManager.default.moveItem(at: work, to: away)
      terminal.wait(for: "The workspace is no longer there.")
      try FileManager.default.moveItem(at: away, to: work)
      terminal.wait(for: "✗ Each increment adds one.")
      try FileManager.default.removeItem(at: work)
      terminal.wait(for: "The workspace is no longer there.")
      terminal.type("q")
      #expect(terminal.waitForEnd() == 0)
    }
  }

  @Test func `two studios in one workspace say the same`() throws {
    try withStudio { first, work in
      first.wait(for: "✗ Each increment adds one.")
      let second = try studio(in: work)
      second.wait(for: "✗ Each increment adds one.")
      try work.write(counter(), to: Self.file)
      first.wait(for: "All 4 checks pass. Well done.")
      second.wait(for: "All 4 checks pass. Well done.")
      second.type("q")
      #expect(second.waitForEnd() == 0)
    }
  }

  @Test func `a reset asks, and can be undone`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
      terminal.type("x")
      terminal.wait(for: "Back to the start?")
      terminal.type("n")
      terminal.wait(for: "Nothing was changed.")
      terminal.type("xy")
      terminal.wait(for: "✗ Each increment adds one.")
      #expect(try !work.text(of: Self.file).contains("decrement"))
      terminal.type("u")
      terminal.wait(for: "All 4 checks pass. Well done.")
      #expect(try work.text(of: Self.file) == counter())
    }
  }

  @Test func `a map is drawn beside the start, and only of code that compiles`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.type("m")
      terminal.wait(for: "Who knows whom")
      terminal.wait(for: "Counter")
      try work.write(counter(), to: Self.file)
      terminal.type("q")
      terminal.wait(for: "All 4 checks pass. Well done.")
      terminal.type("m")
      terminal.wait(for: "Who knows whom")
      terminal.type("q")
      try work.write("class Counter {\n", to: Self.file)
      terminal.wait(for: "error: expected")
      terminal.type("m")
      terminal.wait(for: "A map is drawn of code that compiles.")
    }
  }

  @Test func `all exercises are checked by one key`() throws {
    try withStudio { terminal, work in
      terminal.wait(for: "✗ Each increment adds one.")
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
      terminal.type("c")
      terminal.wait(for: "1 of 2 exercises pass.")
      terminal.type("q")
      try work.write(counter(increment: "count += 2"), to: Self.file)
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.type("c")
      terminal.wait(for: "0 of 2 exercises pass. Passed before and not now: Count.")
    }
  }

  @Test func `an editor gets the terminal, and the file`() throws {
    try withStudio(with: ["EDITOR": "printf 'editing %s\\n'"]) { terminal, _ in
      terminal.wait(for: "✗ Each increment adds one.")
      terminal.type("e")
      terminal.wait("the editor and then the studio") { screen in
        screen.isAlternate && screen.text.contains("✗ Each")
      }
      terminal.type("?")
      terminal.wait(for: "Leave. Everything is remembered.")
      #expect(String(decoding: terminal.received, as: UTF8.self).contains("Counter.swift\r\n"))
    }
  }

  @Test(arguments: [["--plain"], ["watch", "--plain"]])
  func `for a screen reader nothing is redrawn`(arguments: [String]) throws {
    try withStudio(arguments: arguments) { terminal, work in
      terminal.wait(for: "Step 1 of 2: Count up")
      terminal.wait(for: "Fails: Each increment adds one.")
      terminal.type("h")
      terminal.wait(for: "Add one to `count`.")
      try work.write(counter(), to: Self.file)
      terminal.wait(for: "All 4 checks pass. Well done.")
      terminal.type("q")
      #expect(terminal.waitForEnd() == 0)
      let text = String(decoding: terminal.received, as: UTF8.self)
      #expect(!text.contains("\u{1B}[2J") && !text.contains("─") && !terminal.screen.isAlternate)
    }
  }

  @Test func `without colour and without Unicode it is the same in ASCII`() throws {
    try withStudio(with: ["NO_COLOR": "1", "LC_ALL": "C"]) { terminal, _ in
      terminal.wait(for: "x Each increment adds one.")
      let text = String(decoding: terminal.received, as: UTF8.self)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
      #expect(!text.contains("\u{1B}]8") && !text.contains(#/\x{1B}\[[1-9][0-9;]*m/#))
    }
  }

  @Test func `away from a terminal it says what to run instead`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("watch")
      #expect(ran.code == 64 && ran.errors.contains("atelier check"), "\(ran)")
    }
  }

  // MARK: - A studio to try

  /// Every way out has to leave the terminal as it was.
  private func withStudio(
    arguments: [String] = [], isNew: Bool = false, with environment: [String: String] = [:],
    _ body: (PseudoTerminal, URL) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      if !isNew {
        let made = try Atelier(in: folder).run("init", "Workspace")
        try #require(made.code == 0, "\(made)")
      }
      let work = folder.appending(path: "Workspace")
      if isNew { try folder.write("mine", to: "notes.txt") }
      let terminal = try studio(
        in: isNew ? folder : work, arguments: arguments, with: environment)
      try body(terminal, work)
      terminal.type("qqq")
      terminal.send(SIGTERM)
      _ = terminal.waitForEnd()
      #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
      #expect(terminal.screen.breaksLines)
      #expect(terminal.settings == terminal.settingsBefore)
    }
  }

  private func studio(
    in folder: URL, program: String = Atelier.program, arguments: [String] = [],
    with environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var variables = try Atelier(in: folder.deletingLastPathComponent()).environment
    variables.merge(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }
    variables.merge(environment) { $1 }
    return try PseudoTerminal(
      program, arguments, in: folder, environment: variables, columns: 80, rows: 40)
  }
}
