import FoundationEssentials

/// A folder of this run's own and what is put into it.
struct Folder {
  let path: String

  /// A folder in this one, made if it is missing.
  func folder(_ name: String) throws -> Folder {
    let folder = Folder(path: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    return folder
  }

  func write(_ text: String, to name: String) throws {
    let parent = "\(path)/\(name)".split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func write(_ files: [SourceFile]) throws {
    for file in files { try write(file.text, to: file.name) }
  }

  /// Copies a file or a folder from elsewhere.
  func copy(_ source: String, to name: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
  }

  /// Everything in it goes; that it was not there is fine.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The paths of all Swift files in a folder, at any depth.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
