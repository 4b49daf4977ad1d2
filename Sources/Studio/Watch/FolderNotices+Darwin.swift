#if canImport(Darwin)
  import FoundationEssentials

  /// Nothing is told here yet: files are looked at instead, often enough that nobody waits.
  struct FolderNotices {
    let descriptor: Int32
    let isDeaf = false

    init?(of folder: URL, in workspace: URL) { nil }

    mutating func news() -> FileWatcher.News? { nil }

    static let pauseInMilliseconds = 50

    static func note(isTold: Bool) -> String? { nil }

    static func fileSystemWithoutNotices(at path: String) -> String? { nil }
  }
#endif
