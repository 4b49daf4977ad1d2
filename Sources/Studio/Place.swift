import Curriculum
import FoundationEssentials
import Grading
import Sandbox

/// Where a command works: the course, the learner's workspace, and the grader between them.
final class Place {
  let console: Console
  var world: World { console.world }
  /// Told of kits that are built, which takes seconds.
  lazy var tellOfBuild: (KitNews) -> Void = { [console] news in
    guard case .missing(let names) = news else { return }
    let kits = names.filter { $0 != KitLibrary.macros }
    let isWithMacros = kits.count < names.count
    var what: [String] = []
    if kits.count > Self.mostKitsNamed {
      what.append("\(kits.count) kits")
    } else if !kits.isEmpty {
      what.append("the \(kits.count == 1 ? "kit" : "kits") \(kits.joined(separator: ", "))")
    }
    if isWithMacros { what.append("the kits' macros") }
    console.remark(
      "Building \(what.joined(separator: " and ")) for this toolchain; this happens once"
        + "\(isWithMacros ? " and takes about half a minute" : "").")
  }
  private static let mostKitsNamed = 8
  private var library: KitLibrary?
  /// While gradings are under way; it is gone with this value.
  private var janitor: Janitor?

  init(console: Console) {
    self.console = console
  }

  /// The course that was named, or that the workspace belongs to, or that the current folder lies in.
  func course() throws -> Course { try course(at: courseRoot()) }

  /// The course to grade these by, of which not a line may come from them.
  func course(toGrade submissions: [URL]) throws -> Course {
    try course(at: courseRoot(apartFrom: submissions))
  }

  /// The course in a folder, as far as its outline can be read.
  func course(at root: URL) throws -> Course {
    let (course, problems) = try load(at: root)
    guard let course, problems.isEmpty || !course.exercises.isEmpty else {
      throw Failure.brokenCourse(problems)
    }
    if !problems.isEmpty {
      console.remark(problems.map(\.asLine).joined(separator: "\n"))
    }
    return course
  }

  /// The outline and what is wrong with it, unless it is of a later version of the tool.
  func load(at root: URL) throws -> (course: Course?, problems: [CourseProblem]) {
    let (course, problems) = Course.load(at: root)
    if let needs = course?.needs, let own = ToolVersion(toolVersion), own < needs {
      throw Failure.tooOld(needs: needs)
    }
    return (course, problems)
  }

  /// The whole course, for who has to have its solutions, too.
  func wholeCourse(at root: URL) throws -> Course {
    let (course, problems) = try load(at: root)
    guard let course else { throw Failure.brokenCourse(problems) }
    if course.isStudentEdition { throw Failure.studentEdition(shown(root)) }
    return course
  }

  /// The course's folder, or else the one that was named, or the current one, where a course may begin.
  func rootOfCourseToBe() throws -> URL {
    if let named = console.options.course { return url(named) }
    do {
      return try courseRoot()
    } catch Failure.noCourse {
      return world.directory
    }
  }

  /// The folder that the command line or the environment says the course is in.
  var namedCourse: String? {
    console.options.course ?? world.environment["ATELIER_COURSE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The course's folder, without opening it; what is said or found in one of these folders is refused.
  func courseRoot(apartFrom strangers: [URL] = []) throws -> URL {
    if let named = namedCourse { return try folder(named) }
    // A `Workspace` beside submissions is one of them, or somebody's who wants to be taken for their teacher.
    let workspace =
      strangers.isEmpty ? existingWorkspace() : Workspace.find(from: world.directory)
    if let workspace, let named = try Progress.load(in: workspace.root).progress.course {
      try refuse(workspace.root, within: strangers)
      guard Self.isCourse(URL(filePath: named)) else { throw Failure.courseMoved(from: named) }
      return URL(filePath: named, directoryHint: .isDirectory)
    }
    var folder = world.directory.standardizedFileURL
    while !Self.isCourse(folder) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else {
        throw Failure.noCourse(searched: world.directory.path)
      }
      folder = parent
    }
    try refuse(folder, within: strangers)
    return folder
  }

  private func refuse(_ folder: URL, within strangers: [URL]) throws {
    let path = Self.plainPath(folder.resolvingSymlinksInPath())
    for stranger in strangers {
      let other = Self.plainPath(stranger.resolvingSymlinksInPath())
      if path == other || path.hasPrefix(other + "/") { throw Failure.courseOfStranger(path) }
    }
  }

  /// A path as the user typed it, seen from the current folder.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: world.directory).absoluteURL.standardizedFileURL
  }

  /// A path as short as the current folder allows, for people to read and to click.
  func shown(_ url: URL) -> String {
    let path = Self.plainPath(url)
    let here = Self.plainPath(world.directory)
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }

  private static func plainPath(_ url: URL) -> String {
    let path = url.standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The same, of something that is there.
  func folder(_ path: String) throws -> URL {
    let folder = url(path)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure.notThere(folder.path)
    }
    return folder
  }

  private static func isCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Lessons/SUMMARY.md").path)
  }

  /// The exercise itself; its problems end the command.
  func exercise(_ id: ExerciseID, of course: Course) throws -> Exercise {
    let (exercise, problems) = course.loadExercise(id, for: .use)
    guard let exercise else { throw Failure.brokenCourse(problems) }
    return exercise
  }

  /// The id that a learner's word stands for: all of it, its last part, or a path that a shell has completed.
  func id(_ name: String, in course: Course) throws -> ExerciseID {
    let ids = course.exercises.map(\.id)
    let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
    if let exact = ids.first(where: { "/\(trimmed)".hasSuffix("/\($0)") }) { return exact }
    let sameName = ids.filter { $0.name == trimmed }
    guard sameName.count == 1 else { throw Failure.unknownExercise(name, known: ids) }
    return sameName[0]
  }

  /// The exercise that was named, else the one in hand, else the first that is not done.
  func id(_ name: String?, in course: Course, progress: Progress) throws -> ExerciseID {
    if let name { return try id(name, in: course) }
    if let here = exerciseOfCurrentFolder(in: course) { return here }
    if let current = progress.current, course.exercises.contains(where: { $0.id == current }) {
      return current
    }
    return try StartCommand.exerciseInHand(of: course, progress)
  }

  /// Everything that a learner's command on one exercise needs.
  func open(
    _ name: String?
  ) throws -> (course: Course, workspace: Workspace, exercise: Exercise) {
    let course = try course()
    // A slip of the pen is told before a workspace is made for it.
    let named = try name.map { try self.id($0, in: course) }
    let workspace = try workspace(for: course)
    let id = try named ?? self.id(nil, in: course, progress: savedProgress())
    return (course, workspace, try exercise(id, of: course))
  }

  /// Who stands in an exercise's folder means that exercise.
  private func exerciseOfCurrentFolder(in course: Course) -> ExerciseID? {
    guard let workspace = Workspace.find(from: world.directory) else { return nil }
    let here = world.directory.standardizedFileURL.path + "/"
    return course.exercises.map(\.id).first {
      here.hasPrefix(workspace.folder(of: $0).standardizedFileURL.path + "/")
        || here == workspace.folder(of: $0).standardizedFileURL.path
    }
  }

  /// How learners' programs are kept to themselves: as well as this machine can, or as `ATELIER_CONFINEMENT` says.
  var confinement: ConfinementLevel {
    let most = world.environment["ATELIER_CONFINEMENT"].flatMap(ConfinementLevel.init(rawValue:))
    return ConfinementLevel.best(atMost: most ?? .full)
  }

  /// The kits for the toolchain in use; looked for once a command, with so many compilers at once.
  func kitLibrary(atOnce: Int? = nil) throws -> KitLibrary {
    if let library { return library }
    let found = try findKitLibrary(atOnce: atOnce)
    library = found
    return found
  }

  private func findKitLibrary(atOnce: Int?) throws -> KitLibrary {
    let cache = try CacheFolder.find(environment: world.environment)
    cache.sweep()
    let toolchain = try Toolchain.find(environment: world.environment, cache: cache)
    let sources = try KitSources.find(
      environment: world.environment, program: world.program, course: try? courseRoot())
    return KitLibrary(
      sources: sources, cache: cache,
      calls: CompilerCalls(
        toolchain: toolchain, cache: cache, environment: world.environment, atOnce: atOnce,
        confinement: confinement, onStart: { [console] in console.tell($0) }), tool: toolIdentity())
  }

  /// Names this very program: while it is being worked on, its version stays and its words change.
  private func toolIdentity() -> String {
    let facts = try? FileManager.default.attributesOfItem(atPath: world.program.path)
    let date = facts?[.modificationDate] as? Date
    return "\(toolVersion) \(world.program.path) \(date?.timeIntervalSince1970 ?? 0)"
  }

  /// What runs from now on leaves nothing behind, even if this process is killed.
  func startJanitor() {
    janitor =
      janitor
      ?? Janitor(
        world.program.path, arguments: ["sweep"], environment: world.environment)
  }
}
