import Curriculum
import Terminal

/// `atelier diff`: what the learner changed since the start.
struct DiffCommand {
  let place: Place
  let exercise: String?

  func run() throws -> Bool {
    let (_, workspace, exercise) = try place.open(exercise)
    let id = exercise.id
    let own = try SourceFolder.read(workspace.folder(of: id))
    let lines = DiffView(from: exercise.stub, to: own.files).lines
    if lines.isEmpty {
      try place.console.print([.text("You have not changed \(id) since its start.")])
    } else {
      try place.console.print(source: lines)
    }
    return true
  }
}
