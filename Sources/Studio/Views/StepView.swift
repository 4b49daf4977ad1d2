import Curriculum
import Terminal

/// What an exercise asks for next: the step in hand, the files to edit, and what to type then.
struct StepView {
  let exercise: Exercise
  let progress: ExerciseProgress
  /// The exercise's folder as it is shown before file names.
  let folder: String
  let width: Int

  var lines: [StyledLine] {
    let step = exercise.stepInHand(progress)
    let prose = LessonView(width: width)
    var lines = [
      StyledLine([
        StyledText(harmless(exercise.title), style: .heading),
        StyledText("  \(harmless(exercise.id.description))", style: .secondary),
      ])
    ]
    if let minutes = exercise.minutes {
      lines.append(.text("About \(minutes) minutes, \(exercise.steps.count) steps.", .secondary))
    }
    if progress.passedSteps.isEmpty, !exercise.introduction.isEmpty {
      lines += [.blank] + prose.lines(of: Array(exercise.introduction.utf8))
    }
    lines += [
      .blank,
      .text("Step \(step.number) of \(exercise.steps.count): \(step.title)", .heading), .blank,
    ]
    lines += prose.lines(of: Array(step.text.utf8))
    lines += [.blank, .text("Edit:", .heading)]
    lines += exercise.stub.map {
      .text("  \(folder)/\($0.path)", .code)
    }
    lines += [
      .blank,
      .text(
        "Then: `atelier check`. Stuck: `atelier hint`. To read first: `atelier lesson`.",
        .secondary),
    ]
    return lines
  }
}
