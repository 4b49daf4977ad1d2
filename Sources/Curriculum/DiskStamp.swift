/// Names a state of files and folders by their places, sizes and times, without reading any of them.
package enum DiskStamp {
  /// A change to one of these, or below one of them, changes the answer; what is not there counts, too.
  package static func of(_ paths: [String]) -> String {
    var text = ""
    for path in paths { add(path, to: &text) }
    return ContentDigest.hex(of: Array(text.utf8))
  }

  private static func add(_ path: String, to text: inout String) {
    let stamp = (try? Disk.stamp(of: path)) ?? nil
    guard let stamp else {
      text += "\(path) -\n"
      return
    }
    text += "\(path) \(stamp.inode) \(stamp.size) \(stamp.seconds) \(stamp.nanoseconds)\n"
    guard (try? Disk.kind(of: path)) == .folder else { return }
    for name in (try? Disk.names(in: path)) ?? [] { add("\(path)/\(name)", to: &text) }
  }
}

extension Course {
  /// Names the state of everything that a workspace is given of the course.
  package var stamp: String {
    let folders = exercises.map { "\(path)/Exercises/\($0.id)" }
    return DiskStamp.of(
      ["\(path)/\(Self.summary)"] + folders.flatMap { ["\($0)/exercise.md", "\($0)/Stub"] })
  }
}

extension Workspace {
  /// Names the state of what a course put into it besides the exercises' own folders.
  package var stamp: String {
    DiskStamp.of(["\(path)/Package.swift"])
  }

  /// Whether what is remembered of the learner is where it belongs, and can be read.
  package var hasSoundProgress: Bool {
    let file = ProgressFile(workspace: root)
    guard case .file = try? Disk.kind(of: file.path), case .progress = try? file.read() else {
      return false
    }
    return true
  }
}
