import Curriculum
import FoundationEssentials
import Terminal

/// What an exercise asks for next: the step in hand, the files to edit, and what to type then.
struct StepView {
  let exercise: Exercise
  let progress: ExerciseProgress
  /// The exercise's folder as it is shown before file names.
  let folder: String
  /// Where that is, for links.
  var location: URL?
  /// The Swift files in it now; nil where there is no folder.
  var present: [String]?
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
      .text("Step \(step.number) of \(exercise.lastStepNumber): \(step.title)", .heading), .blank,
    ]
    lines += prose.lines(of: Array(step.text.utf8))
    let all = exercise.steps.count > 1 ? ", over all steps" : ""
    lines += files(exercise.filesToEdit(among: present), "Edit\(all):")
    lines += files(exercise.filesToRead, "Read:")
    lines += [
      .blank,
      .text(
        "Then: `atelier check`. Stuck: `atelier hint`. To read first: `atelier lesson`.",
        .secondary),
    ]
    return lines
  }

  private func files(_ paths: [String], _ heading: String) -> [StyledLine] {
    guard !paths.isEmpty else { return [] }
    return [.blank, .text(heading, .heading)]
      + paths.map { path in
        let link = location?.appending(path: path).absoluteString
        return StyledLine([
          StyledText("  "), StyledText("\(folder)/\(path)", style: .code, link: link),
        ])
      }
  }
}

extension Exercise {
  /// The files that a solution changes; all of them where no solution says which.
  var filesToEdit: [String] {
    let changed = stub.filter { !solution.contains($0) }.map(\.path)
    return changed.isEmpty ? stub.map(\.path) : changed
  }

  /// The same with files that the learner has made, and without those that are gone, where it is known which
  /// files there are.
  func filesToEdit(among present: [String]?) -> [String] {
    guard let present else { return filesToEdit }
    let given = Set(stub.map(\.path))
    return filesToEdit.filter(present.contains) + present.filter { !given.contains($0) }
  }

  /// The files that are there to be used and stay as they are.
  var filesToRead: [String] {
    let edited = Set(filesToEdit)
    return stub.map(\.path).filter { !edited.contains($0) }
  }
}
