package import FoundationEssentials

extension Progress {
  /// Reads the progress of a workspace; empty if there is none yet.
  package static func load(
    in workspace: URL
  ) throws -> (progress: Progress, notices: [WorkspaceNotice]) {
    let file = ProgressFile(workspace: workspace)
    if case .progress(let progress) = try file.read() { return (progress, []) }
    // Moving a damaged file aside is a change, and needs the lock.
    return try WorkspaceLock.hold(in: file.folder) { try file.loadHoldingLock() }
  }

  /// Reads, changes and writes as one act, so that two processes at once lose nothing; not to be nested.
  package static func update<Result>(
    in workspace: URL, _ change: (inout Progress) throws -> Result
  ) throws -> (result: Result, notices: [WorkspaceNotice]) {
    let file = ProgressFile(workspace: workspace)
    return try WorkspaceLock.hold(in: file.folder) { try file.updateHoldingLock(change) }
  }
}

/// `.atelier/progress.json` of one workspace.
struct ProgressFile {
  var folder: String
  var path: String { "\(folder)/progress.json" }

  init(workspace: URL) {
    folder = Workspace(root: workspace).stateFolder
  }

  func read() throws -> Progress.Reading {
    guard case .file(let size) = try Disk.kind(of: path), size > 64 << 20 else {
      guard let bytes = try Disk.read(path) else { return .progress(Progress()) }
      let reading = Progress.read(bytes)
      if case .newer(let schema) = reading {
        throw ProgressError.newerSchema(schema, path: path)
      }
      return reading
    }
    return .damaged
  }

  func loadHoldingLock() throws -> (progress: Progress, notices: [WorkspaceNotice]) {
    if case .progress(let progress) = try read() { return (progress, []) }
    let name = try moveAside()
    return (Progress(), [.progressWasDamaged(movedTo: name)])
  }

  func updateHoldingLock<Result>(
    _ change: (inout Progress) throws -> Result
  ) throws -> (result: Result, notices: [WorkspaceNotice]) {
    let (before, notices) = try loadHoldingLock()
    var after = before
    let result = try change(&after)
    if after != before { try Disk.replace(path, with: after.encoded()) }
    return (result, notices)
  }

  private func moveAside() throws -> String {
    var number = 1
    while try Disk.kind(of: "\(path).damaged-\(number)") != .nothing { number += 1 }
    try Disk.rename(path, to: "\(path).damaged-\(number)")
    try Disk.flushFolder(folder)
    return ".atelier/progress.json.damaged-\(number)"
  }
}
