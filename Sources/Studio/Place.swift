import Curriculum
import FoundationEssentials
import Grading
import Sandbox

/// Where a command works: the course, the learner's workspace, and the grader between them.
final class Place {
  let console: Console
  var world: World { console.world }
  private var library: KitLibrary?

  init(console: Console) {
    self.console = console
  }

  /// The course that was named, or that the workspace belongs to, or that the current folder lies in.
  func course() throws -> Course {
    let root = try courseRoot()
    let (course, problems) = Course.load(at: root)
    guard let course else { throw Failure.brokenCourse(problems) }
    if !problems.isEmpty {
      console.remark(problems.map(\.asLine).joined(separator: "\n"))
    }
    return course
  }

  /// The course's folder, without opening it.
  func courseRoot() throws -> URL {
    if let named = console.options.course { return try folder(named) }
    if let named = world.environment["ATELIER_COURSE"], !named.isEmpty { return try folder(named) }
    if let workspace = existingWorkspace(),
      let named = try Progress.load(in: workspace.root).progress.course
    {
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
    return folder
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

  private func folder(_ path: String) throws -> URL {
    let folder = url(path)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure.notThere(folder.path)
    }
    return folder
  }

  private static func isCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Lessons/SUMMARY.md").path)
  }

  /// The workspace that the current folder lies in, or the one that a first run made in it.
  func existingWorkspace() -> Workspace? {
    Workspace.find(from: world.directory)
      ?? {
        let made = Workspace(root: defaultFolder())
        return FileManager.default.fileExists(atPath: made.root.appending(path: ".atelier").path)
          ? made : nil
      }()
  }

  /// Where a workspace is made if nobody says where: here if here is empty, else in `Workspace`.
  func defaultFolder() -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: world.directory.path)) ?? []
    return names.isEmpty ? world.directory : world.directory.appending(path: "Workspace")
  }

  /// What is remembered of the learner, or nothing where there is no workspace yet.
  func savedProgress() throws -> Progress {
    guard let workspace = existingWorkspace() else { return Progress() }
    let (progress, notices) = try Progress.load(in: workspace.root)
    for notice in notices { console.remark(notice.description) }
    return progress
  }

  /// The learner's workspace, up to date with the course; the first run makes one.
  func workspace(for course: Course) throws -> Workspace {
    if let workspace = existingWorkspace() {
      if !isUpToDate(workspace, with: course) { try bring(course, to: workspace.root) }
      return workspace
    }
    let folder = defaultFolder()
    console.remark("There is no workspace yet: making one in \(folder.standardizedFileURL.path).")
    return try bring(course, to: folder)
  }

  /// Makes the folder a workspace of the course, or brings it up to date.
  @discardableResult
  func bring(_ course: Course, to folder: URL) throws -> Workspace {
    let (exercises, problems) = course.loadAll(for: .use)
    if exercises.isEmpty {
      throw problems.isEmpty ? Failure.emptyCourse : Failure.brokenCourse(problems)
    }
    let broken = course.exercises.map(\.id).filter { id in !exercises.contains { $0.id == id } }
    if !broken.isEmpty {
      console.remark(
        "Broken in this course, and left out: \(broken.map(\.description).joined(separator: ", ")). "
          + "`atelier verify` says what is wrong.")
    }
    let kits = try kitFolders(for: exercises)
    let (workspace, notices) = try Workspace.create(
      at: folder, course: course, exercises: exercises, kitFolders: kits)
    for notice in notices { console.remark(notice.description) }
    if broken.isEmpty { rememberUpToDate(workspace, with: course, kitFolders: kits) }
    return workspace
  }

  /// Whether nothing has changed, in course, kits or workspace, since this workspace was brought up to date.
  private func isUpToDate(_ workspace: Workspace, with course: Course) -> Bool {
    guard workspace.hasSoundProgress, let library = try? kitLibrary(),
      let kept = library.cache.store.read(.workspaces, Self.key(of: workspace))
    else { return false }
    let lines = String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == stamp(of: workspace, with: course, kits: library)
      && lines.dropFirst().allSatisfy(FileManager.default.fileExists(atPath:))
  }

  private func rememberUpToDate(
    _ workspace: Workspace, with course: Course, kitFolders: [String: String]
  ) {
    // Who does without kits can do without a toolchain, too, until there is something to compile.
    guard let library = try? kitLibrary() else { return }
    let lines = [stamp(of: workspace, with: course, kits: library)] + kitFolders.values.sorted()
    library.cache.store.write(
      .workspaces, Self.key(of: workspace), Array(lines.joined(separator: "\n").utf8))
  }

  private static func key(of workspace: Workspace) -> String {
    ContentID.of([workspace.root.standardizedFileURL.path])
  }

  private func stamp(
    of workspace: Workspace, with course: Course, kits: KitLibrary
  ) -> String {
    ContentID.of([course.stamp, workspace.stamp, kits.stamp])
  }

  /// Where editors find the kits' modules; they are built if need be.
  private func kitFolders(for exercises: [Exercise]) throws -> [String: String] {
    let names = Set(exercises.flatMap(\.kits)).sorted()
    guard !names.isEmpty else { return [:] }
    let kits = try kitLibrary().kits(named: names, onBuild: tellOfBuild)
    return Dictionary(
      kits.flatMap(\.withImports).map { ($0.name, $0.folder) }, uniquingKeysWith: { $1 })
  }

  /// The exercise that was named, in full or by its last part; its problems end the command.
  func exercise(_ id: ExerciseID, of course: Course) throws -> Exercise {
    let (exercise, problems) = course.loadExercise(id, for: .use)
    guard let exercise else { throw Failure.brokenCourse(problems) }
    return exercise
  }

  /// The id that a learner's word stands for.
  func id(_ name: String, in course: Course) throws -> ExerciseID {
    let ids = course.exercises.map(\.id)
    let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
    if let exact = ids.first(where: { $0.description == trimmed }) { return exact }
    let sameName = ids.filter { $0.name == trimmed }
    guard sameName.count == 1 else { throw Failure.unknownExercise(name, known: ids) }
    return sameName[0]
  }

  /// The exercise that was named, else the one in hand, else the first that is not done.
  func id(_ name: String?, in course: Course, progress: Progress) throws -> ExerciseID {
    if let name { return try id(name, in: course) }
    if let here = exerciseOfCurrentFolder(in: course) { return here }
    let ids = course.exercises.map(\.id)
    if let current = progress.current, ids.contains(current) { return current }
    guard let next = course.nextUnfinished(progress) ?? ids.first else {
      throw Failure.emptyCourse
    }
    return next
  }

  /// Everything that a learner's command on one exercise needs.
  func open(
    _ name: String?
  ) throws -> (course: Course, workspace: Workspace, exercise: Exercise) {
    let course = try course()
    let workspace = try workspace(for: course)
    let id = try id(name, in: course, progress: savedProgress())
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

  func tellOfBuild(kit: String) {
    console.remark("Building the kit \(kit) for this toolchain; this happens once.")
  }
}
