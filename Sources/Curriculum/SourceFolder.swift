package import FoundationEssentials

/// The Swift files of a folder as strangers left them: read without following links, and within bounds.
package struct SourceFolder: Sendable, Equatable {
  package var files: [SourceFile]
  /// Files that are there and that nobody should compile, each with the reason.
  package var refusals: [FileFailure]

  /// Nobody writes more by hand in an exercise.
  private static let largestFile = 1 << 20
  /// Of all files together: to look through them takes some seconds.
  private static let largestWhole = 4 << 20
  private static let mostFiles = 500
  private static let longestPath = 1000
  /// The compiler writes files whose names are a source's with some thirty bytes more; a file system takes 255.
  private static let longestName = 200

  /// Throws only if the machine does not let us look.
  package static func read(_ folder: URL) throws -> SourceFolder {
    let root = folder.path(percentEncoded: false)
    let tree = try FileTree.read(
      root.hasSuffix("/") ? String(root.dropLast()) : root, ofStranger: longestPath)
    var read = SourceFolder(files: [], refusals: [])
    let sources = tree.paths.filter { $0.hasSuffix(".swift") }.sorted()
    for path in tree.strange where path.hasSuffix(".swift") {
      read.refuse(path, "it is not a plain file with a plain name")
    }
    if let path = tree.tooDeep.first { read.refuseAsTooLong(path) }
    for path in sources.prefix(mostFiles) {
      if let bytes = read.bytes(of: path, in: root) { read.take(path, bytes) }
    }
    if sources.count > mostFiles {
      read.refuse(sources[mostFiles], "there are more than \(mostFiles) Swift files")
    }
    if sources.isEmpty {
      for path in tree.paths.sorted().prefix(mostFiles) {
        if let reason = reasonNotRead(path) { read.refuse(path, reason) }
      }
    }
    return read
  }

  /// Why a file in which somebody's work may well be is none that is read, by its name.
  static func reasonNotRead(_ path: String) -> String? {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    if Archive.isNamed(name) {
      return "it is an archive among other files; unpack it, or hand it in alone"
    }
    return name.hasSuffix(".swift") || name.contains(".swift.")
      ? "the name of a Swift file has to end in .swift; rename it" : nil
  }

  /// The same for a folder by its path below another: a link on the way there could lead to somebody else's files.
  package static func read(_ path: String, below root: URL) throws -> SourceFolder {
    let start = root.path(percentEncoded: false)
    var way = ""
    for name in path.split(separator: "/") {
      way += way.isEmpty ? "\(name)" : "/\(name)"
      guard try Disk.kind(of: "\(start)/\(way)") != .link else {
        var refused = SourceFolder(files: [], refusals: [])
        refused.refuse(way, "it is a link; put the folder itself here")
        return refused
      }
    }
    return try read(root.appending(path: path))
  }

  /// The same for files that are in memory, such as those of an archive.
  package static func of(_ files: [SourceFile]) -> SourceFolder {
    var read = SourceFolder(files: [], refusals: [])
    for file in files.prefix(mostFiles) {
      if file.bytes.count > largestFile {
        read.refuse(file.path, tooLarge)
      } else {
        read.take(file.path, file.bytes)
      }
    }
    if files.count > mostFiles {
      read.refuse(files[mostFiles].path, "there are more than \(mostFiles) Swift files")
    }
    return read
  }

  private static let tooLarge = "it is larger than 1 MB"

  private mutating func take(_ path: String, _ bytes: [UInt8]) {
    if files.reduce(bytes.count, { $0 + $1.bytes.count }) > Self.largestWhole {
      refuse(path, "the Swift files before it are 4 MB together, which is all that is read")
    } else if String(validating: bytes, as: UTF8.self) == nil {
      refuse(path, "it is not text in UTF-8; save it as UTF-8")
    } else if let zero = bytes.firstIndex(of: 0) {
      refuse(path, "it has a zero byte in line \(bytes.line(at: zero)), which no Swift file has")
    } else if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      refuse(path, "it only says where Git LFS keeps the file; hand in the file itself")
    } else if path.utf8.count > Self.longestPath {
      refuseAsTooLong(path)
    } else if path.split(separator: "/").contains(where: { $0.utf8.count > Self.longestName }) {
      refuse("\(path.prefix(80))…", "one of its names is longer than \(Self.longestName) bytes")
    } else if !Self.isPlain(path) {
      refuse(path, "its name has characters that do not belong in a file of Swift code; rename it")
    } else {
      files.append(SourceFile(path: path, bytes: bytes))
    }
  }

  /// Nil for what is refused, or has gone.
  private mutating func bytes(of path: String, in root: String) -> [UInt8]? {
    do {
      switch try Disk.kind(of: "\(root)/\(path)") {
      case .link: refuse(path, "it is a link; put the file itself here")
      case .file(let size) where size <= Self.largestFile:
        return try Disk.read("\(root)/\(path)", limit: Self.largestFile)
      default: refuse(path, Self.tooLarge)
      }
    } catch {
      let failure = error as? FileFailure
      refuse(path, failure?.reason ?? "it cannot be read")
    }
    return nil
  }

  private mutating func refuseAsTooLong(_ path: String) {
    // Shown to its end, it would fill a screen.
    refuse("\(path.prefix(80))…", "its path is longer than \(Self.longestPath) bytes")
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    refusals.append(FileFailure(action: "take", path: path, reason: reason))
  }

  /// The compiler reads some names as options, by how they begin; letters of any script and digits are plain, and so is
  /// what browsers and people put into the name of a copy.
  private static func isPlain(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy { name in
      name.first.map { isOrdinary($0) || "_([".contains($0) } == true
        && name.allSatisfy { isOrdinary($0) || "_+-. ()[]&–’,#@!~=%".contains($0) }
    }
  }

  private static func isOrdinary(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
      || character.unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}
