import Curriculum
import Terminal

/// `atelier hint`: one more rung of the ladder at each call, or the hint for one check.
struct HintCommand {
  let place: Place
  let exercise: String?
  let check: String?
  let all: Bool

  func run() throws -> Bool {
    let (_, workspace, exercise) = try place.open(exercise)
    let id = exercise.id
    if let check {
      try show(bound: check, of: exercise)
      return true
    }
    let saved = try Progress.update(in: workspace.root) { progress in
      let step = exercise.stepInHand(progress[id])
      let before = progress[id].hintsShown[step.number] ?? 0
      let shown = all ? step.hints.count : min(before + 1, step.hints.count)
      progress[id].hintsShown[step.number] = shown
      return (step, shown)
    }
    let (step, shown) = saved.result
    try place.console.print(lines(for: step, shown: shown))
    return true
  }

  private func lines(for step: Step, shown: Int) -> [StyledLine] {
    let view = LessonView(width: place.console.width)
    var lines = [StyledLine("Step \(step.number): \(harmless(step.title))", style: .heading)]
    for (index, hint) in step.hints.prefix(shown).enumerated() {
      lines += [
        StyledLine(""),
        StyledLine("Hint \(index + 1) of \(step.hints.count)", style: .secondary),
      ]
      lines += view.lines(of: Array(hint.utf8))
    }
    let left = step.hints.count - shown
    lines += [
      StyledLine(""),
      StyledLine(
        left > 0
          ? "`atelier hint` shows the next one." : "That was the last hint of this step.",
        style: .secondary),
    ]
    return lines
  }

  private func show(bound name: String, of exercise: Exercise) throws {
    let checks = exercise.steps.flatMap(\.checks)
    guard let check = checks.first(where: { $0.isCalled(name) || $0.method == name }) else {
      throw Failure.unknownCheck(
        name, known: checks.map(\.id).filter { exercise.hint(forCheck: $0) != nil })
    }
    guard let hint = exercise.hint(forCheck: check.id)?.text else {
      throw Failure.noHint(check: check.id)
    }
    try place.console.print(
      [StyledLine(harmless(check.says), style: .heading), StyledLine("")]
        + LessonView(width: place.console.width).lines(of: Array(hint.utf8)))
  }
}

extension Exercise {
  /// More than their count where steps of a student edition are joined.
  var lastStepNumber: Int { steps.last?.number ?? 1 }

  /// The furthest step that was come to, or the first that has not passed if that one has; else the last.
  func stepInHand(_ progress: ExerciseProgress) -> Step {
    let open = steps.filter { !progress.passedSteps.contains($0.number) }
    return open.first { $0.number == progress.furthestStep } ?? open.first ?? steps.last
      ?? Step(number: 1, title: title)
  }

  /// The check and the hint that is bound to it, if it has one of its own.
  func hint(forCheck id: String) -> (check: Check, text: String)? {
    for step in steps {
      if let check = step.checks.first(where: { $0.id == id }) {
        return step.hintsByCheck[check.method].map { (check, $0) }
      }
    }
    return nil
  }
}
