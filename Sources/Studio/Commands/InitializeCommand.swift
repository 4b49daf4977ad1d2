import Curriculum
import FoundationEssentials
import Terminal

/// `atelier init`: makes the folder that a learner works in.
struct InitializeCommand {
  let place: Place
  let folder: String?

  func run() throws -> Bool {
    let course = try place.course()
    let target = folder.map(place.url) ?? place.defaultFolder()
    let workspace = try place.bring(course, to: target)
    let count = course.exercises.count
    try place.console.print([
      StyledLine("Your workspace is ready in \(harmless(workspace.root.path))."),
      StyledLine(
        "It holds \(count) exercise\(count == 1 ? "" : "s"); open the folder in your editor."),
      StyledLine(""),
      StyledLine("Next: `cd` there and run `atelier start`."),
    ])
    return true
  }
}
