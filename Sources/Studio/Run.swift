import Curriculum
import Grading
import Sandbox
import Terminal

/// The version that `--version` and every report say.
package let toolVersion = "0.1.0"

/// Carries out what a program was started with, its own name first.
package func run(program words: [String], world: World) -> Int32 {
  guard !words.isEmpty else {
    // Linux tells them there, and nowhere else.
    let error = "Error: /proc is missing, and with it what is asked for. Mount it and try again.\n"
    world.writeError(Array(error.utf8))
    return 2
  }
  return run(Array(words.dropFirst()), world: world)
}

/// Carries out one command line and returns the exit code; the one place that catches and prints errors.
///
/// 0: passed. 1: not passed. 2: the work could not be done. 64: the command line was not understood.
package func run(_ arguments: [String], world: World) -> Int32 {
  let invocation: Invocation
  do {
    invocation = try parse(arguments)
  } catch {
    return refuse(error, in: world)
  }
  let console = Console(world: world, options: invocation.options)
  do {
    return try perform(invocation.command, in: Place(console: console)) ? 0 : 1
  } catch let error as UsageError {
    return refuse(error, in: world)
  } catch let end as EndedBySignal {
    return end.exitCode
  } catch let error as DescriptorError {
    console.fail("The output could not be written: \(error).")
  } catch let failure as FileFailure {
    console.fail(
      failure.isOfRightOrRoom
        ? "\(failure) Look for the right to write there, and for room on the disk." : "\(failure)")
  } catch {
    console.fail("\(error)")
  }
  return 2
}

private func refuse(_ error: UsageError, in world: World) -> Int32 {
  let width = terminalWidth(environment: world.environment, descriptor: 2)
  let text = error.text(width: helpWidth(environment: world.environment, terminalWidth: width))
  world.writeError(Array(text.utf8))
  return UsageError.exitCode
}

/// True if everything that was asked about passed.
private func perform(_ command: Command, in place: Place) throws -> Bool {
  let console = place.console
  switch command {
  case .resume(let isPlain): return try ResumeCommand(place: place, isPlain: isPlain).run()
  case .watch(let isPlain):
    return try WatchCommand(place: place, isPlain: isPlain, staysWithDone: true).run()
  case .initialize(let folder): return try InitializeCommand(place: place, folder: folder).run()
  case .list(let format): return try ListCommand(place: place, format: format).run()
  case .lesson(let name): return try LessonCommand(place: place, name: name).run()
  case .start(let exercise): return try StartCommand(place: place, exercise: exercise).run()
  case .check(let exercise, let json):
    return try CheckCommand(place: place, exercise: exercise, json: json).run()
  case .hint(let exercise, let check, let all):
    return try HintCommand(place: place, exercise: exercise, check: check, all: all).run()
  case .explain(let id): return try ExplainCommand(place: place, id: id).run()
  case .diff(let exercise): return try DiffCommand(place: place, exercise: exercise).run()
  case .solution(let exercise, let spoil):
    return try SolutionCommand(place: place, exercise: exercise, spoil: spoil).run()
  case .reset(let exercise, let force):
    return try ResetCommand(place: place, exercise: exercise, force: force).run()
  case .undo(let exercise): return try UndoCommand(place: place, exercise: exercise).run()
  case .map(let request): return try MapCommand(place: place, request: request).run()
  case .progress(let json): return try ProgressCommand(place: place, json: json).run()
  case .grade(let request): return try GradeCommand(place: place, request: request).run()
  case .merge(let request): return try MergeCommand(place: place, request: request).run()
  case .new(let request): return try NewCommand(place: place, request: request).run()
  case .verify(let request): return try VerifyCommand(place: place, request: request).run()
  case .release(let folder): return try ReleaseCommand(place: place, folder: folder).run()
  case .doctor(let json): return try DoctorCommand(place: place, json: json).run()
  case .markdown(let file, let form):
    return try MarkdownCommand(place: place, file: file, form: form).run()
  case .sweep:
    let cache = try CacheFolder.find(environment: place.world.environment)
    Janitor.cleanUp { cache.sweep(after: $0) }
  case .help(let verb):
    let width = terminalWidth(environment: place.world.environment, descriptor: 1)
    try console.print(
      raw: helpText(
        for: verb, width: helpWidth(environment: place.world.environment, terminalWidth: width)))
  case .version: try console.print(raw: "\(toolVersion)\n")
  case .manual: try console.print(raw: manualPage())
  case .completionScript(let shell): try console.print(raw: completionScript(for: shell))
  }
  return true
}
