#if os(Linux)
  import FoundationEssentials
  import Glibc

  /// The kernel's word on every change below a folder, the folder's own fate included.
  final class FolderNotices {
    let descriptor: Int32
    private let folder: String
    private let workspace: String
    private var places: [Int32: Place] = [:]
    /// Whether the system refused to tell of some folder: it would be deaf to what happens there.
    private(set) var isDeaf = false

    /// What a watched folder is watched for.
    private enum Place: Equatable {
      case inside
      /// A folder on the way there, of which one entry matters.
      case above(entry: String)
    }

    /// Nil if the system gives no more of these, or never did.
    init?(of folder: URL, in workspace: URL) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      self.folder = Self.plain(folder)
      self.workspace = Self.plain(workspace)
      guard descriptor >= 0 else { return nil }
      watchEverything()
      guard !isDeaf else { return nil }
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    private static func plain(_ folder: URL) -> String {
      let path = folder.standardizedFileURL.path
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    // MARK: - What to watch

    private static let inside =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    private static let above =
      UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    /// Far more than any exercise has, and far less than the system allows.
    private static let mostFolders = 500

    private func watchEverything() {
      // What was moved away would go on telling of itself under its old name.
      for watch in places.keys { inotify_rm_watch(descriptor, watch) }
      places = [:]
      var path = folder
      while path != "/", path.count >= workspace.count {
        let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        let name = String(path.dropFirst(parent.count + 1))
        watch(parent.isEmpty ? "/" : parent, as: .above(entry: name), mask: Self.above)
        path = parent
      }
      watch(folder, as: .inside, mask: Self.inside)
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in below.prefix(10_000) where !Self.isHidden(path) && places.count < Self.mostFolders
      {
        watch("\(folder)/\(path)", as: .inside, mask: Self.inside)
      }
    }

    private func watch(_ path: String, as place: Place, mask: UInt32) {
      let only = UInt32(IN_ONLYDIR)
      let watch = inotify_add_watch(descriptor, path, mask | only)
      if watch >= 0 {
        places[watch] = place
      } else if errno == ENOSPC || errno == ENOMEM {
        isDeaf = true
      }
    }

    private static func isHidden(_ path: String) -> Bool {
      path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    // MARK: - What happened

    func news() -> FileWatcher.News? {
      var news: FileWatcher.News?
      var hasMoved = false
      while let bytes = nextBytes() {
        for event in InotifyEvent.all(in: bytes) {
          guard let effect = effect(of: event) else { continue }
          hasMoved = hasMoved || effect.movesFolders
          if news != .written { news = effect.news ?? news }
        }
      }
      if hasMoved {
        watchEverything()
        // A folder that came back, or that is new, may have files in it that nobody told of.
        news = news ?? .unsettled
      }
      return news
    }

    private func nextBytes() -> [UInt8]? {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { return Array(buffer[..<count]) }
        guard count < 0, errno == EINTR else { return nil }
      }
    }

    private func effect(
      of event: InotifyEvent
    ) -> (news: FileWatcher.News?, movesFolders: Bool)? {
      if event.has(IN_Q_OVERFLOW) { return (.written, true) }
      guard let place = places[event.watch] else { return nil }
      if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_IGNORED) {
        return (.unsettled, true)
      }
      let isRemoval = event.has(IN_DELETE) || event.has(IN_MOVED_FROM)
      if case .above(let entry) = place {
        return event.name == entry ? (isRemoval ? .unsettled : .written, true) : nil
      }
      if event.name.hasPrefix(".") { return nil }
      if event.has(IN_ISDIR) { return (isRemoval ? .unsettled : .written, true) }
      guard event.name.hasSuffix(".swift") else { return nil }
      if isRemoval { return (.unsettled, false) }
      // Whoever creates a file is about to write it, unless it is a link that is there at once.
      return (event.has(IN_CREATE) ? .unsettled : .written, false)
    }
  }

  /// One record of what `inotify` tells.
  struct InotifyEvent: Equatable {
    var watch: Int32
    var mask: UInt32
    /// Empty where it is about the watched folder itself.
    var name: String

    private static let head = 16

    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }

    static func all(in bytes: [UInt8]) -> [InotifyEvent] {
      func number(at offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
      }
      var events: [InotifyEvent] = []
      var offset = 0
      while offset + head <= bytes.count {
        let length = Int(number(at: offset + 12))
        guard offset + head + length <= bytes.count else { break }
        let name = bytes[(offset + head)..<(offset + head + length)].prefix { $0 != 0 }
        events.append(
          InotifyEvent(
            watch: Int32(bitPattern: number(at: offset)), mask: number(at: offset + 4),
            name: String(decoding: name, as: UTF8.self)))
        offset += head + length
      }
      return events
    }
  }

  extension FolderNotices {
    static let pauseInMilliseconds = 500

    static func note(isTold: Bool) -> String? {
      isTold
        ? nil
        : "The system has no more file notices to give, so files are looked at twice a second."
    }

    /// The kind of file system, where changes made on another machine are told to nobody.
    static func fileSystemWithoutNotices(at path: String) -> String? {
      guard let mounts = madeByKernel("/proc/self/mountinfo") else { return nil }
      let real = realpath(path, nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }
      return MountTable(String(decoding: mounts, as: UTF8.self)).sharedFileSystem(at: real ?? path)
    }

    /// A file that has no length: Foundation would read no more of it than the first page.
    private static func madeByKernel(_ path: String) -> [UInt8]? {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { bytes += buffer[..<count] }
        guard count > 0 || count < 0 && errno == EINTR else { return bytes }
      }
    }
  }
#endif
