import Studio
import Terminal
import TestSupport
import Testing

struct ArgumentsHelpTests {
  @Test(arguments: [nil, .check, .explain, .grade, .map, .markdown] as [Verb?])
  func `help reads as recorded`(verb: Verb?) throws {
    try expectSnapshot(
      helpText(for: verb, width: 80), named: "help-\(verb?.rawValue ?? "atelier").txt")
  }

  @Test func `narrow help reads as recorded`() throws {
    try expectSnapshot(helpText(for: .grade, width: 40), named: "help-grade-40.txt")
  }

  @Test(arguments: [20, 30, 40, 49, 50, 60, 80, 120, 200])
  func `no line of help or of an error is wider than the screen`(width: Int) throws {
    for verb in [nil] + Verb.allCases.map(Optional.some) {
      let error = #expect(throws: UsageError.self) {
        try parse([verb?.rawValue, "--unknown"].compactMap(\.self))
      }
      let usage = try #require(error).text(width: width).split(separator: "\n").dropFirst()
        .dropLast()
      for line in helpText(for: verb, width: width).split(separator: "\n") + usage {
        #expect(displayWidth(String(line)) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func `a senseless width does no harm`(width: Int) {
    #expect(helpText(for: nil, width: width).contains("S"))
  }

  @Test func `every verb that is not hidden is listed, with a sentence of its own`() {
    let help = helpText(for: nil, width: 80)
    for verb in Verb.allCases where ![.markdown, .sweep].contains(verb) {
      #expect(help.contains("\n  \(verb.rawValue) "))
    }
    #expect(!help.contains("markdown") && !help.contains("sweep"))
  }

  @Test func `hidden options are not shown`() {
    #expect(!helpText(for: .list, width: 80).contains("--ids"))
  }

  @Test func `help is at most 80 columns wide unless COLUMNS asks for more`() {
    #expect(helpWidth(environment: [:], terminalWidth: 200) == 80)
    #expect(helpWidth(environment: [:], terminalWidth: 60) == 60)
    #expect(helpWidth(environment: ["COLUMNS": "120"], terminalWidth: 60) == 120)
    #expect(helpWidth(environment: ["COLUMNS": "0"], terminalWidth: 0) == 1)
  }
}
