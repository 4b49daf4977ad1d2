import FoundationEssentials

extension Workspace {
  /// Brings what is new in the course; a file that the learner touched stays and gets a notice.
  ///
  /// The package file names exactly these exercises, so give all of them.
  package func sync(
    course: Course, exercises: [Exercise], kitFolders: [ExerciseID: [String]]
  ) throws -> [WorkspaceNotice] {
    try WorkspaceLock.hold(in: stateFolder) {
      let update = try ProgressFile(workspace: root).updateHoldingLock { progress in
        progress.course = course.root.path(percentEncoded: false)
        var notices: [WorkspaceNotice] = []
        for exercise in exercises {
          notices += try sync(exercise, &progress[exercise.id].givenFiles)
        }
        return notices
      }
      return try update.notices + update.result
        + writePackage(for: exercises, kitFolders: kitFolders)
    }
  }

  /// Files are written before they are recorded, so a kill in between only means to look again.
  private func sync(
    _ exercise: Exercise, _ given: inout [String: String]
  ) throws -> [WorkspaceNotice] {
    _ = try FileTree(files: exercise.stub)
    var notices: [WorkspaceNotice] = []
    let stub = exercise.givenFiles
    for (path, digest) in given.sorted(by: { $0.key < $1.key }) where stub[path] == nil {
      let file = "\(folderPath(of: exercise.id))/\(path)"
      switch try state(of: file) {
      case .missing: break
      case .content(digest): try Disk.removeFile(file)
      case .content, .notAFile: notices.append(.courseDroppedEdited(exercise.id, file: path))
      }
      given[path] = nil
    }
    for file in exercise.stub {
      guard let digest = stub[file.path] else { continue }
      let notice = try offer(file, digest, last: given[file.path], in: exercise.id)
      if let notice { notices.append(notice) }
      given[file.path] = digest
    }
    return notices
  }

  private func offer(
    _ file: SourceFile, _ digest: String, last: String?, in id: ExerciseID
  ) throws -> WorkspaceNotice? {
    let path = "\(folderPath(of: id))/\(file.path)"
    let state = try state(of: path)
    if state == .content(digest) { return nil }
    guard let last else {
      if state == .missing, try Disk.create(path, with: file.bytes) { return nil }
      return .keptFileInPlaceOfStub(id, file: file.path)
    }
    if last == digest { return nil }
    switch state {
    case .missing: return .courseChangedDeleted(id, file: file.path)
    case .content(last):
      try Disk.replace(path, with: file.bytes)
      return nil
    case .content, .notAFile: return .courseChangedEdited(id, file: file.path)
    }
  }

  private enum FileState: Equatable {
    case missing
    case content(String)
    /// A folder, a link or something stranger: the learner's own doing.
    case notAFile
  }

  private func state(of path: String) throws -> FileState {
    switch try Disk.kind(of: path) {
    case .nothing: return .missing
    case .folder, .link, .other: return .notAFile
    case .file: return .content(ContentDigest.hex(of: try Disk.read(path, limit: .max) ?? []))
    }
  }
}
