package import FoundationEssentials

/// The learner's folder: one folder an exercise, a `Package.swift`, and `.atelier` with what we remember.
package struct Workspace: Sendable, Equatable {
  package let root: URL

  package init(root: URL) { self.root = root }

  var path: String {
    let path = root.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  var stateFolder: String { "\(path)/.atelier" }

  /// The nearest workspace that this folder is or lies in.
  package static func find(from directory: URL) -> Workspace? {
    var folder = directory.standardizedFileURL
    while true {
      let workspace = Workspace(root: folder)
      // What cannot be looked at is not a workspace that we could use.
      if (try? Disk.kind(of: workspace.stateFolder)) == .folder { return workspace }
      if workspace.hasOurPackage { return workspace }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard workspace.path != "/", parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  /// A copy may come without the hidden folder, from a Git clone say: the package file tells it all the same.
  private var hasOurPackage: Bool {
    guard let text = try? Disk.read("\(path)/Package.swift") else { return false }
    return PackageText.isOurs(text)
  }

  /// Makes the folder a workspace; files that are there stay, and doing it twice does no harm.
  package static func create(
    at root: URL, course: Course, exercises: [Exercise], kitFolders: [ExerciseID: [String]]
  ) throws -> (workspace: Workspace, notices: [WorkspaceNotice]) {
    let workspace = Workspace(root: root.standardizedFileURL)
    try Disk.makeFolders(workspace.path)
    let notices = try workspace.sync(
      course: course, exercises: exercises, kitFolders: kitFolders)
    return (workspace, notices)
  }

  /// Where the learner's files of an exercise are.
  package func folder(of id: ExerciseID) -> URL {
    root.appending(path: id.lesson, directoryHint: .isDirectory)
      .appending(path: id.name, directoryHint: .isDirectory)
  }

  func folderPath(of id: ExerciseID) -> String { "\(path)/\(id.lesson)/\(id.name)" }

  /// Saves what is there as a snapshot, then puts the stub in its place.
  package func reset(_ exercise: Exercise, date: Date = .now) throws -> Snapshot {
    try WorkspaceLock.hold(in: stateFolder) {
      let folder = folderPath(of: exercise.id)
      try prepare(folder)
      let stub = try FileTree(files: exercise.stub)
      let (snapshot, saved) = try Snapshots(stateFolder: stateFolder)
        .save(folder, of: exercise.id, reason: .reset, date: date)
      try saved.removeWhatDiffers(from: stub, in: folder)
      for file in exercise.stub {
        try saved.requireUnchanged(file.path, in: folder)
        try Disk.replace("\(folder)/\(file.path)", with: file.bytes)
      }
      _ = try ProgressFile(workspace: root).updateHoldingLock { progress in
        progress[exercise.id].givenFiles = exercise.givenFiles
      }
      return snapshot
    }
  }

  /// Brings back the newest snapshot, of one exercise or of any, that no undo has brought back yet.
  ///
  /// What is there now becomes a snapshot first. Nil if there is nothing to undo.
  package func undo(_ id: ExerciseID? = nil, date: Date = .now) throws -> Snapshot? {
    try WorkspaceLock.hold(in: stateFolder) {
      let snapshots = Snapshots(stateFolder: stateFolder)
      let candidates = try snapshots.all().filter { snapshot in
        snapshot.reason != .undo && !snapshot.isUndone && (id == nil || snapshot.exercise == id)
      }
      guard let snapshot = candidates.last else { return nil }
      let folder = folderPath(of: snapshot.exercise)
      try prepare(folder)
      let saved = try snapshots.save(
        folder, of: snapshot.exercise, reason: .undo, date: date
      ).tree
      try restore(snapshots.filesFolder(of: snapshot), to: folder, over: saved)
      try snapshots.markUndone(snapshot)
      return snapshot
    }
  }

  private func restore(_ source: String, to folder: String, over saved: FileTree) throws {
    let tree = try FileTree.read(source)
    try saved.removeWhatDiffers(from: tree, in: folder)
    try Disk.makeFolders(folder)
    for path in tree.folders { try Disk.makeFolders("\(folder)/\(path)") }
    for path in tree.paths {
      let target = "\(folder)/\(path)"
      let temporary = "\(Disk.parent(of: target) ?? folder)/\(Disk.temporaryName())"
      try Disk.copyEntry("\(source)/\(path)", to: temporary)
      try saved.requireUnchanged(path, in: folder)
      try Disk.rename(temporary, to: target)
    }
    try Disk.flushFolder(folder)
  }

  /// Makes an exercise's folder ready to be saved; a link in its place would be written through.
  private func prepare(_ folder: String) throws {
    switch try Disk.kind(of: folder) {
    case .nothing: return
    case .folder: break
    case .file, .link, .other:
      throw FileFailure(action: "replace the files in", path: folder, reason: "it is not a folder")
    }
    try removeLeftovers(of: FileTree.read(folder), in: folder)
  }

  /// Only for who holds the lock: nobody else writes then.
  func removeLeftovers(of tree: FileTree, in folder: String) throws {
    for path in tree.leftovers { try Disk.removeTree("\(folder)/\(path)") }
  }
}

extension Exercise {
  /// The stub's digests, by path.
  var givenFiles: [String: String] {
    Dictionary(
      stub.map { ($0.path, ContentDigest.hex(of: $0.bytes)) }, uniquingKeysWith: { $1 })
  }
}

extension FileTree {
  /// The tree that these files make; a path that would leave its folder is refused.
  init(files: [SourceFile]) throws {
    var folders: Set<String> = []
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
        throw FileFailure(action: "write", path: file.path, reason: "the path leaves its folder")
      }
      for end in parts.indices.dropFirst() {
        folders.insert(parts[..<end].joined(separator: "/"))
      }
    }
    self.init(folders: folders.sorted(), paths: files.map(\.path))
  }
}
