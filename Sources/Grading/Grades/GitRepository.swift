import Curriculum
import FoundationEssentials
import Sandbox

/// Which commit of a learner's repository is graded.
package struct GitRevision: Sendable, Equatable, CustomStringConvertible {
  /// A branch, a tag or a commit's full name; absent: what is checked out.
  package var ref: String?
  /// The last commit before this moment, by the date that the commit itself says.
  package var before: String?

  package init(ref: String? = nil, before: String? = nil) {
    self.ref = ref
    self.before = before
  }

  package var description: String {
    [ref.map { "of `\($0)`" }, before.map { "before \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}

/// A stranger's repository, of which Git is shown nothing but the objects.
///
/// Its own settings could name programs to run, so they are never read: Git works in an empty
/// repository of ours, confined, and borrows the stranger's objects.
struct GitRepository {
  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  private let folder: String
  private let cache: CacheFolder
  private let calls: CompilerCalls
  private let program: String

  init(at path: String, cache: CacheFolder, calls: CompilerCalls) throws {
    let candidates = ["\(path)/.git", path].map { URL(filePath: $0).resolvingSymlinksInPath().path }
    let found = candidates.first { folder in
      ["HEAD", "objects"].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
    guard let found else {
      throw Trouble(description: "This is no Git repository, and `--ref` or `--before` needs one.")
    }
    let folders = (calls.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let git = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Trouble(description: "Git is needed for `--ref` and `--before`, and is not installed.")
    }
    folder = found
    self.cache = cache
    self.calls = calls
    program = URL(filePath: git).resolvingSymlinksInPath().path
  }

  /// The commit's full name; nil where nothing was committed in time.
  func commit(_ revision: GitRevision) throws -> String? {
    let tip = try resolved(revision.ref ?? "HEAD", depth: 0)
    guard let before = revision.before else { return tip }
    let name = try git(["rev-list", "-1", "--before=\(before)", tip])
    let text = String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }

  /// All files of a commit as a tar.
  func archive(of commit: String) throws -> [UInt8] {
    try git(["archive", "--format=tar", commit])
  }

  /// Read by us, as files: no program of anybody's is asked what a name stands for.
  private func resolved(_ name: String, depth: Int) throws -> String {
    if [40, 64].contains(name.utf8.count), name.allSatisfy(\.isHexDigit) {
      return name.lowercased()
    }
    let isPlain = !name.hasPrefix("-") && !name.split(separator: "/").contains("..")
    let places =
      name == "HEAD" || name.hasPrefix("refs/")
      ? [name] : ["refs/heads/\(name)", "refs/tags/\(name)", "refs/remotes/origin/\(name)"]
    for place in places where isPlain && depth < 5 {
      guard let text = loose(place) ?? packed(place) else { continue }
      return try resolved(
        text.hasPrefix("ref: ") ? String(text.dropFirst(5)) : text, depth: depth + 1)
    }
    throw Trouble(description: "This repository has no commit, branch or tag `\(name)`.")
  }

  private func loose(_ ref: String) -> String? {
    let path = "\(folder)/\(ref)"
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    guard facts?[.type] as? FileAttributeType == .typeRegular, fileSize(facts) < 1024
    else { return nil }
    let text = (try? Data(contentsOf: URL(filePath: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text.map { String($0.prefix { !$0.isNewline }) }
  }

  private func packed(_ ref: String) -> String? {
    let file = URL(filePath: "\(folder)/packed-refs")
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").first { $0.hasSuffix(" \(ref)") }
      .map { String($0.prefix { $0 != " " }) }
  }

  private func git(_ arguments: [String]) throws -> [UInt8] {
    try cache.withScratch { scratch throws(GradingFailure) in
      do {
        return try run(arguments, in: scratch)
      } catch {
        throw .disk("\(error)")
      }
    }
  }

  private func run(_ arguments: [String], in scratch: URL) throws -> [UInt8] {
    let own = scratch.appending(path: "git").path
    for name in ["objects", "refs"] {
      try FileManager.default.createDirectory(
        atPath: "\(own)/\(name)", withIntermediateDirectories: true)
    }
    try Data("ref: refs/heads/none\n".utf8).write(to: URL(filePath: "\(own)/HEAD"))
    var limits = Limits(wall: .seconds(60))
    limits.output = Archive.largest
    limits.flood = Archive.largest + (1 << 20)
    let system = ["/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache"].filter {
      FileManager.default.fileExists(atPath: $0)
    }
    let level = calls.confinement
    let outcome = try Sandbox.run(
      Command(
        executable: program, arguments: arguments,
        environment: [
          "GIT_DIR": own, "GIT_ALTERNATE_OBJECT_DIRECTORIES": "\(folder)/objects",
          "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": own,
          "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "LC_ALL": "C",
        ], directory: "/"),
      limits: limits,
      confinement: level == .none
        ? nil
        : Confinement(
          readable: system + ["\(folder)/objects", own], startsPrograms: true, level: level))
    guard outcome.end == .exited(0), !outcome.isOutputCut else {
      let words = String(decoding: outcome.errors.prefix(500), as: UTF8.self)
      throw Trouble(description: "Git could not read this repository (\(outcome.end)). \(words)")
    }
    return outcome.output
  }
}
