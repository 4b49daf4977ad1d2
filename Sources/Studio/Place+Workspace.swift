import Curriculum
import FoundationEssentials
import Grading

/// The learner's own folder: found, made, and brought up to date with the course.
extension Place {
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
    let (exercises, isWhole) = try usableExercises(of: course)
    let kits = try kitFolders(for: exercises)
    let workspace = try create(at: folder, course, exercises, kits)
    if isWhole { rememberUpToDate(workspace, with: course, kitFolders: kits) }
    return workspace
  }

  /// The files of a workspace alone: kits take their time, and there is something to open meanwhile.
  func layOut(_ course: Course, in folder: URL) throws -> Workspace {
    try create(at: folder, course, usableExercises(of: course).exercises, [:])
  }

  private func create(
    at folder: URL, _ course: Course, _ exercises: [Exercise], _ kits: [ExerciseID: [String]]
  ) throws -> Workspace {
    let (workspace, notices) = try Workspace.create(
      at: folder, course: course, exercises: exercises, kitFolders: kits)
    for notice in notices { console.remark(notice.description) }
    return workspace
  }

  /// The exercises that can be worked on, and whether that is all of them.
  private func usableExercises(
    of course: Course
  ) throws -> (exercises: [Exercise], isWhole: Bool) {
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
    return (exercises, broken.isEmpty)
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
    _ workspace: Workspace, with course: Course, kitFolders: [ExerciseID: [String]]
  ) {
    // Who does without kits can do without a toolchain, too, until there is something to compile.
    guard let library = try? kitLibrary() else { return }
    let lines =
      [stamp(of: workspace, with: course, kits: library)] + Set(kitFolders.values.joined()).sorted()
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

  /// Where editors find the modules of each exercise's kits; they are built if need be.
  private func kitFolders(for exercises: [Exercise]) throws -> [ExerciseID: [String]] {
    var folders: [ExerciseID: [String]] = [:]
    let exercises = exercises.filter { !$0.kits.isEmpty }
    guard !exercises.isEmpty else { return [:] }
    let library = try kitLibrary()
    // All together, so that what one needs is built beside what the others need.
    _ = try library.kits(named: library.namesForWork(on: exercises), onBuild: tellOfBuild)
    for exercise in exercises {
      let kits = try library.kits(named: library.namesForEditor(of: exercise))
      folders[exercise.id] = Set(kits.flatMap(\.withImports).map(\.folder)).sorted()
    }
    return folders
  }
}
