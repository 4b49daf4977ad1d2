import Curriculum
import FoundationEssentials
import Grading
import Terminal

/// The page that the studio opens with: what to do, in which file, and how it stands.
struct StepPage {
  let state: StudioState
  let width: Int
  /// Whether states are said in words, for those who listen.
  var isSpoken = false

  private var step: Step { state.stepInHand }

  var lines: [StyledLine] {
    var parts = [welcome, building, trouble, banner]
    // Who has just saved wants to know what came of it; who comes here wants to know what to do.
    parts += state.hasTried ? [heading, results, hints, task] : [heading, task, results, hints]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank])).map(linked)
  }

  // MARK: - What happened

  private var welcome: [StyledLine] {
    // Who has passed a step has found out how it goes.
    guard state.isNewcomer, state.attempt == nil || !state.hasTried,
      state.saved.passedSteps.isEmpty
    else { return [] }
    return [
      .text("Welcome to Atelier.", .heading),
      .text(
        "You learn by building: open the file below in your own editor, change it, and save. "
          + "This screen checks it at once and says what holds and what does not yet."),
      .text("All your files are in \(state.workspace.path).", .secondary),
    ]
  }

  private var building: [StyledLine] {
    guard case .preparing(let build?) = state.activity else {
      return state.laterKit.map { kit in
        let count = "\(kit.done) of \(kit.total) are there"
        return [
          .text("Other exercises' kits are being built meanwhile, this once: \(count).", .secondary)
        ]
      } ?? []
    }
    let cells = max(5, min(40, width - 8))
    let filled = min(cells, cells * build.done / max(1, build.total))
    return [
      .text("The kits are built for your compiler, this once. Read on meanwhile.", .caution),
      StyledLine([
        StyledText(String(repeating: "━", count: filled), style: .success),
        StyledText(String(repeating: "─", count: cells - filled), style: .secondary),
        StyledText(" \(build.done)/\(build.total)"),
      ]),
      .text(
        build.isSlow ? "Now \(build.name), which take half a minute." : "Now \(build.name).",
        .secondary),
    ]
  }

  private var trouble: [StyledLine] {
    var lines: [StyledLine] = []
    switch state.trouble {
    case .folderGone:
      lines = [
        .text("\(state.shownFolder) is no longer there.", .failure),
        .text("Put it back, or press `x` to begin this exercise again."),
      ]
    case .workspaceGone:
      lines = [
        .text("The workspace is no longer there.", .failure),
        .text("Put it back and it is noticed; or leave with `q`, and `atelier` makes a new one."),
      ]
    case .failed(let reason): lines = StyledLine.lines(reason, .failure)
    case nil: break
    }
    if let note = state.watchNote { lines.append(.text(note, .caution)) }
    return lines
  }

  private var banner: [StyledLine] {
    if state.attempt?.grade.status == .passed { return doneBanner }
    // To code that does not compile any more, praise would be old news.
    guard !state.passedSteps.isEmpty, state.attempt?.grade.status == .failed else { return [] }
    return state.passedSteps.flatMap(praise) + (state.hasTried ? [] : offerOfMap)
  }

  private func praise(_ passed: Step) -> [StyledLine] {
    var lines = [
      StyledLine([
        StyledText("✓ Step \(passed.number) passes: ", style: .success),
        StyledText(passed.title, style: .heading),
      ])
    ]
    // Who is at work on the next step has read this, and needs the room.
    if !state.hasTried {
      lines += passed.checks.prefix(Self.mostPromises).map { .text("  ✓ \($0.says)", .secondary) }
      let left = passed.checks.count - Self.mostPromises
      if left > 0 { lines.append(.text("    and \(left) more", .secondary)) }
    }
    return lines + passed.learnedLines(indent: "  ")
  }

  private var doneBanner: [StyledLine] {
    let count = state.attempt?.grade.maxScore ?? 0
    var lines: [StyledLine] = [
      .text(
        "✓ \(count == 1 ? "The check passes" : "All \(count) checks pass"). Well done.", .success)
    ]
    lines.append(.text("What you can do now:", .secondary))
    lines += state.exercise.steps.flatMap { step in
      [.text("  ✓ \(step.title)")]
        + step.learnedLines(indent: "    ", label: "", style: .secondary)
    }
    if state.isCourseDone {
      let total = state.course.exercises.count
      let (stars, words) = ("★ ★ ★", "You have built it all: \(total) of \(total) exercises.")
      let row = "\(stars)  \(words)  \(stars)"
      lines.append(.blank)
      lines += (displayWidth(row) > width ? [stars, words] : [row]).map { .text($0, .success) }
      lines.append(.blank)
      lines += offerOfSolution + offerOfMap + offer("l", "leads back to any exercise")
    } else if let next = state.next {
      lines.append(.blank)
      lines += offer("n", "goes on to ", StyledText(next.title, style: .heading))
      lines += offerOfSolution + offerOfMap
    }
    return lines
  }

  private var offerOfSolution: [StyledLine] { offer("s", "shows another way to do this one") }

  private var offerOfMap: [StyledLine] {
    offer("m", "draws your architecture, with the start beside it")
  }

  private func offer(_ key: String, _ words: String, _ more: StyledText...) -> [StyledLine] {
    StyledLine([StyledText(key, style: .key), StyledText("  \(words)")] + more)
      .wrapped(to: width, hangingIndent: 3)
  }

  // MARK: - What to do

  private var heading: [StyledLine] {
    let count = state.exercise.lastStepNumber
    return [
      .text("Step \(step.number) of \(count): \(step.title)", .heading), .blank,
    ] + files
  }

  private var files: [StyledLine] {
    let edit = state.exercise.filesToEdit(among: state.attempt?.sources.map(\.path))
    let read = state.exercise.filesToRead
    return files(edit, "Edit", most: Self.mostFiles)
      + files(read, "Read", most: max(2, Self.mostFiles - edit.count))
  }

  /// Where lines are short, the folder is named once for all.
  private func files(_ paths: [String], _ verb: String, most: Int) -> [StyledLine] {
    guard !paths.isEmpty else { return [] }
    let isNarrow = width < 56
    var lines: [StyledLine] =
      isNarrow ? [.text("\(verb) in \(state.shownFolder)", .secondary)] : []
    for (index, path) in paths.prefix(most).enumerated() {
      let lead = isNarrow ? "  " : index == 0 || isSpoken ? "\(verb)  " : "      "
      let name = isNarrow ? path : "\(state.shownFolder)/\(path)"
      let link = state.folder.appending(path: path).absoluteString
      lines.append(
        StyledLine([
          StyledText(lead, style: .secondary), StyledText(name, style: .code, link: link),
        ]))
    }
    if paths.count > most {
      lines.append(.text("\(isNarrow ? "  " : "      ")and \(paths.count - most) more", .secondary))
    }
    return lines
  }

  private static let mostFiles = 6
  /// Of a step that has passed, as many of its checks are said again.
  private static let mostPromises = 3

  private var task: [StyledLine] {
    let prose = LessonView(width: width)
    var lines: [StyledLine] = state.hasTried ? [.text("What to do", .secondary), .blank] : []
    if state.saved.passedSteps.isEmpty, !state.exercise.introduction.isEmpty {
      lines += prose.lines(of: Array(state.exercise.introduction.utf8)) + [.blank]
    }
    return lines + prose.lines(of: Array(step.text.utf8))
  }

  static let hintTitle = "Hint"

  var hints: [StyledLine] {
    let prose = LessonView(width: width)
    var lines: [StyledLine] = []
    func add(_ title: String, _ text: String) {
      if !lines.isEmpty { lines.append(.blank) }
      lines += [.text(title, .caution)] + prose.lines(of: Array(text.utf8))
    }
    if let hint = state.hints.check.flatMap(state.exercise.hint(forCheck:)) {
      add("\(Self.hintTitle) for: \(hint.check.says)", hint.text)
    }
    for (index, hint) in step.hints.prefix(state.hints.rungs).enumerated() {
      add("\(Self.hintTitle) \(index + 1) of \(step.hints.count)", hint)
    }
    return lines
  }

  private var results: [StyledLine] {
    ResultLines(state: state, width: width, isSpoken: isSpoken).lines
  }

  // MARK: - Links

  /// A file's name that can be clicked.
  private func linked(_ line: StyledLine) -> StyledLine {
    guard line.spans.contains(where: { path(in: $0) != nil }) else { return line }
    return StyledLine(
      line.spans.map { span in
        guard let path = path(in: span) else { return span }
        let file = state.folder.appending(path: path)
        return StyledText(span.text, style: span.style, link: file.absoluteString)
      })
  }

  /// The file that a place is in, with its folder or, where lines are short, without.
  private func path(in span: StyledText) -> String? {
    guard span.style == .code, span.link == nil else { return nil }
    let start = "\(state.shownFolder)/"
    let isWhole = span.text.hasPrefix(start)
    let path = String(span.text.dropFirst(isWhole ? start.count : 0).prefix { $0 != ":" })
    let isKnown = state.attempt?.sources.contains { $0.path == path } == true
    return isWhole || isKnown && span.text.contains(":") ? path : nil
  }
}
