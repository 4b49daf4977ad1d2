/// A file somewhere below a folder: how much room it takes, and when it was written or noted to be of use.
package struct DiskUse: Sendable, Equatable {
  package var path: String
  package var size: Int
  /// Seconds since 1970.
  package var time: Int

  package init(path: String, size: Int, time: Int) {
    self.path = path
    self.size = size
    self.time = time
  }

  /// Removes the folders below a folder in which there is nothing, or nothing but such folders.
  package static func removeEmptyFolders(below folder: String) {
    for name in (try? Disk.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      guard case .folder? = try? Disk.kind(of: path) else { continue }
      removeEmptyFolders(below: path)
      // One that has something in it stays.
      try? Disk.removeEmptyFolder(path)
    }
  }

  /// All plain files below a folder; what vanishes while it is looked at is left out.
  package static func files(below folder: String) -> [DiskUse] {
    var found: [DiskUse] = []
    var open = [folder]
    while let folder = open.popLast() {
      for name in (try? Disk.names(in: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        switch try? Disk.kind(of: path) {
        case .folder: open.append(path)
        case .file(let size):
          let stamp = (try? Disk.stamp(of: path)) ?? nil
          found.append(DiskUse(path: path, size: size, time: stamp?.seconds ?? 0))
        default: break
        }
      }
    }
    return found
  }
}
