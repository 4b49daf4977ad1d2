import Curriculum
import Grading
import Terminal
import Testing

@testable import Studio

/// What keys and events do, without a terminal.
@Suite struct StudioStateTests {
  private func press(_ text: String, in state: inout StudioState) -> [StudioEffect] {
    text.flatMap { state.handle(.key(.character($0))) }
  }

  @Test func `it grades when it is ready and at each change, and hears only the last grading`() {
    var state = StudioFixture.state
    #expect(state.activity == .compiling && state.run == 1)
    #expect(state.handle(.filesChanged) == [.grade(run: 2)])
    let old = StudioFixture.attempt([.passed, .passed, .passed])
    _ = state.handle(.phase(run: 1, .running))
    _ = state.handle(.graded(run: 1, old, Progress()))
    #expect(state.activity == .compiling && state.attempt == nil)
    _ = state.handle(.phase(run: 2, .running))
    #expect(state.activity == .running)
    _ = state.handle(.graded(run: 2, old, Progress()))
    #expect(state.activity == .waiting && state.attempt == old)
  }

  @Test func `nothing is graded before there is something to grade with`() {
    var state = StudioState(
      course: StudioFixture.course, progress: Progress(), exercise: StudioFixture.exercise,
      folder: StudioFixture.state.folder, workspace: StudioFixture.state.workspace,
      shownFolder: "x")
    #expect(state.handle(.filesChanged).isEmpty)
    for key in "crxud" {
      #expect(press("\(key)", in: &state).isEmpty && !state.asksForReset)
      #expect(state.message == "That works as soon as the kits are built.")
    }
    #expect(press("t", in: &state).count == 1, "a lesson can be read meanwhile")
    _ = press("l", in: &state)
    _ = state.handle(.key(.end))
    #expect(state.handle(.key(.enter)).isEmpty && state.message != nil)
    _ = press("q", in: &state)
    let build = KitBuild(name: "the kit UIKit", done: 1, total: 4)
    _ = state.handle(.building(build))
    #expect(state.activity == .preparing(build))
    #expect(press("m", in: &state).isEmpty && state.message?.contains("kits") == true)
    _ = state.handle(.failed("No toolchain."))
    #expect(state.trouble == .failed("No toolchain.") && state.activity == .waiting)
    for key in "dmxuh" { #expect(press("\(key)", in: &state).isEmpty) }
    #expect(state.trouble == .failed("No toolchain."))
    #expect(press("c", in: &state) == [.prepare])
  }

  @Test func `what could not be graded has no verdict of what stood there before`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    #expect(state.attempt != nil)
    _ = state.handle(.failed("The map cannot be drawn."))
    #expect(state.attempt != nil)
    _ = state.handle(.notGraded("The disk is full."))
    #expect(state.attempt == nil && state.trouble == .failed("The disk is full."))
  }

  @Test func `a step that passes gives way to the next, once`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    #expect(state.passedSteps.map(\.number) == [1] && state.stepInHand.number == 2)
    #expect(!state.hasTried, "the new step's task comes first")
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .failed]), from: state)
    #expect(state.passedSteps.map(\.number) == [1] && state.hasTried)
    #expect(press("n", in: &state).isEmpty && state.message != nil)
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .passed]), from: state)
    #expect(state.isDone && !state.isCourseDone)
    #expect(press("n", in: &state) == [.open(StudioFixture.second)])
  }

  @Test func `a newcomer is welcomed until the first step passes`() {
    func welcomes(_ state: StudioState) -> Bool {
      StudioView(state).body.contains { $0.text.contains("Welcome to Atelier.") }
    }
    var state = StudioFixture.state
    state.isNewcomer = true
    #expect(welcomes(state))
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed]), from: state)
    #expect(!state.hasTried && !welcomes(state))
  }

  @Test func `steps that pass at once are all remembered`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.failed, .passed]))
    #expect(state.passedSteps.isEmpty)
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .passed]), from: state)
    #expect(state.passedSteps.map(\.number) == [1, 2])
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .failed, .passed, .passed]), from: state)
    #expect(state.passedSteps.isEmpty && state.stepInHand.number == 1)
  }

  @Test func `a step that breaks again is told beside the step in hand, without praise`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .failed, .passed, .failed]), from: state)
    #expect(state.stepInHand.number == 2 && state.passedSteps.isEmpty)
    #expect(state.firstFailure?.id == "Step2.testD")
    let lines = StudioView(state).body.map(\.text)
    let broken = lines.firstIndex { $0.contains("Step 1  2 of 3 pass; all have passed before") }
    #expect(broken.map { lines[$0 + 1].hasPrefix("    ✗ One incomplete product") } == true)
    #expect(lines.contains { $0.contains("✗ Step 1: Move loading out") })
    #expect(!lines.contains { $0.contains("The service asks") }, "of step 1 only what fails")
    // Once the step in hand passes, nothing is left but to mend the other, with its hint.
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .failed, .passed, .passed]), from: state)
    #expect(state.stepInHand.number == 1 && state.passedSteps.map(\.number) == [2])
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .failed, .passed, .failed]), from: state)
    #expect(state.stepInHand.number == 2, "and it comes back if that breaks it")
  }

  @Test func `each check that fails first has its hint`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .failed, .passed, .passed]), from: state)
    _ = press("h", in: &state)
    #expect(state.hints.check == "Step1.testB" && state.hints.rungs == 0)
    let lines = StudioView(state).body.map(\.text)
    #expect(lines.contains { $0.contains("Leave nothing out.") })
  }

  @Test func `a reset forgets the step in hand`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    #expect(state.stepInHand.number == 2)
    var progress = state.progress
    progress[StudioFixture.first].startOver()
    _ = state.handle(.restored(progress, said: "Back at the start."))
    #expect(state.stepInHand.number == 1)
  }

  @Test func `hints begin with the one for what fails, and end`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .failed]))
    #expect(press("h", in: &state).isEmpty && state.hints.check == "Step1.testB")
    #expect(press("h", in: &state) == [.rememberHints(step: 1, rungs: 1)])
    #expect(press("h", in: &state) == [.rememberHints(step: 1, rungs: 2)])
    #expect(press("h", in: &state).isEmpty && state.message?.contains("last hint") == true)
  }

  @Test func `the solution waits for the learner's own`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.failed]))
    _ = press("s", in: &state)
    #expect(state.page == .step && state.message != nil)
    state = StudioFixture.state(
      after: StudioFixture.attempt([.passed, .passed, .passed, .passed]), from: state)
    _ = press("s", in: &state)
    #expect(StudioView(state).body.contains { $0.text.contains("struct Model {}") })
  }

  @Test func `Escape gives up a grading, and its result comes to nothing`() {
    var state = StudioFixture.state
    #expect(state.handle(.key(.escape)) == [.stopGrading])
    _ = state.handle(.graded(run: 1, StudioFixture.attempt([.passed]), Progress()))
    #expect(state.attempt == nil && state.activity == .waiting)
    #expect(state.message == "Stopped. `r` checks again.")
  }

  @Test func `after Escape an old result is not taken for that of the newest files`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.failed]))
    _ = state.handle(.filesChanged)
    _ = state.handle(.key(.escape))
    #expect(state.attempt != nil && state.message?.contains("of the check before") == true)
  }

  @Test func `a reset is asked about, and only a yes is one`() {
    var state = StudioFixture.state
    #expect(press("xq", in: &state).isEmpty && state.message == "Nothing was changed.")
    #expect(press("xy", in: &state) == [.reset])
  }

  @Test func `keys mean the same with the keyboard switched to Russian`() {
    var state = StudioFixture.state
    _ = press("р", in: &state)
    #expect(state.hints.rungs == 1)
    #expect(press("чн", in: &state) == [.reset])
    #expect(press("й", in: &state) == [.quit])
  }

  @Test func `the list moves, and Enter takes up what is selected`() {
    var state = StudioFixture.state
    _ = press("l", in: &state)
    #expect(state.page == .outline(selection: 0))
    _ = state.handle(.key(.up))
    #expect(state.page == .outline(selection: 0))
    _ = state.handle(.key(.end))
    #expect(state.handle(.key(.enter)) == [.open(StudioFixture.second)])
    #expect(press("q", in: &state).isEmpty && state.page == .step)
    #expect(press("q", in: &state) == [.quit])
  }

  @Test func `an exercise that is taken up starts from nothing`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.failed]))
    var other = StudioFixture.exercise
    other.id = StudioFixture.second
    let place = StudioEvent.ExerciseFolder(folder: state.folder, shown: "mvc/router")
    #expect(state.handle(.opened(other, state.progress, place)) == [.grade(run: state.run)])
    #expect(state.attempt == nil && !state.hasTried && state.shownFolder == "mvc/router")
  }

  @Test func `files that are gone stop a grading, and files that are back start one`() {
    var state = StudioFixture.state
    #expect(state.handle(.filesGone(.workspaceGone)) == [.stopGrading])
    #expect(StudioView(state).body.contains { $0.text.contains("no longer there") })
    #expect(state.handle(.filesChanged) == [.grade(run: state.run)])
    #expect(state.trouble == nil)
  }

  @Test func `scrolling stays on the page, whatever the size`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.failed]))
    for key in [Key.end, .pageDown, .down, .up, .pageUp, .home, .up] {
      _ = state.handle(.key(key))
      for (columns, rows) in [(80, 10), (20, 5), (1, 1), (0, 0), (300, 200)] {
        _ = state.handle(.resized(TerminalSize(columns: columns, rows: rows)))
        let lines = StudioView(state).lines
        #expect(lines.count <= max(rows, 0))
        #expect(lines.allSatisfy { $0.width <= max(columns, 1) }, "\(columns)x\(rows)")
      }
      _ = state.handle(.resized(TerminalSize(columns: 40, rows: 12)))
    }
  }

  @Test func `another size leaves the reader where they were`() {
    let prose = (1...60).map { "Paragraph \($0) " + String(repeating: "has words ", count: 20) }
    var state = StudioFixture.state
    let text = prose.joined(separator: "\n\n")
    state.page = .text(TextPage(title: "A lesson", content: .markdown(Array(text.utf8))))
    func top() -> String {
      let view = StudioView(state)
      return view.body[state.scroll...].prefix(view.room).map(\.text).joined(separator: "\n")
    }
    for _ in 0..<5 { _ = state.handle(.key(.pageDown)) }
    while !top().hasPrefix("  Paragraph ") { _ = state.handle(.key(.down)) }
    let place = top().split(separator: " ").prefix(2).joined(separator: " ")
    for columns in [40, 120, 61, 80] {
      _ = state.handle(.resized(TerminalSize(columns: columns, rows: 30)))
      #expect(top().split(separator: " ").prefix(2).joined(separator: " ") == place)
    }
    _ = state.handle(.key(.end))
    _ = state.handle(.resized(TerminalSize(columns: 40, rows: 12)))
    #expect(StudioView(state).lines.map(\.text).contains { $0.hasPrefix("──") && $0.contains("↑") })
  }

  @Test func `a list on a screen grown small shows what is selected, in full`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .passed, .passed]))
    _ = press("l", in: &state)
    _ = state.handle(.resized(TerminalSize(columns: 30, rows: 5)))
    let shown = StudioView(state).lines.map(\.text).joined(separator: "\n")
    #expect(shown.contains("› · Refactor the massive"))
    _ = state.handle(.resized(TerminalSize(columns: 30, rows: 20)))
    let words = StudioView(state).body.flatMap { $0.text.split(separator: " ") }
    #expect(
      words.joined(separator: " ").contains("the massive controller in hand 1 step done ·"))
  }

  @Test func `a search goes from one place to the next, and is left`() {
    var state = StudioFixture.state
    _ = state.handle(.resized(TerminalSize(columns: 40, rows: 12)))
    _ = press("/PARSER", in: &state)
    let first = state.scroll
    #expect(StudioView(state).body[first].text.lowercased().contains("parser"))
    _ = state.handle(.key(.enter))
    _ = press("n", in: &state)
    #expect(state.scroll > first)
    _ = press("N", in: &state)
    #expect(state.scroll == first)
    _ = state.handle(.key(.escape))
    #expect(state.search == nil)
    _ = press("/nowhere", in: &state)
    #expect(state.message?.contains("nowhere") == true)
    for _ in 0...7 { _ = state.handle(.key(.backspace)) }
    #expect(state.search == nil)
  }

  @Test func `all exercises can be checked, until something else is`() {
    var state = StudioFixture.state
    #expect(press("c", in: &state) == [.gradeAll(run: 2)])
    var progress = state.progress
    progress[StudioFixture.second].passedSteps = [1]
    _ = state.handle(.checked(run: 2, done: 1, progress))
    #expect(state.activity == .checkingAll(done: 1, total: 2) && state.progress == progress)
    #expect(StudioView(state).lines[0].text.hasSuffix("checking all, 1 of 2"))
    _ = state.handle(.checkedAll(run: 2, passed: 1, lost: ["Add a router"]))
    #expect(state.page == .outline(selection: 0) && state.activity == .waiting)
    #expect(
      state.message == "1 of 2 exercises pass. Passed before and not now: Add a router.")
    _ = press("c", in: &state)
    #expect(state.handle(.filesChanged) == [.grade(run: 4)])
    _ = state.handle(.checked(run: 3, done: 2, Progress()))
    _ = state.handle(.checkedAll(run: 3, passed: 2, lost: []))
    #expect(state.activity == .compiling && state.progress == progress)
    _ = press("c", in: &state)
    _ = press("q", in: &state)
    #expect(state.handle(.key(.escape)) == [.stopGrading] && state.activity == .waiting)
  }

  @Test func `a search in vain is told and over, and one with a single find says so`() {
    var state = StudioFixture.state
    _ = press("/nowhere", in: &state)
    _ = state.handle(.key(.enter))
    #expect(state.search == nil && state.message == "Nothing here says 'nowhere'.")
    _ = press("/trailhead", in: &state)
    _ = state.handle(.key(.enter))
    #expect(state.search != nil && state.message == nil)
    _ = press("n", in: &state)
    #expect(state.message == "That is the only place on this page.")
  }

  @Test func `the file to edit is one that a solution changes`() {
    var state = StudioFixture.state
    state.exercise.solution = [
      state.exercise.stub[0], SourceFile(path: "Sub/View.swift", bytes: [0x20]),
    ]
    #expect(press("e", in: &state) == [.edit(file: "Sub/View.swift")])
    let lines = StudioView(state).lines.map(\.text)
    #expect(lines.contains("  Edit  mvc/controller/Sub/View.swift"))
    #expect(lines.contains("  Read  mvc/controller/Model.swift"))
    state.exercise.solution = state.exercise.stub
    #expect(press("e", in: &state) == [.edit(file: "Model.swift")])
    state.exercise.solution = []
    #expect(state.exercise.filesToRead.isEmpty)
  }

  @Test func `j and k move every page, not only the list`() {
    var state = StudioFixture.state
    _ = state.handle(.resized(TerminalSize(columns: 40, rows: 12)))
    _ = press("jjj", in: &state)
    #expect(state.scroll == 3)
    _ = press("kл", in: &state)
    #expect(state.scroll == 1)
  }

  @Test func `an error of the compiler can be explained on the spot`() {
    var state = StudioFixture.state(after: StudioFixture.broken)
    #expect(state.keys.contains(.why))
    _ = press("w", in: &state)
    guard case .text = state.page else {
      Issue.record("no page: \(state.page)")
      return
    }
  }

  @Test func `no keys bring it to a stop`() {
    var state = StudioFixture.state(after: StudioFixture.attempt([.passed, .crashed]))
    let keys =
      Array("nhslctrwedmxu/?qyk jN\u{1B}").map(Key.character) + [.enter, .escape, .up, .down]
    var number: UInt64 = 7
    for _ in 0..<600 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let index = Int(number >> 33) % keys.count
      _ = state.handle(.key(keys[index]))
      _ = StudioView(state).lines
    }
  }
}
