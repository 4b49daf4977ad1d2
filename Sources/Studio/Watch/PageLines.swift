import Curriculum
import Grading
import Terminal

/// The lines of the page in hand: prose fitted to a width, pictures to all the room that there is.
struct PageLines {
  private(set) var lines: [StyledLine] = []
  private(set) var selectedRow: Int?

  init(state: StudioState, width: Int, room: Int) {
    switch state.page {
    case .step: lines = StepPage(state: state, width: width).lines
    case .help: lines = help(width)
    case .output: lines = OutputPage(attempt: state.attempt).lines
    case .outline(let selection):
      let outline = OutlinePage(state: state, selection: selection, width: width)
      lines = outline.lines
      selectedRow = outline.selectedRow
      return
    case .text(let text):
      switch text.content {
      case .markdown(let bytes):
        lines = Self.lines(of: bytes, below: text.title, width: width)
      case .code(let code):
        // What is broken off stands further in than what it belongs to.
        lines = code.flatMap { $0.wrapped(to: width, hangingIndent: $0.indent + 2) }
        return
      case .map(let map):
        // A picture that is broken is none.
        lines = map.lines(width: room).map { $0.cut(to: room) }
        return
      }
    }
    lines = lines.flatMap { $0.wrapped(to: width, hangingIndent: $0.indent) }
  }

  /// The head of the screen says the title already.
  private static func lines(of markdown: [UInt8], below title: String, width: Int) -> [StyledLine] {
    let lines = LessonView(width: width).lines(of: markdown)
    guard lines.first?.text == harmless(title) else { return lines }
    let rest = lines.dropFirst().drop { $0.text.isEmpty || $0.text.allSatisfy { $0 == "━" } }
    return Array(rest)
  }

  private func help(_ width: Int) -> [StyledLine] {
    let keys = StudioKey.allCases.map { (String($0.rawValue), $0.explanation) }
    let others = [
      (
        "Arrows",
        "Scroll by a line, as j and k do; PgUp and PgDn or Space by a page, Home and End to the "
          + "ends."
      ),
      ("Enter", "In the list, take up the exercise that is marked."),
      ("Escape", "Leave a page; on the first page, give up the check under way."),
      ("Ctrl-L", "Draw the screen anew. Ctrl-C leaves at once, Ctrl-Z stops for a while."),
    ]
    let rows = (keys + others).flatMap { name, words in
      StyledLine([
        StyledText("  \(name.padded(to: 6))  ", style: .key), StyledText(words),
      ]).wrapped(to: width, hangingIndent: 10)
    }
    return rows + [
      .blank,
      .text(
        "Save a file in your editor and it is checked by itself. No key has to be followed by Enter."
      ),
    ]
  }
}

/// The course with a selection to move.
struct OutlinePage {
  let state: StudioState
  let selection: Int
  let width: Int

  var lines: [StyledLine] { rows.map(\.line) }

  var selectedRow: Int? { rows.firstIndex { $0.index == selection } }

  private var rows: [(line: StyledLine, index: Int?)] {
    var rows: [(line: StyledLine, index: Int?)] = []
    var index = 0
    for lesson in state.course.lessons {
      if !rows.isEmpty { rows.append((.blank, nil)) }
      rows.append((.text(lesson.title, .heading), nil))
      for entry in lesson.exercises {
        rows.append((line(entry, isSelected: index == selection), index))
        index += 1
      }
    }
    return rows.flatMap { line, index in
      line.wrapped(to: width, hangingIndent: index == nil ? 2 : 4).enumerated()
        .map { ($0.element, $0.offset == 0 ? index : nil) }
    }
  }

  private func line(_ entry: ExerciseEntry, isSelected: Bool) -> StyledLine {
    let saved = state.progress[entry.id]
    let isDone = saved.completed != nil
    let steps = saved.passedSteps.count
    var note = ""
    if entry.id == state.exercise.id { note = "  in hand" }
    if !isDone, steps > 0 { note += "  \(steps) \(steps == 1 ? "step" : "steps") done" }
    return StyledLine([
      StyledText(isSelected ? "› " : "  ", style: .key),
      StyledText(isDone ? "✓ " : "· ", style: isDone ? .success : .secondary),
      StyledText(entry.title, style: isSelected ? .selected : .plain),
      StyledText(note, style: .secondary),
    ])
  }
}

/// Everything that the learner's code printed, check by check.
struct OutputPage {
  let attempt: StudioState.Attempt?

  var lines: [StyledLine] {
    guard let grade = attempt?.grade else {
      return [.text("Nothing has run yet.", .secondary)]
    }
    let printed = grade.steps.flatMap(\.checks).filter { $0.output?.isEmpty == false }
    guard !printed.isEmpty else {
      let isBroken = grade.status != .passed && grade.status != .failed
      return [
        .text(
          isBroken
            ? "The code does not run yet, so it printed nothing."
            : "Your code printed nothing. `print(…)` in it shows up here, beside its check.",
          .secondary)
      ]
    }
    return printed.flatMap { check -> [StyledLine] in
      let mark = Mark(check.status)
      let heading = StyledLine([
        StyledText("\(mark.sign) ", style: mark.style), StyledText(check.says, style: .heading),
      ])
      return [heading] + PrintedLines(check, most: .max).lines + [.blank]
    }
  }
}

extension Style {
  static let selected = Style(isBold: true, isUnderlined: true)
}
