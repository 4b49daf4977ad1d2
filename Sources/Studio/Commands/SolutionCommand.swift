import Curriculum
import FoundationEssentials
import Terminal

/// `atelier solution`: the reference solution beside the learner's own, once that passes.
struct SolutionCommand {
  let place: Place
  let exercise: String?
  let spoil: Bool

  func run() throws -> Bool {
    let (_, workspace, exercise) = try place.open(exercise)
    if exercise.solution.isEmpty { throw Failure.noSolutions }
    let isDone = try place.savedProgress()[exercise.id].completed != nil
    guard spoil || isDone else { throw Failure.solutionClosed(exercise.id) }
    var lines = [
      StyledLine("One good solution of \(harmless(exercise.title))", style: .heading),
      StyledLine(
        "Yours may differ and be as good: what counts is who knows whom.", style: .secondary),
    ]
    let kept = exercise.solution.filter(exercise.stub.contains)
    for file in exercise.solution where !kept.contains(file) {
      lines += [StyledLine(""), StyledLine(harmless(file.path), style: .heading)]
      lines += SwiftLines(file.bytes).lines.map { StyledLine([StyledText("  ")] + $0.spans) }
    }
    if !kept.isEmpty {
      let names = kept.map { harmless($0.path) }.joined(separator: ", ")
      lines += StyledLine("As they were given: \(names).").wrapped(to: place.console.width)
    }
    let folder = workspace.folder(of: exercise.id).path
    lines.append(StyledLine("Your own files are in \(harmless(folder)).", style: .secondary))
    try place.console.print(source: lines)
    return true
  }
}
