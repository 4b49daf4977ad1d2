import Curriculum
import Grading
import Terminal

extension StudioState {
  /// What a key does depends on whether something is asked or typed, and on the page.
  mutating func press(_ key: Key) -> [StudioEffect] {
    if key == .control("l") { return [.redraw] }
    if key == .control("c") { return [.quit] }
    if asksForReset { return answerReset(key) }
    message = nil
    if search?.isTyping == true {
      type(key)
      return []
    }
    if scrolls(key) { return [] }
    if search != nil, goOnSearching(key) { return [] }
    switch key {
    case .escape: return back()
    case .enter: return enter()
    case .character(let character):
      guard let key = StudioKey(pressed: character) else { return [] }
      return perform(key)
    default: return []
    }
  }

  /// Keys for which there have to be a workspace and kits.
  private static let needy: Set<StudioKey> = [.check, .run, .diff, .map, .reset, .undo]

  private mutating func perform(_ key: StudioKey) -> [StudioEffect] {
    if Self.needy.contains(key), mustWait(canRetry: key == .check || key == .run) { return [] }
    switch key {
    case .quit:
      if page == .step { return [.quit] }
      open(.step)
    case .help: open(page == .help ? .step : .help)
    case .find: search = Search()
    case .list:
      if case .outline = page { open(.step) } else { openOutline() }
    case .next: return goOn()
    case .hint: return showHint()
    case .why:
      if let explanation {
        open(
          .text(
            TextPage(title: explanation.title, content: .markdown(Array(explanation.text.utf8)))))
      } else {
        message = "There is no error of the compiler to explain."
      }
    case .solution: showSolution()
    case .lesson: return lesson.map { [.readLesson($0)] } ?? []
    case .check: return checkAll()
    case .run:
      awaitsOutput = true
      return startGrading()
    case .edit: return fileToEdit.map { [.edit(file: $0)] } ?? []
    case .diff: return [.compareWithStart]
    case .map:
      message = "Drawing the map…"
      return [.drawMap]
    case .reset: asksForReset = true
    case .undo: return [.undo]
    }
    return []
  }

  /// True, and said, where there is nothing yet to do something with.
  private mutating func mustWait(canRetry: Bool = false) -> Bool {
    if isPreparing {
      message = "That works as soon as the kits are built."
      return true
    }
    guard !isReady, !canRetry else { return false }
    message = "That needs what is missing, see above. `r` tries again."
    return true
  }

  private mutating func checkAll() -> [StudioEffect] {
    guard isReady else { return startGrading() }
    run += 1
    activity = .checkingAll(done: 0, total: course.exercises.count)
    return [.gradeAll(run: run)]
  }

  private mutating func goOn() -> [StudioEffect] {
    if let next, isDone { return [.open(next.id)] }
    message =
      next == nil && isDone
      ? "That was the last exercise. `l` lists them all."
      : "This exercise is not done yet. `l` lists the others."
    return []
  }

  private mutating func showSolution() {
    guard isDone else {
      message = "The solution opens once all checks pass. `h` gives a hint."
      return
    }
    var lines: [StyledLine] = [
      .text("Yours may differ and be as good: what counts is who knows whom.", .secondary)
    ]
    if exercise.solution.isEmpty {
      message = "This edition of the course has no solutions."
      return
    }
    for file in exercise.solution {
      lines += [.blank, .text(file.path, .heading)]
      var code = SwiftLines(file.bytes).lines
      if code.last?.text.isEmpty == true { code.removeLast() }
      lines += code.map { StyledLine([StyledText("  ")] + $0.spans) }
    }
    open(.text(TextPage(title: "One good solution", content: .code(lines))))
  }

  /// The hint for what fails first, then the ladder of the step.
  private mutating func showHint() -> [StudioEffect] {
    let step = stepInHand
    if page != .step { open(.step) }
    defer { scrollToHint() }
    if let failure = firstFailure, hints.check != failure.id,
      exercise.hint(forCheck: failure.id) != nil
    {
      hints.check = failure.id
      return []
    }
    guard hints.rungs < step.hints.count else {
      message =
        step.hints.isEmpty
        ? "There is no hint for this step." : "That was the last hint of this step."
      return []
    }
    hints.rungs += 1
    return isReady ? [.rememberHints(step: step.number, rungs: hints.rungs)] : []
  }

  /// Esc gives up what is under way first, and then leaves the page.
  private mutating func back() -> [StudioEffect] {
    if page != .step {
      open(.step)
      return []
    }
    guard isGrading else { return [] }
    run += 1
    activity = .waiting
    awaitsOutput = false
    let old = attempt == nil ? "" : " What you see is of the check before."
    message = "Stopped.\(old) `r` checks again."
    return [.stopGrading]
  }

  private mutating func enter() -> [StudioEffect] {
    guard case .outline(let selection) = page else { return [] }
    let entries = course.exercises
    guard entries.indices.contains(selection) else { return [] }
    if entries[selection].id == exercise.id {
      open(.step)
      return []
    }
    return mustWait() ? [] : [.open(entries[selection].id)]
  }

  private mutating func answerReset(_ key: Key) -> [StudioEffect] {
    asksForReset = false
    guard [.character("y"), .character("Y"), .character("н")].contains(key) else {
      message = "Nothing was changed."
      return []
    }
    return [.reset]
  }

  mutating func openOutline() {
    open(.outline(selection: course.exercises.firstIndex { $0.id == exercise.id } ?? 0))
    showSelection()
  }
}
