import Curriculum
import Terminal

/// `atelier reset`: back to the starting code, with the learner's files kept in a snapshot.
struct ResetCommand {
  let place: Place
  let exercise: String?
  let force: Bool

  func run() throws -> Bool {
    let (_, workspace, exercise) = try place.open(exercise)
    let id = exercise.id
    guard try force || isConfirmed(id) else {
      try place.console.print([StyledLine("Nothing was changed.")])
      return true
    }
    let snapshot = try workspace.reset(exercise, date: place.world.now())
    let update = try Progress.update(in: workspace.root) { progress in
      progress[id].startOver()
    }
    for notice in update.notices { place.console.remark(notice.description) }
    try place.console.print([
      StyledLine("\(id) is back at its start. Your files are kept in snapshot \(snapshot.number)."),
      StyledLine("`atelier undo` brings them back.", style: .secondary),
    ])
    return true
  }

  private func isConfirmed(_ id: ExerciseID) throws -> Bool {
    guard place.world.inputIsTerminal else { throw Failure.resetNeedsConsent(id) }
    try place.console.print(raw: "Reset \(id)? Your files are kept in a snapshot. [y/N] ")
    let answer = String(decoding: place.world.readLine(), as: UTF8.self).lowercased()
    return answer.hasPrefix("y")
  }
}

/// `atelier undo`: takes back the last reset.
struct UndoCommand {
  let place: Place
  let exercise: String?

  func run() throws -> Bool {
    let course = try place.course()
    let id = try exercise.map { try place.id($0, in: course) }
    let workspace = try place.workspace(for: course)
    guard let snapshot = try workspace.undo(id, date: place.world.now()) else {
      let what = id.map { "\($0) was not reset, so there" } ?? "Nothing was reset, so there"
      try place.console.print([StyledLine("\(what) is nothing to bring back.")])
      return true
    }
    try place.console.print([
      StyledLine(
        "\(snapshot.exercise) is as it was before the reset (snapshot \(snapshot.number))."),
      StyledLine(
        "What was there until now is kept as a snapshot too. Next: `atelier check`.",
        style: .secondary),
    ])
    return true
  }
}
