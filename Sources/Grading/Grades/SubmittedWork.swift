import Curriculum
import FoundationEssentials

/// What a submission holds, found out once for all exercises.
enum SubmittedWork {
  case folder
  /// What an archive or a commit holds, by paths that begin in it.
  case files([SourceFile])
  /// Not to be graded, and why: through the learner's fault, or nobody's.
  case unusable(Grade.Status, String)

  /// An exercise's files; those of an archive may stand in a single folder around everything.
  static func files(
    of exercise: Exercise, among files: [SourceFile], isSingle: Bool
  ) -> [SourceFile] {
    for files in [files, withoutOuterFolder(files, of: exercise)] {
      let own = below("\(exercise.id)/", files)
      if !own.isEmpty { return own }
    }
    return isSingle ? withoutOuterFolder(files, of: exercise) : []
  }

  private static func below(_ prefix: String, _ files: [SourceFile]) -> [SourceFile] {
    files.compactMap {
      $0.path.hasPrefix(prefix)
        ? SourceFile(path: String($0.path.dropFirst(prefix.count)), bytes: $0.bytes) : nil
    }
  }

  private static func withoutOuterFolder(
    _ files: [SourceFile], of exercise: Exercise
  ) -> [SourceFile] {
    guard let first = files.first?.path.split(separator: "/"), first.count > 1 else { return files }
    let outer = "\(first[0])/"
    // A layer's folder belongs to the exercise.
    guard !exercise.modules.contains(where: { "\($0.name)/" == outer }),
      files.allSatisfy({ $0.path.hasPrefix(outer) })
    else { return files }
    return below(outer, files)
  }
}

/// Foundation's number of bytes, of whatever type it is; too large where it says none.
func fileSize(_ facts: [FileAttributeKey: Any]?) -> Int {
  (facts?[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? .max
}

/// Looks into submissions of every kind: folders, archives and, where a revision is wanted, repositories.
package struct SubmissionReader: Sendable {
  /// Which commit of a repository is graded; absent where folders are graded as they stand.
  package var revision: GitRevision?
  private let cache: CacheFolder
  private let calls: CompilerCalls

  package init(_ library: KitLibrary, revision: GitRevision? = nil) {
    cache = library.cache
    calls = library.calls
    self.revision = revision
  }

  func work(of submission: Submission) -> SubmittedWork {
    let path = submission.path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    switch facts?[.type] as? FileAttributeType {
    case nil where path.unicodeScalars.contains("\u{FFFD}"):
      return .unusable(.error, "The name of \(path) is not text in UTF-8. Give it another one.")
    case nil: return .unusable(.error, "\(path) is not there.")
    case .typeRegular? where Archive.isNamed(path):
      return archive(at: path, size: fileSize(facts))
    case .typeRegular?: return .unusable(.error, "\(path) is a file; a submission is a folder.")
    case .typeDirectory?: break
    case .typeSymbolicLink? where submission.folder == nil && submission.single == nil: break
    // What lies in a class, and what is one exercise's work, a learner may have put there: it could lead to somebody
    // else's.
    case .typeSymbolicLink?:
      return .unusable(
        .refused, "\(submission.name) is a link. Put the folder or the archive itself here.")
    default:
      return .unusable(
        submission.folder == nil ? .error : .refused,
        "\(submission.name) is neither a folder nor an archive.")
    }
    guard Submission.isFolder(path) else {
      return .unusable(.error, "\(path) is a link to nothing that could be graded.")
    }
    if let revision { return commit(revision, of: path) }
    if let only = Self.onlyArchive(in: path) { return archive(at: only.path, size: only.size) }
    return .folder
  }

  /// Of a folder with nothing else in it, as services make one for each learner around what was handed in.
  private static func onlyArchive(in folder: String) -> (path: String, size: Int)? {
    let shown = Submission.shownNames(in: folder)
    guard shown.count == 1, Archive.isNamed(shown[0]) else { return nil }
    let path = "\(folder)/\(shown[0])"
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (path, fileSize(facts))
  }

  private func archive(at path: String, size: Int) -> SubmittedWork {
    let name = URL(filePath: path).lastPathComponent
    guard size <= Archive.largest else {
      return .unusable(
        .refused, "\(name) is larger than \(Archive.largest >> 20) MB. Hand in your own files only."
      )
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      return .unusable(.error, "\(path) cannot be read.")
    }
    return Self.archive(Array(data), named: name)
  }

  private static func archive(_ bytes: [UInt8], named name: String) -> SubmittedWork {
    do {
      return .files(try Archive(bytes).files)
    } catch {
      return .unusable(.refused, "\(name) is not taken. \(error)")
    }
  }

  private func commit(_ revision: GitRevision, of path: String) -> SubmittedWork {
    do {
      let repository = try GitRepository(at: path, cache: cache, calls: calls)
      guard let commit = try repository.commit(revision) else {
        return .unusable(
          .missingFile,
          "There is no commit \(revision) in this repository"
            + (repository.isShallow
              ? ", which has only the newest ones. Hand in a whole clone." : "."))
      }
      return Self.archive(try repository.archive(of: commit), named: "The commit \(commit)")
    } catch let refusal as GitRepository.Refusal {
      return .unusable(.refused, "This repository is not taken. \(refusal)")
    } catch {
      return .unusable(.error, "\(path): \(error)")
    }
  }
}
