import Curriculum
import FoundationEssentials

/// The list of a built kit's files with their sizes and digests, which lies beside them.
enum KitContents {
  /// Names how a kit's folder is laid out: another layout needs another name.
  static let form = "kit/3"
  private static let name = "contents.json"

  private struct Entry: Codable {
    var size: Int
    var digest: String
  }

  /// Writes the list of what is in the folder now.
  static func write(in folder: String) throws(GradingFailure) {
    do {
      var entries: [String: Entry] = [:]
      for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
        entries[file] = Entry(size: bytes.count, digest: ContentDigest.hex(of: bytes))
      }
      try JSONEncoder().encode(entries).write(to: URL(filePath: "\(folder)/\(name)"))
    } catch {
      throw .disk("The files in \(folder) cannot be listed.")
    }
  }

  /// Whether each file is there in its full length: quick enough for every use.
  static func areComplete(in folder: String) -> Bool {
    guard let entries = entries(in: folder) else { return false }
    return entries.allSatisfy { file, entry in
      let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(file)"), options: .mappedIfSafe)
      return bytes?.count == entry.size
    }
  }

  /// Whether each file is byte for byte as it was made.
  static func areWhole(in folder: String) -> Bool {
    guard let entries = entries(in: folder) else { return false }
    return entries.allSatisfy { file, entry in
      let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
      return bytes.map { ContentDigest.hex(of: $0) } == entry.digest
    }
  }

  private static func entries(in folder: String) -> [String: Entry]? {
    guard let text = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")) else { return nil }
    return try? JSONDecoder().decode([String: Entry].self, from: text)
  }
}
