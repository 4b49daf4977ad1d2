import Curriculum
import FoundationEssentials
import Sandbox

/// Which commit of a learner's repository is graded.
package struct GitRevision: Sendable, Equatable, CustomStringConvertible {
  /// A branch, a tag or a commit's full name; absent: what is checked out.
  package var ref: String?
  /// The last commit before this moment, by the date that the commit itself says.
  package var before: Moment?

  package init(ref: String? = nil, before: Moment? = nil) {
    self.ref = ref
    self.before = before
  }

  package var description: String {
    [ref.map { "of `\($0)`" }, before.map { "before \($0.text)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}

/// A point in time that means the same on every machine: with its time of day and its zone.
package struct Moment: Sendable, Equatable {
  /// As it was written.
  package let text: String
  package let secondsSince1970: Int

  /// Such as `2026-01-31T23:59:59Z` or `2026-01-31 18:00+01:00`; nil for all that leaves something to guess.
  package init?(_ text: String) {
    let form = #/(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d))?(?:[Zz]|([+-])(\d\d):?(\d\d))/#
      .asciiOnlyDigits()
    guard let found = text.wholeMatch(of: form)?.output else { return nil }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    let (year, month, day) = (number(found.1), number(found.2), number(found.3))
    let (hour, minute, second) = (number(found.4), number(found.5), number(found.6))
    let zone = number(found.8) * 60 + number(found.9)
    guard let days = Self.days(year, month, day), hour < 24, minute < 60, second < 60,
      number(found.8) < 24, number(found.9) < 60
    else { return nil }
    self.text = text
    secondsSince1970 =
      days * 86_400 + hour * 3600 + minute * 60 + second - (found.7 == "-" ? -zone : zone) * 60
  }

  /// From the first of January 1970, by Gregory's calendar; nil for a day that is not in it.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), year >= 1970 else { return nil }
    func isLeap(_ year: Int) -> Bool {
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
    let months = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...months[month - 1]).contains(day) else { return nil }
    let years = (1970..<year).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
    return years + months.prefix(month - 1).reduce(0, +) + day - 1
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

  /// What has its reason in the repository alone.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private let folder: String
  private let cache: CacheFolder
  private let calls: CompilerCalls
  private let program: String

  init(at path: String, cache: CacheFolder, calls: CompilerCalls) throws {
    // Links on the way to the submission are ours; in it they could lead to somebody else's work.
    let own = URL(filePath: path).resolvingSymlinksInPath().path
    let found = ["\(own)/.git", own].first { folder in
      Self.kind(of: folder) == .typeDirectory && Self.kind(of: "\(folder)/HEAD") == .typeRegular
        && Self.kind(of: "\(folder)/objects") == .typeDirectory
    }
    guard let found else {
      // A learner's doing: in a submodule or a worktree it is a file that leads to the repository.
      let isThere = Self.kind(of: "\(own)/.git") != nil
      throw Refusal(
        description: (isThere
          ? "Its `.git` is damaged, or leads elsewhere."
          : "It has no `.git`, where its commits are: `--ref` and `--before` need them.")
          + " Hand in what `git clone` makes.")
    }
    let folders = (calls.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
    guard let git = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Trouble(description: "Git is needed for `--ref` and `--before`, and is not installed.")
    }
    if let fault = Self.faultOfObjects(in: found) { throw Refusal(description: fault) }
    folder = found
    self.cache = cache
    self.calls = calls
    program = URL(filePath: git).resolvingSymlinksInPath().path
  }

  /// The commit's full name; nil where nothing was committed, or not in time.
  func commit(_ revision: GitRevision) throws -> String? {
    guard let tip = try resolved(revision.ref ?? "HEAD") else {
      // Whose name it is: that of a branch is the grader's, that of the repository's own tip is its author's.
      guard let ref = revision.ref, ref != "HEAD" else { return nil }
      if Self.places(of: ref).contains(where: { Self.kind(of: "\(folder)/\($0)") != nil }) {
        throw Refusal(description: "Its `\(ref)` is damaged.")
      }
      throw Trouble(description: "This repository has no commit, branch or tag `\(ref)`.")
    }
    guard let before = revision.before else { return tip }
    let name = try git(["rev-list", "-1", "--min-age=\(before.secondsSince1970)", tip])
    let text = String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }

  /// The oldest commits of a clone that has only the newest ones; Git would miss what comes before.
  private var ends: [String] {
    text(of: "shallow", atMost: 1 << 20)?.split(separator: "\n").map(String.init)
      .filter(Self.isCommit) ?? []
  }

  var isShallow: Bool { !ends.isEmpty }

  /// All files of a commit as a tar.
  func archive(of commit: String) throws -> [UInt8] {
    try git(["archive", "--format=tar", commit])
  }

  /// Read by us, as files: no program of anybody's is asked what a name stands for.
  ///
  /// Nothing that was read is ever quoted: who could have us read another's file must not learn what is in it.
  private func resolved(_ name: String, depth: Int = 0) throws -> String? {
    if Self.isCommit(name) { return name.lowercased() }
    guard depth < 5, Self.isPlain(name) else { return nil }
    for place in Self.places(of: name) {
      guard let text = loose(place) ?? packed(place) else { continue }
      guard text.hasPrefix("ref: ") || Self.isCommit(text) else {
        throw Refusal(description: "Its \(depth == 0 ? place : "HEAD") is damaged.")
      }
      return try resolved(
        text.hasPrefix("ref: ") ? String(text.dropFirst(5)) : text, depth: depth + 1)
    }
    return nil
  }

  private static func places(of name: String) -> [String] {
    name == "HEAD" || name.hasPrefix("refs/")
      ? [name] : ["refs/heads/\(name)", "refs/tags/\(name)", "refs/remotes/origin/\(name)"]
  }

  private static func isCommit(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// What Git itself would take for the name of a branch, and a bit less.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      && !name.unicodeScalars.contains {
        $0.value <= 0x20 || "~^:?*[\\\u{7F}".unicodeScalars.contains($0)
      }
  }

  private func loose(_ ref: String) -> String? {
    text(of: ref, atMost: 1024).map { String($0.prefix { !$0.isNewline }) }
  }

  private func packed(_ ref: String) -> String? {
    text(of: "packed-refs", atMost: 4 << 20)?.split(separator: "\n")
      .first { $0.hasSuffix(" \(ref)") }.map { String($0.prefix { $0 != " " }) }
  }

  /// Of a plain file that no link has a part in; a pipe would have us wait for ever.
  private func text(of name: String, atMost limit: Int) -> String? {
    let file = URL(filePath: "\(folder)/\(name)")
    let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular, fileSize(facts) <= limit,
      file.resolvingSymlinksInPath().path == file.path
    else { return nil }
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What keeps Git from being shown its objects: they lead to another repository, which could be somebody else's,
  /// or are such that Git would wait for them.
  private static func faultOfObjects(in folder: String) -> String? {
    func names(in folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.map { "\(folder)/\($0)" }
    }
    let folders = names(in: "\(folder)/objects")
    let files = folders.flatMap(names)
    let kinds = (folders + files).map(kind)
    if kind(of: "\(folder)/commondir") != nil || kinds.contains(.typeSymbolicLink)
      || files.contains(where: { $0.hasSuffix("/info/alternates") })
    {
      return "It borrows objects of another repository. Hand in one that has its own, as `git "
        + "clone` makes it."
    }
    return kinds.allSatisfy { [.typeRegular, .typeDirectory].contains($0) }
      ? nil : "Some of its objects are no plain files. Hand in what `git clone` makes."
  }

  private static func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private func git(_ arguments: [String]) throws -> [UInt8] {
    try cache.withScratch { scratch throws(GradingFailure) -> Result<[UInt8], Refusal> in
      do {
        return .success(try output(of: arguments, in: scratch))
      } catch let refusal as Refusal {
        return .failure(refusal)
      } catch {
        throw .disk("\(error)")
      }
    }.get()
  }

  private func output(of arguments: [String], in scratch: URL) throws -> [UInt8] {
    let outcome = try run(arguments, in: scratch)
    guard outcome.end != .flooded, !outcome.isOutputCut else {
      throw Refusal(
        description: "Its files are larger than \(Archive.largest >> 20) MB together. "
          + "Hand in your own files only.")
    }
    switch outcome.end {
    case .exited(0): return outcome.output
    case .exited(128), .exited(255):
      throw Refusal(description: "Git cannot read it: objects of it are missing or damaged.")
    case .timedOut, .signalled:
      // The repository's doing, if Git itself works where there is nothing of it to read.
      guard try run(["--version"], in: scratch).end == .exited(0) else { break }
      throw Refusal(
        description: "Git breaks off on it, or does not come to an end. Hand in a repository that "
          + "`git clone` can copy, with your own files only.")
    default: break
    }
    let words = String(decoding: outcome.errors.prefix(500), as: UTF8.self)
    throw Trouble(description: "Git could not read this repository (\(outcome.end)). \(words)")
  }

  /// What was committed, byte for byte: whatever the repository's own attributes would make of it.
  private static let attributes =
    "* -export-ignore -export-subst -text -ident -filter !working-tree-encoding\n"

  /// Says that the names of objects are made by SHA-256.
  private static let longNames =
    "[core]\nrepositoryFormatVersion = 1\n[extensions]\nobjectFormat = sha256\n"

  private func run(_ arguments: [String], in scratch: URL) throws -> Outcome {
    let own = scratch.appending(path: "git").path
    for name in ["objects", "refs", "info"] {
      try FileManager.default.createDirectory(
        atPath: "\(own)/\(name)", withIntermediateDirectories: true)
    }
    try Data("ref: refs/heads/none\n".utf8).write(to: URL(filePath: "\(own)/HEAD"))
    try Data(Self.attributes.utf8).write(to: URL(filePath: "\(own)/info/attributes"))
    if !ends.isEmpty {
      try Data(ends.map { "\($0)\n" }.joined().utf8).write(to: URL(filePath: "\(own)/shallow"))
    }
    if let commit = arguments.last, Self.isCommit(commit), commit.utf8.count == 64 {
      try Data(Self.longNames.utf8).write(to: URL(filePath: "\(own)/config"))
    }
    var limits = Limits(wall: .seconds(60), memory: 8 << 30)
    limits.output = Archive.largest
    limits.flood = Archive.largest + (1 << 20)
    let system = ["/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache"].filter {
      FileManager.default.fileExists(atPath: $0)
    }
    let level = calls.confinement
    return try Sandbox.run(
      Command(
        executable: program, arguments: arguments,
        environment: [
          "GIT_DIR": own, "GIT_ALTERNATE_OBJECT_DIRECTORIES": Self.quoted("\(folder)/objects"),
          "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": own,
          "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "LC_ALL": "C",
        ], directory: "/"),
      limits: limits,
      confinement: level == .none
        ? nil
        : Confinement(
          readable: system + ["\(folder)/objects", own], startsPrograms: true, level: level))
  }

  /// As one folder of a list that is parted by colons.
  private static func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
