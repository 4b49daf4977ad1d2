import Curriculum
import FoundationEssentials

/// Notices what happens to the learner's files: told by the system where it can, else by looking.
struct FileWatcher {
  /// What was noticed.
  enum News: Equatable {
    /// A file has been written or put in its place.
    case written
    /// Something has gone or been begun, as editors do that are about to write a file anew.
    case unsettled
  }

  let workspace: URL
  let folder: URL
  /// What a learner has to know of how files are watched; nil where the system tells of every change.
  private(set) var note: String?
  private var notices: FolderNotices?
  private var stamp: String

  init(folder: URL, in workspace: URL) {
    self.folder = folder
    self.workspace = workspace
    stamp = DiskStamp.of([folder.path])
    if let kind = FolderNotices.fileSystemWithoutNotices(at: workspace.path) {
      note = "These files are on a shared disk (\(kind)), so they are looked at twice a second."
    } else {
      notices = FolderNotices(of: folder, in: workspace)
      note = FolderNotices.note(isTold: notices != nil)
    }
  }

  /// Readable when there may be news; nil if one has to look.
  var descriptor: Int32? { notices?.descriptor }

  /// How often to look where nobody tells.
  static let interval = Duration.milliseconds(FolderNotices.pauseInMilliseconds)

  /// What has happened since the last call.
  mutating func news() -> News? {
    if let told = notices?.news() { return told }
    if notices?.isDeaf == true {
      notices = nil
      note = FolderNotices.note(isTold: false)
    }
    guard notices == nil else { return nil }
    let now = DiskStamp.of([folder.path])
    guard now != stamp else { return nil }
    defer { stamp = now }
    return isThere(folder) ? .written : .unsettled
  }

  /// What is missing, if the files cannot be checked.
  var loss: StudioState.Trouble? {
    if !isThere(workspace) { return .workspaceGone }
    return isThere(folder) ? nil : .folderGone
  }

  private func isThere(_ folder: URL) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder
  }
}
