/// Everything in a folder, by path below it; links are entries of their own and never followed.
struct FileTree {
  var folders: [String] = []
  /// Files and links.
  var paths: [String] = []
  /// What each of them looked like before it was read.
  var stamps: [String: Disk.Stamp] = [:]
  /// What is neither file, folder nor link, or has a name that is no text.
  var strange: [String] = []
  /// Folders whose contents are not here, since their paths are longer than was asked for.
  var tooDeep: [String] = []
  /// Unfinished files of killed writers, which nobody needs.
  var leftovers: [String] = []

  /// Empty if the folder does not exist; what is neither file, folder nor link is only named.
  ///
  /// Into a stranger's hidden folders, and those with longer paths than this, nobody looks.
  static func read(_ root: String, ofStranger longestPath: Int? = nil) throws -> FileTree {
    var tree = FileTree()
    guard try Disk.kind(of: root) == .folder else { return tree }
    try tree.add(root, "", longestPath)
    return tree
  }

  private mutating func add(_ root: String, _ prefix: String, _ longestPath: Int?) throws {
    let folder = prefix.isEmpty ? root : "\(root)/\(prefix.dropLast())"
    for name in try Disk.names(in: folder) {
      let path = prefix + name
      if Disk.isTemporary(name) {
        leftovers.append(path)
        continue
      }
      if longestPath != nil, name.hasPrefix(".") { continue }
      switch try Disk.kind(of: "\(root)/\(path)") {
      case .folder:
        folders.append(path)
        if let longestPath, path.utf8.count > longestPath {
          tooDeep.append(path)
        } else {
          try add(root, "\(path)/", longestPath)
        }
      case .file, .link:
        paths.append(path)
        stamps[path] = try Disk.stamp(of: "\(root)/\(path)")
      case .other, .nothing: strange.append(path)
      }
    }
  }

  /// Copies all into a folder that exists and is empty; what vanished meanwhile is left out.
  func copy(from source: String, to target: String) throws {
    for path in folders { try Disk.makeFolders("\(target)/\(path)") }
    for path in paths {
      do {
        try Disk.copyEntry("\(source)/\(path)", to: "\(target)/\(path)")
      } catch  where (try? Disk.kind(of: "\(source)/\(path)")) == .nothing {
        continue
      }
    }
    for path in folders.reversed() { try Disk.flushFolder("\(target)/\(path)") }
    try Disk.flushFolder(target)
  }

  /// Removes from a folder what is saved in this tree and not in the other; what came later stays.
  func removeWhatDiffers(from other: FileTree, in root: String) throws {
    let kept = Set(other.paths)
    for path in paths where !kept.contains(path) {
      try requireUnchanged(path, in: root)
      try Disk.removeFile("\(root)/\(path)")
    }
    let keptFolders = Set(other.folders)
    for path in folders.reversed() where !keptFolders.contains(path) {
      // A folder that got a new file stays with it.
      if try Disk.names(in: "\(root)/\(path)").isEmpty {
        try Disk.removeEmptyFolder("\(root)/\(path)")
      }
    }
  }

  /// Throws if a file is not what this tree saved: replacing it now would lose somebody's work.
  func requireUnchanged(_ path: String, in root: String) throws {
    if let now = try Disk.stamp(of: "\(root)/\(path)"), now != stamps[path] {
      throw FileFailure(
        action: "replace", path: "\(root)/\(path)",
        reason: "it changed at this moment; nothing is lost, run the command again")
    }
  }
}

extension Disk {
  /// Changes with every save of a file, be it in place or by a new file under the same name.
  struct Stamp: Equatable {
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }
}
