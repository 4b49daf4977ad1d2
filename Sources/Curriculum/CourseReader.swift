/// Reads a course's files and notes what is wrong with them; every path is relative to the course's root.
struct CourseReader {
  static let largestText = 1 << 20

  let root: String
  var problems: [CourseProblem] = []

  init(root: String) { self.root = root }

  func kind(of path: String) -> Disk.Kind {
    // What cannot be looked at is told of when it is read.
    (try? Disk.kind(of: "\(root)/\(path)")) ?? .other
  }

  /// Nil, with a problem noted, unless it is a plain file of UTF-8 text of a sensible size.
  mutating func bytes(_ path: String) -> [UInt8]? {
    switch kind(of: path) {
    case .nothing: return nil
    case .link: problems.append(.link(path))
    case .folder: problems.append(.folderInsteadOfFile(path))
    case .other: problems.append(.unreadable(path, reason: "it is no plain file"))
    case .file(let size) where size > Self.largestText:
      problems.append(.tooLarge(path, size: size))
    case .file:
      do {
        guard let bytes = try Disk.read("\(root)/\(path)", limit: Self.largestText) else {
          return nil
        }
        if let offset = Self.firstFault(in: bytes) {
          problems.append(.notText(path, line: bytes.line(at: offset)))
          return nil
        }
        return bytes
      } catch let failure as FileFailure {
        problems.append(.unreadable(path, reason: failure.reason))
      } catch {
        problems.append(.unreadable(path, reason: "\(error)"))
      }
    }
    return nil
  }

  /// The text without a byte order mark.
  mutating func text(_ path: String) -> String? {
    guard let bytes = bytes(path) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.starts(with: mark) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  /// The names in a folder without those that begin with a period; empty if there is none.
  mutating func names(in path: String) -> [String] {
    switch kind(of: path) {
    case .nothing: return []
    case .folder: break
    case .link:
      problems.append(.link(path))
      return []
    case .file, .other:
      problems.append(.fileInsteadOfFolder(path))
      return []
    }
    do {
      return try Disk.names(in: "\(root)/\(path)").filter { !$0.hasPrefix(".") }
    } catch {
      problems.append(.unreadable(path, reason: (error as? FileFailure)?.reason ?? "\(error)"))
      return []
    }
  }

  /// Every Swift file below a folder, sorted; anything else there is a problem.
  mutating func swiftFiles(in folder: String) -> [SourceFile] {
    var files: [SourceFile] = []
    collect(in: folder, prefix: "", into: &files)
    return files.sorted { $0.path < $1.path }
  }

  private mutating func collect(
    in folder: String, prefix: String, into files: inout [SourceFile]
  ) {
    for name in names(in: prefix.isEmpty ? folder : "\(folder)/\(prefix.dropLast())") {
      let path = "\(folder)/\(prefix)\(name)"
      if kind(of: path) == .folder {
        collect(in: folder, prefix: "\(prefix)\(name)/", into: &files)
      } else if name.hasSuffix(".swift") {
        if let bytes = bytes(path) {
          files.append(SourceFile(path: prefix + name, bytes: bytes))
        }
      } else {
        problems.append(.notSwift(path))
      }
    }
  }

  /// The offset of the first byte that is not UTF-8 or is a NUL.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    if let zero = bytes.firstIndex(of: 0) { return zero }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count)
  }
}

extension [UInt8] {
  /// The number of the line that an offset lies in.
  func line(at offset: Int) -> Int { 1 + self[..<offset].count { $0 == UInt8(ascii: "\n") } }
}

extension CourseProblem {
  fileprivate static func link(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This is a symbolic link, which a course may not have.",
      fix: "Put the file itself here.")
  }

  fileprivate static func folderInsteadOfFile(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This is a folder where a file should be.",
      fix: "Rename the folder, or move the file that you meant here.")
  }

  fileprivate static func fileInsteadOfFolder(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This is not a folder, as it should be.",
      fix: "Make it a folder and put the files in it.")
  }

  fileprivate static func unreadable(_ path: String, reason: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "This could not be read: \(reason).",
      fix: "See to it that it is a plain file that you may read.")
  }

  fileprivate static func tooLarge(_ path: String, size: Int) -> CourseProblem {
    CourseProblem(
      file: path, message: "The file has \(size) bytes; the limit is \(CourseReader.largestText).",
      fix: "Make it smaller, or split it.")
  }

  fileprivate static func notText(_ path: String, line: Int) -> CourseProblem {
    CourseProblem(
      file: path, line: line, message: "The file is not UTF-8 text.",
      fix: "Save it in the encoding UTF-8, or remove it if it is not text.")
  }

  fileprivate static func notSwift(_ path: String) -> CourseProblem {
    CourseProblem(
      file: path, message: "Only Swift files belong here.", fix: "Move or delete this file.")
  }
}
