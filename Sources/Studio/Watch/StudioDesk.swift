import Curriculum
import Dispatch
import FoundationEssentials
import Grading
import Sandbox
import Synchronization
import Terminal

/// Does what the studio wants done beside the loop, on threads of its own, and tells of it in events.
final class StudioDesk: Sendable {
  private let world: World
  private let options: SharedOptions
  private let course: Course
  private let mailbox: Mailbox
  private let state: Mutex<State>
  /// One thing after another, so that a reset and its undoing do not get in each other's way.
  private let queue = DispatchQueue(label: "atelier.studio")
  private let gradings = DispatchGroup()

  private struct State {
    var exercise: Exercise
    var workspace: Workspace?
    var grader: Grader?
    var cancellation: Cancellation?
  }

  init(place: Place, course: Course, exercise: Exercise, mailbox: Mailbox) {
    var world = place.world
    // What would be printed beside the screen is told on it.
    world.writeError = { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      mailbox.post(.said(text.split(separator: "\n").joined(separator: " ")))
    }
    world.errorsAreTerminal = false
    self.world = world
    var options = place.console.options
    options.color = .never
    options.verbosity = .normal
    self.options = options
    self.course = course
    self.mailbox = mailbox
    state = Mutex(State(exercise: exercise))
  }

  func perform(_ effect: StudioEffect) {
    switch effect {
    case .prepare: begin { try $0.prepare() }
    case .grade(let run): grade(run: run)
    case .gradeAll(let run): gradeAll(run: run)
    case .stopGrading: state.withLock { $0.cancellation }?.cancel()
    case .open(let id): begin { try $0.open(id) }
    case .rememberHints(let step, let rungs):
      begin { desk in
        let id = desk.exercise.id
        _ = try Progress.update(in: desk.workspace().root) { progress in
          progress[id].hintsShown[step] = max(rungs, progress[id].hintsShown[step] ?? 0)
        }
      }
    case .readLesson(let lesson):
      // Whoever waits for kits reads meanwhile.
      begin(on: .global()) { desk in
        let text = try desk.course.lessonText(lesson)
        desk.mailbox.post(.read(TextPage(title: lesson.title, content: .markdown(text))))
      }
    case .compareWithStart: begin { try $0.compareWithStart() }
    case .drawMap: begin { try $0.drawMap() }
    case .reset: begin { try $0.reset() }
    case .undo: begin { try $0.undo() }
    case .edit, .redraw, .quit: break
    }
  }

  /// Breaks off what is under way and waits until nothing of it is left.
  func close() {
    state.withLock { $0.cancellation }?.cancel()
    gradings.wait()
  }

  private var exercise: Exercise { state.withLock(\.exercise) }

  private func workspace() throws -> Workspace {
    guard let workspace = state.withLock(\.workspace) else { throw Failure.notReady }
    return workspace
  }

  private func begin(
    on queue: DispatchQueue? = nil, _ work: @escaping @Sendable (StudioDesk) throws -> Void
  ) {
    (queue ?? self.queue).async { [self] in
      keepStackForCrash()
      do {
        try work(self)
      } catch {
        mailbox.post(.failed("\(error)"))
      }
    }
  }

  /// Places are not shared between threads, and looking for one is quick.
  private func place(forAll: Bool = false) -> Place {
    let place = Place(console: Console(world: world, options: options))
    let exercise = exercise
    var builds = KitBuilds { [course, unowned place] in
      guard let library = try? place.kitLibrary() else { return [] }
      let others = forAll ? course.loadAll(for: .use).exercises : []
      return library.missing(
        of: library.names(for: [exercise]) + library.namesForWork(on: others))
    }
    place.tellOfBuild = { [mailbox] in
      if let build = builds.take($0) { mailbox.post(.building(build)) }
    }
    return place
  }

  private func prepare() throws {
    let isNew = self.place().existingWorkspace() == nil
    let place = place(forAll: !isNew)
    let workspace =
      try isNew
      ? place.layOut(course, in: place.defaultFolder()) : place.workspace(for: course)
    let library = try place.kitLibrary()
    let exercise = exercise
    _ = try library.kits(named: library.names(for: [exercise]), onBuild: place.tellOfBuild)
    let update = try Progress.update(in: workspace.root) { progress in
      progress.current = exercise.id
      return progress
    }
    state.withLock { state in
      state.workspace = workspace
      state.grader = Grader(kits: library)
    }
    mailbox.post(.ready(update.result))
    guard isNew else { return }
    // What other exercises need can be built while this one is worked on.
    begin(on: .global()) { desk in
      _ = try desk.place(forAll: true).workspace(for: desk.course)
      desk.mailbox.post(.allBuilt)
    }
  }

  private func open(_ id: ExerciseID) throws {
    let workspace = try workspace()
    let place = place()
    let exercise = try place.exercise(id, of: course)
    let update = try Progress.update(in: workspace.root) { progress in
      progress.current = id
      return progress
    }
    state.withLock { $0.exercise = exercise }
    let folder = workspace.folder(of: id)
    mailbox.post(
      .opened(
        exercise, update.result,
        StudioEvent.ExerciseFolder(folder: folder, shown: place.shown(folder))))
  }

  private func compareWithStart() throws {
    let exercise = exercise
    let own = try SourceFolder.read(workspace().folder(of: exercise.id))
    let lines = DiffView(from: exercise.stub, to: own.files).lines
    mailbox.post(
      .read(
        TextPage(
          title: "What you changed",
          content: .code(
            lines.isEmpty ? [.text("Nothing yet: all is as it was at the start.")] : lines))))
  }

  private func drawMap() throws {
    let exercise = exercise
    guard let grader = state.withLock(\.grader) else { throw Failure.notReady }
    let own = try SourceFolder.read(workspace().folder(of: exercise.id))
    let signs = MapSigns(environment: world.environment)
    let map = try StudioMap(of: exercise, files: own.files, grader: grader, signs: signs)
    guard let map else {
      mailbox.post(.said("A map is drawn of code that compiles. Mend this first."))
      return
    }
    mailbox.post(.read(TextPage(title: "Who knows whom", content: .map(map))))
  }

  private func reset() throws {
    let exercise = exercise
    let workspace = try workspace()
    let snapshot = try workspace.reset(exercise, date: world.now())
    let update = try Progress.update(in: workspace.root) { progress in
      progress[exercise.id].startOver()
      return progress
    }
    mailbox.post(
      .restored(
        update.result,
        said:
          "Back at the start. Your files are in snapshot \(snapshot.number); u brings them back."
      ))
  }

  private func undo() throws {
    let workspace = try workspace()
    guard let snapshot = try workspace.undo(exercise.id, date: world.now()) else {
      mailbox.post(.said("This exercise was not reset, so there is nothing to bring back."))
      return
    }
    let progress = try Progress.load(in: workspace.root).progress
    mailbox.post(
      .restored(
        progress,
        said: "Your files are as they were before the reset (snapshot \(snapshot.number))."
      ))
  }

  // MARK: - Grading

  /// What a grading goes on with, whatever is taken up meanwhile.
  private struct Turn {
    let exercise: Exercise
    let workspace: Workspace
    var grader: Grader
    let cancellation: Cancellation
  }

  /// Each grading has a thread of its own; one that nobody wants any more ends beside its successor.
  private func takeTurn(_ work: @escaping @Sendable (Turn) throws -> Void) {
    let cancellation = Cancellation()
    let state = state.withLock { state in
      state.cancellation?.cancel()
      state.cancellation = cancellation
      return state
    }
    guard var grader = state.grader, let workspace = state.workspace else { return }
    grader.cancellation = cancellation
    let turn = Turn(
      exercise: state.exercise, workspace: workspace, grader: grader, cancellation: cancellation)
    DispatchQueue(label: "atelier.grading").async(group: gradings) { [mailbox] in
      keepStackForCrash()
      do {
        try work(turn)
      } catch {
        mailbox.post(.notGraded("\(error)"))
      }
    }
  }

  private func grade(run: Int) {
    takeTurn { [self] turn in
      var grader = turn.grader
      grader.onPhase = { [mailbox] in mailbox.post(.phase(run: run, $0)) }
      let folder = turn.workspace.folder(of: turn.exercise.id)
      let source = Result { try SourceFolder.read(folder) }
      let grade = grader.grade(turn.exercise, source: source)
      guard !turn.cancellation.isCancelled else { return }
      let progress = try note(grade, during: turn)
      let attempt = StudioState.Attempt(grade: grade, sources: (try? source.get().files) ?? [])
      mailbox.post(.graded(run: run, attempt, progress))
    }
  }

  /// What has not been touched needs no compiler to be known.
  private func gradeAll(run: Int) {
    takeTurn { [self] turn in
      let place = place()
      let library = try place.kitLibrary()
      var progress = try Progress.load(in: turn.workspace.root).progress
      var passed = 0
      var lost: [String] = []
      for (index, entry) in course.exercises.enumerated() {
        // An exercise that is broken is left out of the workspace, too.
        if let exercise = try? place.exercise(entry.id, of: course),
          let own = try? SourceFolder.read(turn.workspace.folder(of: entry.id)),
          !own.files.isSame(as: exercise.stub)
        {
          _ = try library.kits(
            named: library.names(for: [exercise]), onBuild: place.tellOfBuild)
          let grade = turn.grader.grade(exercise, source: .success(own))
          guard !turn.cancellation.isCancelled else { return }
          progress = try note(grade, during: turn)
          if grade.status == .passed {
            passed += 1
          } else if progress[entry.id].completed != nil {
            lost.append(entry.title)
          }
        }
        guard !turn.cancellation.isCancelled else { return }
        mailbox.post(.checked(run: run, done: index + 1, progress))
      }
      mailbox.post(.checkedAll(run: run, passed: passed, lost: lost))
    }
  }

  private func note(_ grade: Grade, during turn: Turn) throws -> Progress {
    let now = world.now()
    return try Progress.update(in: turn.workspace.root) { progress in
      progress.note(grade, at: now)
      progress.current = turn.exercise.id
      return progress
    }.result
  }
}

extension [SourceFile] {
  fileprivate func isSame(as other: [SourceFile]) -> Bool {
    sorted { $0.path < $1.path } == other.sorted { $0.path < $1.path }
  }
}
