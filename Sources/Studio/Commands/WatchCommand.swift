import Curriculum
import FoundationEssentials
import Terminal

/// `atelier watch`, and `atelier` at a terminal: the studio, which checks on every save.
struct WatchCommand {
  let place: Place
  let isPlain: Bool
  /// Whether an exercise that was taken up again is opened, too.
  let staysWithDone: Bool

  func run() throws -> Bool {
    let world = place.world
    guard world.inputIsTerminal, world.outputIsTerminal else {
      throw UsageError(
        "Watching needs a terminal. Use 'atelier check' to check once.", verb: .watch)
    }
    let course = try place.course()
    let existing = place.existingWorkspace()
    let workspace = existing ?? Workspace(root: place.defaultFolder().standardizedFileURL)
    let progress = try place.savedProgress()
    let id =
      try staysWithDone
      ? place.id(nil, in: course, progress: progress)
      : StartCommand.exerciseInHand(of: course, progress)
    let exercise = try place.exercise(id, of: course)
    let folder = workspace.folder(of: exercise.id)
    var state = StudioState(
      course: course, progress: progress, exercise: exercise, folder: folder,
      workspace: workspace.root, shownFolder: place.shown(folder))
    state.isNewcomer = existing == nil
    let mailbox = try Mailbox()
    let desk = StudioDesk(place: place, course: course, exercise: exercise, mailbox: mailbox)
    let isPlain = isPlain || world.environment["TERM"] == "dumb"
    place.startJanitor()
    let session = try TerminalSession(isFullScreen: !isPlain)
    defer {
      session.release()
      desk.close()
    }
    var loop = StudioLoop(
      state: state, session: session, desk: desk, mailbox: mailbox,
      world: world, display: display(isPlain: isPlain))
    try loop.run()
    session.release()
    if existing == nil {
      place.console.remark(
        "Your files are in \(workspace.root.path). The same command goes on where you left off.")
    }
    return true
  }

  private func display(isPlain: Bool) -> StudioDisplay {
    let environment = place.world.environment
    let level = colorLevel(
      environment: environment, isTerminal: true, flag: place.console.options.color)
    let isUnicode = speaksUTF8(environment: environment)
    return isPlain
      ? .plain(PlainStudio(level: level, isUnicode: isUnicode))
      : .screen(Screen(level: level, isUnicode: isUnicode))
  }
}
