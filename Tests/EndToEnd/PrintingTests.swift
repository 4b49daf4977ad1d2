import FoundationEssentials
import Terminal
import TestSupport
import Testing

/// What commands print, to whatever it is printed to.
@Suite struct PrintingTests {
  private static let commands = [
    ["list"], ["progress"], ["start"], ["lesson"], ["hint", "--all"], ["check", "basics/counter"],
    ["explain"], ["explain", "type_does_not_conform"], ["map", "basics/counter"], ["diff"],
  ]

  @Test func `colour adds nothing but colour`() throws {
    try withWorkspace { atelier, _ in
      for command in Self.commands {
        let plain = try atelier.run(command)
        var painter = atelier
        painter.environment["CLICOLOR_FORCE"] = "1"
        let painted = try painter.run(command)
        #expect(painted.output.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == plain.output)
        #expect(!plain.output.contains("\u{1B}"), "\(command)")
        painter.environment["NO_COLOR"] = "1"
        #expect(try painter.run(command).output == plain.output, "\(command)")
        let asked = try painter.run(command + ["--color", "always"])
        #expect(asked.output == painted.output, "\(command)")
      }
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than COLUMNS`(columns: Int) throws {
    try withWorkspace { atelier, work in
      var atelier = atelier
      atelier.environment["COLUMNS"] = "\(columns)"
      try work.write(counter(), to: "basics/counter/Counter.swift")
      let others = [["--help"], ["help", "grade"], ["solution", "basics/counter", "--spoil"]]
      for command in Self.commands + others {
        for line in try atelier.run(command).output.split(separator: "\n") {
          #expect(displayWidth(String(line)) <= columns, "\(command): \(line)")
        }
      }
    }
  }

  @Test func `a terminal gets links, and only characters that it has`() throws {
    try withWorkspace { atelier, work in
      func shown(_ arguments: [String], _ variables: [String: String]) throws -> String {
        let environment = atelier.environment.merging(variables) { $1 }
        let terminal = try PseudoTerminal(
          Atelier.program, arguments, in: work, environment: environment)
        #expect(terminal.waitForEnd() == 0)
        return String(decoding: terminal.received, as: UTF8.self)
      }
      let colourful = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
      let step = try shown(["start", "basics/counter"], colourful)
      #expect(step.contains("\u{1B}]8;;file://") && step.contains("Counter.swift\u{1B}\\"))
      #expect(try shown(["list"], colourful).contains("·"))
      let plain = try shown(["list"], ["TERM": "xterm", "LC_ALL": "C"])
      #expect(plain.utf8.allSatisfy { $0 < 0x80 }, "\(plain)")
      #expect(try !shown(["start"], ["TERM": "dumb", "LC_ALL": "C"]).contains("\u{1B}"))
    }
  }

  @Test func `what learners' code prints cannot steer the terminal`() throws {
    try withWorkspace { atelier, work in
      let print = #"print("\u{1B}[2J\u{1B}]0;mine\u{7}\u{202E}\u{9B}31m")"#
      try work.write(counter(increment: "\(print); count += 2"), to: "basics/counter/Counter.swift")
      let ran = try atelier.run("check", "basics/counter")
      #expect(ran.code == 1 && ran.output.contains("[2J"), "\(ran)")
      for sign in ["\u{1B}", "\u{7}", "\u{202E}", "\u{9B}"] {
        #expect(!ran.output.contains(sign), "\(ran)")
      }
    }
  }

  @Test func `quiet says nothing of a success, and verbose names every call of the compiler`()
    throws
  {
    try withWorkspace { atelier, work in
      // What has been graded before, by any of the tests, is not compiled again.
      try work.write(
        counter() + "// \(UUID().uuidString)\n", to: "basics/counter/Counter.swift")
      let loud = try atelier.run("-v", "check", "basics/counter")
      #expect(loud.code == 0 && loud.errors.contains("swift-frontend"), "\(loud)")
      let quiet = try atelier.run("-q", "check", "basics/counter")
      #expect(quiet.code == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(quiet)")
    }
  }
}
