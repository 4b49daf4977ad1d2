import FoundationEssentials
import TestSupport

/// Files and folders of a test, written down as they should stand on disk.
struct Folder {
  var entries: [String: [UInt8]] = [:]

  init(_ files: [String: String] = [:]) {
    for (path, text) in files { entries[path] = Array(text.utf8) }
  }

  subscript(path: String) -> String {
    get { String(decoding: entries[path] ?? [], as: UTF8.self) }
    set { entries[path] = Array(newValue.utf8) }
  }

  func with(_ path: String, _ text: String) -> Folder {
    var copy = self
    copy[path] = text
    return copy
  }

  func without(_ path: String) -> Folder {
    var copy = self
    copy.entries = entries.filter { $0.key != path && !$0.key.hasPrefix("\(path)/") }
    return copy
  }

  func write(to root: URL) throws {
    for (path, bytes) in entries {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}

func text(of file: URL) throws -> String {
  String(decoding: try Data(contentsOf: file), as: UTF8.self)
}

func exists(_ file: URL) -> Bool {
  FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
}

func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
}
