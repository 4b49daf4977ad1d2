import Curriculum
import FoundationEssentials
import Grading
import Terminal
import TestSupport
import Testing

@testable import Studio

/// What the studio looks like, in every state and at the widths that terminals have.
@Suite struct StudioViewTests {
  private static let states: [(name: String, state: StudioState)] = {
    var newcomer = StudioFixture.state
    newcomer.isNewcomer = true
    newcomer.activity = .preparing(KitBuild(name: "the kit UIKit", done: 3, total: 8))
    var failing = StudioFixture.state(after: StudioFixture.attempt([.passed, .failed]))
    _ = failing.handle(.key(.character("h")))
    failing.scroll = 0
    let next = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .failed]))
    let done = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .passed]))
    var all = done
    all.progress[StudioFixture.second].completed = all.progress[StudioFixture.first].completed
    var list = done
    _ = list.handle(.key(.character("l")))
    var help = StudioFixture.state
    _ = help.handle(.key(.character("?")))
    var gone = StudioFixture.state
    _ = gone.handle(.filesGone(.folderGone))
    _ = gone.handle(.watching(note: "Files are looked at twice a second."))
    let crashed = StudioFixture.state(after: StudioFixture.attempt([.passed, .crashed]))
    let broken = StudioFixture.state(after: StudioFixture.broken)
    return [
      ("newcomer", newcomer), ("failing", failing), ("crashed", crashed), ("broken", broken),
      ("next", next), ("done", done), ("all", all), ("list", list), ("help", help), ("gone", gone),
    ]
  }()

  @Test(arguments: [40, 80, 120])
  func `each state at a width`(columns: Int) throws {
    var text = ""
    for (name, state) in Self.states {
      var state = state
      state.size = TerminalSize(columns: columns, rows: columns == 40 ? 44 : 32)
      text += "=== \(name)\n"
      for line in StudioView(state).lines {
        #expect(line.width <= columns, "\(name): \(line.text)")
        text += line.text + "\n"
      }
    }
    try expectSnapshot(text, named: "studio-\(columns).txt")
  }

  @Test func `colours are those of the terminal, and files are links`() throws {
    let lines = Self.states.filter { ["failing", "done"].contains($0.name) }
      .flatMap { StudioView($0.state).lines }
    let bytes = lines.flatMap { $0.encoded(level: .sixteen, links: true) + [UInt8(ascii: "\n")] }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    #expect(text.contains("␛]8;;file:///learn/mvc/controller/Model.swift␛\\"))
    try expectSnapshot(text, named: "studio-coloured.txt")
  }

  @Test(arguments: [60, 64, 70, 80]) func `which step it is stands at every width`(columns: Int) {
    var state = StudioFixture.state
    state.size = TerminalSize(columns: columns, rows: 30)
    let line = StudioView(state).lines[1].text
    #expect(line.contains(" · step 1 of 2 ") && line.hasSuffix(" 0/2"), "\(line)")
  }

  @Test func `a place is one piece on a narrow screen, and still a link`() {
    var state = StudioFixture.state(after: StudioFixture.broken)
    for (columns, place) in [(80, "mvc/controller/Model.swift:2:11"), (30, "Model.swift:2:11")] {
      state.size = TerminalSize(columns: columns, rows: 30)
      let spans = StudioView(state).body.flatMap(\.spans)
      let span = spans.first { $0.text == place }
      #expect(span?.link == "file:///learn/mvc/controller/Model.swift", "\(columns)")
    }
  }

  @Test(arguments: [(40, 30), (40, 8), (20, 24)])
  func `what is asked and said is there in full`(columns: Int, rows: Int) {
    func foot(_ state: StudioState) -> String {
      let lines = StudioView(state).lines
      #expect(lines.count == rows && lines.allSatisfy { $0.width <= columns })
      return lines.suffix(rows - 3).map(\.text).joined(separator: " ").split(separator: " ")
        .joined(separator: " ")
    }
    var state = StudioFixture.state
    state.size = TerminalSize(columns: columns, rows: rows)
    _ = state.handle(.key(.character("x")))
    #expect(foot(state).contains("Back to the start? y/n"))
    _ = state.handle(.key(.character("n")))
    _ = state.handle(.said("Set EDITOR to your editor's command, or open it by hand."))
    #expect(foot(state).contains("Set EDITOR to your editor's command, or open it by hand."))
    _ = state.handle(.key(.character("/")))
    _ = state.handle(.key(.character("q")))
    #expect(foot(state).contains("/q▏ Nothing here says 'q'."))
  }

  @Test func `what was learned stays to be read, and the rest gives way to the next step`() {
    let passed = StudioFixture.attempt([.passed, .passed, .passed, .failed])
    var state = StudioFixture.state(after: passed)
    func says(_ words: String) -> Bool {
      StudioView(state).body.contains { $0.text.contains(words) }
    }
    #expect(says("    Learned: Who is handed a `") && says("✓ The service") && says("m  draws"))
    state = StudioFixture.state(after: passed, from: state)
    #expect(says("    Learned: Who is handed a `") && !says("✓ The service") && !says("m  draws"))
  }

  @Test func `what was learned steers no terminal and may be missing`() {
    var step = StudioFixture.exercise.steps[0]
    step.learned = "One\u{1B}[2J  \n**two** <b>three</b> [four](https://a.b)"
    #expect(
      step.learnedLines().map(\.text) == ["Learned: One␛[2J two three four (https://a.b)"])
    step.learned = nil
    #expect(step.learnedLines().isEmpty)
    step.learned = ""
    #expect(step.learnedLines().isEmpty)
  }

  @Test func `a screen reader is told once what was learned`() {
    var plain = PlainStudio(level: .none, isUnicode: true)
    var state = StudioFixture.state
    _ = plain.bytes(for: state)
    func tell(_ attempt: StudioState.Attempt) -> [Substring] {
      state = StudioFixture.state(after: attempt, from: state)
      let text = String(decoding: plain.bytes(for: state), as: UTF8.self)
      return text.split(separator: "\n").filter { $0.hasPrefix("Learned: ") }
    }
    let done = StudioFixture.attempt([.passed, .passed, .passed, .passed])
    #expect(tell(StudioFixture.attempt([.passed, .failed])).isEmpty)
    #expect(tell(done).count == 2)
    #expect(tell(done).isEmpty)
  }

  @Test func `the list says how to take up what is marked`() {
    var state = StudioFixture.state
    _ = state.handle(.key(.character("l")))
    #expect(StudioView(state).lines.last?.text == "  q back  / find  Enter take up")
  }

  @Test func `for a screen reader each key has an answer, also the second time`() {
    var plain = PlainStudio(level: .none, isUnicode: true)
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .failed]))
    _ = plain.bytes(for: state)
    func tell(_ event: StudioEvent) -> String {
      _ = state.handle(event)
      return String(decoding: plain.bytes(for: state), as: UTF8.self)
    }
    #expect(tell(.key(.character("/"))).hasPrefix("Find: "))
    #expect("parser".map { tell(.key(.character($0))) } == Array(repeating: "", count: 6))
    #expect(tell(.key(.enter)).hasPrefix("Found: ") && state.search != nil)
    #expect(tell(.key(.character("n"))).contains("arser"))
    #expect(tell(.key(.escape)) == "No longer searching.\n")
    let refusal = tell(.key(.character("s")))
    #expect(refusal.contains("opens once") && tell(.key(.character("s"))) == refusal)
    _ = tell(.key(.character("c")))
    let again = StudioFixture.attempt([.passed, .failed])
    #expect(tell(.graded(run: state.run, again, state.progress)).contains("Fails: "))
  }

  @Test func `for a screen reader each event is told once, in words`() throws {
    var plain = PlainStudio(level: .none, isUnicode: true)
    var state = StudioFixture.state
    var text = ""
    func tell(_ event: StudioEvent?) {
      if let event { _ = state.handle(event) }
      text += String(decoding: plain.bytes(for: state), as: UTF8.self) + "--\n"
    }
    tell(nil)
    tell(.phase(run: 1, .running))
    let failed = StudioFixture.attempt([.passed, .crashed])
    tell(.graded(run: 1, failed, state.progress))
    tell(nil)
    tell(.key(.character("h")))
    tell(.key(.character("?")))
    tell(.key(.character("?")))
    tell(.key(.character("l")))
    tell(.key(.down))
    tell(.key(.character("q")))
    tell(.key(.character("x")))
    tell(.key(.character("n")))
    tell(.filesChanged)
    let passed = StudioFixture.attempt([.passed, .passed, .passed])
    var progress = state.progress
    progress.note(passed.grade, at: .init(timeIntervalSince1970: 0))
    tell(.graded(run: 2, passed, progress))
    for sign in ["✓", "✗", "─", "│"] { #expect(!text.contains(sign), "\(sign)\n\(text)") }
    try expectSnapshot(text, named: "studio-plain.txt")
  }
}
