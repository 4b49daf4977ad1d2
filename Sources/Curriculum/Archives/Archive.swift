/// Why an archive that somebody has handed in is not taken, for the one who made it.
package struct ArchiveRefusal: Error, Equatable, CustomStringConvertible {
  package var description: String
}

/// The Swift files in an archive, read in memory: nothing of it is ever written to a disk.
package struct Archive: Sendable, Equatable {
  /// The Swift files, by the paths that they would have.
  package private(set) var files: [SourceFile] = []
  private var paths: Set<String> = []
  /// What may hold somebody's work and is not read.
  private var leftOut: ArchiveRefusal?
  private var size = 0

  /// Sources are small; what is larger is something else, or a bomb.
  package static let largest = 64 << 20
  private static let largestUnpacked = 16 << 20
  static let largestFile = 2 << 20
  /// Where a Mac puts what a format has no room for.
  package static let sideFolder = "__MACOSX"
  private static let mostEntries = 20_000
  private var entries = 0

  /// What the names of archives end with, also of those that are not taken: their authors have to be told.
  package static let endings = [
    ".zip", ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar.zst", ".7z",
    ".rar",
  ]

  /// Whether a file of this name is taken for an archive.
  package static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Reads a zip, a tar or a gzipped tar, whatever its name says.
  package init(_ bytes: [UInt8]) throws(ArchiveRefusal) {
    if bytes.isEmpty {
      throw ArchiveRefusal(
        description: "It is empty: probably it was not sent completely. Hand it in again.")
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      try add(tar: try Gzip.unpacked(bytes, limit: Self.largest))
    } else if bytes.starts(with: Array("PK".utf8)) {
      try add(zip: bytes)
    } else if let format = Self.otherFormats.first(where: { bytes.starts(with: $0.beginning) }) {
      throw ArchiveRefusal(
        description: "It is packed as \(format.name), which is not read. Pack it as a zip.")
    } else {
      try add(tar: bytes)
    }
    if let leftOut, files.isEmpty { throw leftOut }
    files.sort { $0.path < $1.path }
  }

  /// What is packed in a way that we do not read begins so.
  private static let otherFormats: [(beginning: [UInt8], name: String)] = [
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), (Array("Rar!".utf8), "rar"),
    (Array("BZh".utf8), "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
  ]

  private mutating func add(tar bytes: [UInt8]) throws(ArchiveRefusal) {
    var reader = TarReader(bytes)
    while let entry = try reader.next() {
      guard let path = try path(of: entry.name, kind: entry.kind) else { continue }
      try add(path, bytes[entry.content])
    }
  }

  private mutating func add(zip bytes: [UInt8]) throws(ArchiveRefusal) {
    let reader = try ZipReader(bytes)
    var effort = Inflater.Effort()
    for entry in reader.entries {
      guard let path = try path(of: entry.name, kind: entry.kind) else { continue }
      let content = try reader.content(of: entry, limit: Self.largestFile, effort: &effort)
      try add(path, content[...])
    }
  }

  private mutating func add(_ path: String, _ content: ArraySlice<UInt8>) throws(ArchiveRefusal) {
    size += content.count
    guard size <= Self.largestUnpacked else {
      throw ArchiveRefusal(
        description: "Its Swift files are larger than 16 MB together. Hand in your own files only.")
    }
    files.append(SourceFile(path: path, bytes: Array(content)))
  }

  /// The path of a Swift file; nil for what nobody compiles. Every entry is looked at.
  private mutating func path(
    of name: [UInt8], kind: ArchiveEntryKind
  ) throws(ArchiveRefusal) -> String? {
    entries += 1
    guard entries <= Self.mostEntries else {
      throw ArchiveRefusal(
        description: "It has more than \(Self.mostEntries) entries. Hand in your own files only.")
    }
    let shown = String(decoding: name.prefix(200), as: UTF8.self)
    let path = try Self.path(of: name, shown: shown)
    let names = path.split(separator: "/")
    // What tools keep for themselves, such as the links in a folder of builds.
    if names.contains(where: { $0.hasPrefix(".") }) || names.first == Self.sideFolder[...] {
      return nil
    }
    switch kind {
    case .folder: return nil
    case .link:
      throw ArchiveRefusal(
        description: "`\(shown)` in it is a link. Put the file itself in its place.")
    case .other:
      throw ArchiveRefusal(description: "`\(shown)` in it is neither a file nor a folder.")
    case .file: break
    }
    guard path.hasSuffix(".swift") else {
      if leftOut == nil, let reason = SourceFolder.reasonNotRead(path) {
        leftOut = ArchiveRefusal(description: "There is `\(shown)` in it: \(reason).")
      }
      return nil
    }
    guard paths.insert(path).inserted else {
      throw ArchiveRefusal(description: "`\(shown)` is in it twice. Pack it once.")
    }
    return path
  }

  /// Some programs write the separator of Windows; what leads out of the folder is refused.
  private static func path(of name: [UInt8], shown: String) throws(ArchiveRefusal) -> String {
    guard let text = String(validating: name, as: UTF8.self), !name.contains(0) else {
      throw ArchiveRefusal(description: "A name in it, `\(shown)`, is not text in UTF-8.")
    }
    let path = text.replacing("\\", with: "/")
    let names = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !names.contains(".."), names.first?.hasSuffix(":") != true else {
      throw ArchiveRefusal(
        description: "`\(shown)` in it would be written outside of its folder. "
          + "Pack the folder itself, with paths that begin in it.")
    }
    return names.joined(separator: "/")
  }
}

/// What an entry of an archive is.
enum ArchiveEntryKind {
  case file, folder, link, other
}
