import Curriculum
import FoundationEssentials

/// The list of a built kit's files with their sizes and digests, which lies beside them.
enum KitContents {
  /// Names how a kit's folder is laid out: another layout needs another name.
  static let form = "kit/7"
  private static let name = "contents"

  private struct Entry: RecordField {
    var file: String
    var size: Int
    var digest: String

    init(file: String, bytes: Data) {
      self.file = file
      size = bytes.count
      digest = ContentDigest.hex(of: bytes)
    }

    init(from record: inout RecordReader) throws {
      file = try String(from: &record)
      size = try Int(from: &record)
      digest = try String(from: &record)
    }

    func write(to record: inout RecordWriter) {
      file.write(to: &record)
      size.write(to: &record)
      digest.write(to: &record)
    }
  }

  /// Writes the list of what is in the folder now.
  static func write(in folder: String) throws(GradingFailure) {
    do {
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
        Entry(file: $0, bytes: try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
      }
      try Data(entries.record).write(to: URL(filePath: "\(folder)/\(name)"))
    } catch {
      throw .disk("The files in \(folder) cannot be listed.")
    }
  }

  /// Whether each file is there in its full length: quick enough for every use.
  static func areComplete(in folder: String) -> Bool {
    guard let entries = entries(in: folder) else { return false }
    return entries.allSatisfy { entry in
      let file = URL(filePath: "\(folder)/\(entry.file)")
      return (try? Data(contentsOf: file, options: .mappedIfSafe))?.count == entry.size
    }
  }

  /// The same of the folder that a file of a kit lies in.
  static func areComplete(around file: String) -> Bool {
    areComplete(in: URL(filePath: file).deletingLastPathComponent().path)
  }

  /// Whether each file is byte for byte as it was made.
  static func areWhole(in folder: String) -> Bool {
    guard let entries = entries(in: folder) else { return false }
    return entries.allSatisfy { entry in
      let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(entry.file)"))
      return bytes.map { ContentDigest.hex(of: $0) } == entry.digest
    }
  }

  /// Nil if there is no list that can be read; an empty one is none.
  private static func entries(in folder: String) -> [Entry]? {
    let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    let entries = bytes.flatMap { try? [Entry](record: $0) } ?? []
    return entries.isEmpty ? nil : entries
  }
}
