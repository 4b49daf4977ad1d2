import Foundation

/// A folder for one check: real files, so that any code can work with it, and gone with the object.
///
///     let folder = ScratchFolder(["draft.txt": "Hello"])
///     let store = DraftStore(folder: folder.url)
///     try store.delete("draft")
///     XCTAssertEqual(folder.names, [])
public final class ScratchFolder: Sendable {
  /// The address to hand to the code under test.
  public let url: URL

  /// Makes the folder with these files, each with its text.
  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("TestDoubles-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The files in it and in its folders, sorted, as paths from here.
  public var names: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = url.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The text of a file; nil if there is none, or if it is no text.
  public func text(of name: String) -> String? {
    data(of: name).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// What stands in a file; nil if there is none.
  public func data(of name: String) -> Data? {
    try? Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Puts a text into a file, as if it had been there before.
  public func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts a folder where the file should be: from now on nobody can write or read it as a file.
  public func block(_ name: String) throws {
    let file = url.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
  }
}
