import Curriculum
import Terminal

/// The studio as lines, exactly as many as the terminal has rows: a head, a page that scrolls, and the keys.
struct StudioView {
  let state: StudioState
  /// All lines of the page, of which as many are shown as there is room for.
  let body: [StyledLine]
  /// The row of the page that is selected.
  let selectedRow: Int?

  private let columns: Int
  private let margin: Int

  init(_ state: StudioState) {
    self.state = state
    columns = max(1, state.size.columns)
    margin = columns >= 60 ? 2 : columns >= 10 ? 1 : 0
    let width = max(1, min(columns - 2 * margin, LessonView.widestProse))
    let page = PageLines(state: state, width: width, room: max(1, columns - 2 * margin))
    let indent = StyledText(String(repeating: " ", count: margin))
    body = page.lines.map { StyledLine([indent] + $0.spans) }
    selectedRow = page.selectedRow
  }

  var lines: [StyledLine] {
    let shown = body.dropFirst(offset).prefix(room).map { line in
      state.search.map { line.highlighting($0.words, with: .found) } ?? line
    }
    let blank = Array(repeating: StyledLine.blank, count: max(0, room - shown.count))
    return Array((head + shown + blank + foot).prefix(state.size.rows))
  }

  /// The rows that the page has.
  var room: Int { max(1, state.size.rows - head.count - (isLow ? 0 : 1) - lastLines.count) }

  private var offset: Int { min(state.scroll, max(0, body.count - room)) }

  /// On a screen of a few rows, the page is what matters.
  private var isLow: Bool { state.size.rows < 12 }

  // MARK: - Head

  private var head: [StyledLine] {
    let status = StatusLine(state)
    let title = joined(
      [StyledText(title, style: .heading)],
      [StyledText(columns >= 60 ? status.sentence : status.word, style: status.style)])
    guard !isLow else { return [title] }
    let where_ = StyledText(position, style: .secondary)
    return [title, joined([where_], progress), rule()]
  }

  private var title: String {
    switch state.page {
    case .step: state.exercise.title
    case .help: "Keys"
    case .output: "What your code printed"
    case .outline: state.course.title
    case .text(let text): text.title
    }
  }

  private var position: String {
    let number = state.stepInHand.number
    let steps = state.exercise.steps.count
    let count = state.isDone && number == steps ? "done" : "step \(number) of \(steps)"
    guard columns >= 60, let lesson = state.lesson?.title else { return count }
    // The lesson's name gives way; which step it is does not.
    let step = " · \(count)"
    let room = columns - 2 * margin - StyledLine(progress).width - 1 - displayWidth(step)
    return StyledLine(lesson).cut(to: max(0, room)).text + step
  }

  private var progress: [StyledText] {
    let total = state.course.exercises.count
    let done = state.course.exercises.count { state.progress[$0.id].completed != nil }
    let cells = columns >= 60 ? 20 : 10
    let filled = total == 0 ? 0 : done * cells / total
    return [
      StyledText(String(repeating: "━", count: filled), style: .success),
      StyledText(String(repeating: "─", count: cells - filled), style: .secondary),
      StyledText(" \(done)/\(total)", style: .secondary),
    ]
  }

  /// Left and right on one line; what is on the left gives way.
  private func joined(_ left: [StyledText], _ right: [StyledText]) -> StyledLine {
    let right = StyledLine(right)
    let room = columns - 2 * margin - right.width
    let indent = StyledText(String(repeating: " ", count: margin))
    guard room > 1 else {
      return StyledLine([indent] + StyledLine(left).cut(to: columns - margin).spans)
    }
    let left = StyledLine(left).cut(to: room - 1)
    let gap = StyledText(String(repeating: " ", count: room - left.width))
    return StyledLine([indent] + left.spans + [gap] + right.spans)
  }

  private func rule(_ words: String = "") -> StyledLine {
    let line = String(repeating: "─", count: max(0, columns))
    guard !words.isEmpty, displayWidth(words) + 8 <= columns else {
      return StyledLine(line, style: .secondary)
    }
    let end = "\(words) ──"
    return StyledLine(
      "\(line.dropLast(displayWidth(end) + 1)) \(end)", style: .secondary)
  }

  // MARK: - Foot

  private var foot: [StyledLine] { (isLow ? [] : [rule(more)]) + lastLines }

  private var more: String {
    let below = body.count - offset - room
    if below > 0 { return "\(below) more \(below == 1 ? "line" : "lines") ↓" }
    return offset > 0 ? "↑ \(offset)" : ""
  }

  /// What is said or asked, in full: what to do next often stands at its end. Else the keys.
  private var lastLines: [StyledLine] {
    let indent = StyledText(String(repeating: " ", count: margin))
    guard let said else { return [StyledLine([indent] + keys.spans).cut(to: columns)] }
    let most = max(1, (state.size.rows - head.count) / 2)
    return said.wrapped(to: max(1, columns - 2 * margin)).prefix(most)
      .map { StyledLine([indent] + $0.spans).cut(to: columns) }
  }

  private var said: StyledLine? {
    let message = state.message.map { StyledText($0, style: .caution) }
    if let search = state.search, search.isTyping {
      let typed = [StyledText("/\(search.words)"), StyledText("▏", style: .caution)]
      return StyledLine(typed + (message.map { [StyledText("  "), $0] } ?? []))
    }
    guard state.asksForReset else { return message.map { StyledLine([$0]) } }
    return StyledLine([
      StyledText("Back to the start? ", style: .caution), StyledText("y/n", style: .heading),
      StyledText("  Your files are kept; u brings them back.", style: .caution),
    ])
  }

  /// As many keys as fit, and always those that show the others and the way out.
  private var keys: KeyLine {
    let room = columns - 2 * margin
    guard state.page != .step else {
      return KeyLine(state.keys, always: [.help, .quit], width: room)
    }
    var line = KeyLine([(.quit, "back"), (.find, StudioKey.find.name)])
    if case .outline = state.page { line.add("Enter", "take up") }
    return line
  }
}

/// Keys and what they do, in one line.
private struct KeyLine {
  private(set) var spans: [StyledText] = []

  init(_ keys: [(key: StudioKey, name: String)]) {
    for (key, name) in keys { add(String(key.rawValue), name) }
  }

  /// The last of the keys give way to those that are always there.
  init(_ keys: [StudioKey], always last: [StudioKey], width: Int) {
    func line(_ keys: [StudioKey]) -> KeyLine { KeyLine(keys.map { ($0, $0.name) }) }
    var keys = keys
    while !keys.isEmpty, StyledLine(line(keys + last).spans).width > width { keys.removeLast() }
    self = line(keys + last)
  }

  mutating func add(_ key: String, _ name: String) {
    if !spans.isEmpty { spans.append(StyledText("  ")) }
    spans += [StyledText(key, style: .key), StyledText(" \(name)", style: .secondary)]
  }
}

/// What is under way, in a word and in a sentence.
struct StatusLine {
  let word: String
  let sentence: String
  let style: Style

  init(_ state: StudioState) {
    switch (state.trouble, state.activity) {
    case (.failed?, _): (word, sentence, style) = ("in trouble", "something is wrong", .failure)
    case (.folderGone?, _), (.workspaceGone?, _):
      (word, sentence, style) = ("files gone", "your files are gone", .failure)
    case (nil, .preparing(let build)):
      (word, style) = ("preparing", .caution)
      sentence = build.map { "building \($0.name)" } ?? "preparing your workspace"
    case (nil, .waiting): (word, sentence, style) = ("waiting", "waiting for a save", .secondary)
    case (nil, .compiling): (word, sentence, style) = ("compiling", "compiling", .caution)
    case (nil, .running): (word, sentence, style) = ("running", "running the checks", .caution)
    case (nil, .checkingAll(let done, let total)):
      (word, style) = ("checking", .caution)
      sentence = "checking all, \(done) of \(total)"
    }
  }
}

extension Style {
  static let key = Style(foreground: .cyan, isBold: true)
  static let found = Style(foreground: .black, background: .yellow)
}
