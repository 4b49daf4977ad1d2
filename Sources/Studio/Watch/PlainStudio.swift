import Curriculum
import Grading
import Terminal

/// The studio for screen readers: no redraw and no boxes, each event in lines of its own.
struct PlainStudio {
  let level: ColorLevel
  let isUnicode: Bool
  /// What has been told already.
  private var told: StudioState?

  init(level: ColorLevel, isUnicode: Bool) {
    self.level = level
    self.isUnicode = isUnicode
  }

  mutating func bytes(for state: StudioState) -> [UInt8] {
    let lines = lines(for: state)
    told = state
    return lines.flatMap { line in
      (isUnicode ? line : line.inASCII).encoded(level: level) + [UInt8(ascii: "\n")]
    }
  }

  /// Nothing is broken that a screen reader would read in one breath.
  private static let width = 10_000

  /// Only what is new since the last time.
  func lines(for state: StudioState) -> [StyledLine] {
    var lines = news(of: state)
    if told?.exercise.id != state.exercise.id || told?.stepInHand != state.stepInHand {
      lines += introduction(to: state)
    } else if hasNewResult(state) {
      lines += ResultLines(state: state, width: Self.width, isSpoken: true).lines
    }
    if state.hints != told?.hints { lines += lastHint(in: state) }
    if state.page != told?.page { lines += page(state) }
    lines += search(in: state)
    if let message = state.message, state.messages != told?.messages {
      lines.append(.text(message))
    }
    if state.asksForReset, told?.asksForReset != true {
      lines.append(.text("Back to the start? Your files are kept. Press y for yes, n for no."))
    }
    let activity = words(for: state.activity)
    if told.map({ words(for: $0.activity) }) != activity { lines.append(.text(activity)) }
    return lines.filter { !$0.text.allSatisfy { $0 == " " } }
  }

  /// A second check with the same result is news, too: somebody asked for it.
  private func hasNewResult(_ state: StudioState) -> Bool {
    guard let attempt = state.attempt else { return false }
    let hasEnded = told?.isGrading == true && !state.isGrading && state.message == nil
    return attempt != told?.attempt || hasEnded
  }

  private func words(for activity: StudioState.Activity) -> String {
    switch activity {
    case .preparing(let build?):
      "Building \(build.name), once for your compiler: \(build.done + 1) of \(build.total)."
    case .preparing(nil): "Preparing your workspace."
    case .waiting:
      "Waiting for a save. Press h for a hint, question mark for all keys, q to leave."
    case .compiling: "Compiling."
    case .running: "Running the checks."
    case .checkingAll: "Checking all exercises that you have begun."
    }
  }

  /// What went wrong with the files, and what went well with the work.
  private func news(of state: StudioState) -> [StyledLine] {
    var lines: [StyledLine] = []
    if state.isNewcomer, told == nil {
      lines.append(
        .text(
          "Welcome to Atelier. Open the file named below in your own editor, change it, and save: "
            + "it is checked at once, and you are told here what holds and what does not yet."))
    }
    if let trouble = state.trouble, trouble != told?.trouble {
      if case .failed(let reason) = trouble {
        lines.append(.text(reason))
      } else {
        lines.append(
          .text("Your files are gone from \(state.shownFolder). Put them back to go on."))
      }
    }
    if let note = state.watchNote, note != told?.watchNote { lines.append(.text(note)) }
    if hasNewResult(state), let attempt = state.attempt, attempt.grade.status == .passed {
      lines += done(state, attempt)
    } else if !justPassed(in: state).isEmpty {
      lines += justPassed(in: state).flatMap { step in
        [.text("Step \(step.number) passes: \(step.title).")] + step.learnedLines()
      }
      lines.append(.text(Self.offerOfMap))
    }
    return lines
  }

  private func justPassed(in state: StudioState) -> [Step] {
    state.passedSteps == told?.passedSteps ? [] : state.passedSteps
  }

  private func done(_ state: StudioState, _ attempt: StudioState.Attempt) -> [StyledLine] {
    let count = attempt.grade.maxScore
    let titles = state.exercise.steps.map(\.title).joined(separator: "; ")
    var lines: [StyledLine] = [
      .text("\(count == 1 ? "The check passes" : "All \(count) checks pass"). Well done."),
      .text("What you can do now: \(titles)."),
    ]
    lines += justPassed(in: state).flatMap { $0.learnedLines() }
    if state.isCourseDone {
      lines.append(.text("You have built it all: \(state.course.exercises.count) exercises."))
    } else if let next = state.next {
      lines.append(.text("Press n to go on to: \(next.title)."))
    }
    return lines + [.text("Press s for another way to do this one. \(Self.offerOfMap)")]
  }

  private static let offerOfMap =
    "Press m for your types and who knows whom, with what changed since the start."

  /// The step as it is before anything has been tried.
  private func introduction(to state: StudioState) -> [StyledLine] {
    var fresh = state
    (fresh.attempt, fresh.trouble, fresh.watchNote, fresh.passedSteps) = (nil, nil, nil, [])
    (fresh.hasTried, fresh.isNewcomer, fresh.hints) = (false, false, StudioState.Hints())
    return [.text("\(state.exercise.title).")]
      + StepPage(state: fresh, width: Self.width, isSpoken: true).lines
  }

  /// Where nothing scrolls, what was found is told.
  private func search(in state: StudioState) -> [StyledLine] {
    guard let search = state.search else {
      return told?.search != nil && state.message == nil ? [.text("No longer searching.")] : []
    }
    if search.isTyping {
      return told?.search?.isTyping == true
        ? [] : [.text("Find: type words and press Enter; Escape leaves it.")]
    }
    guard told?.search != search || told?.scroll != state.scroll else { return [] }
    let body = StudioView(state).body
    guard body.indices.contains(state.scroll) else { return [] }
    return [
      .text("Found: \(body[state.scroll].text). Press n or N to go on, Escape to leave it.")
    ]
  }

  private func lastHint(in state: StudioState) -> [StyledLine] {
    let all = StepPage(state: state, width: Self.width).hints
    let start = all.lastIndex { $0.text.hasPrefix(StepPage.hintTitle) }
    return start.map { Array(all[$0...]) } ?? []
  }

  private func page(_ state: StudioState) -> [StyledLine] {
    switch state.page {
    case .step: return told == nil ? [] : [.text("Back at step \(state.stepInHand.number).")]
    case .outline(let selection):
      let entries = state.course.exercises
      guard entries.indices.contains(selection) else { return [] }
      let entry = entries[selection]
      let done = state.progress[entry.id].completed != nil ? "done" : "not done"
      return [
        .text(
          "\(selection + 1) of \(entries.count): \(entry.title), \(done). "
            + "Arrows move, Enter takes it up, l leaves the list.")
      ]
    case .text(let text):
      if case .map(let map) = text.content { return [.text("\(text.title).")] + map.spokenLines }
      return PageLines(state: state, width: Self.width, room: Self.width).lines
    case .help, .output:
      return PageLines(state: state, width: Self.width, room: Self.width).lines
    }
  }
}
