import Grading
import Reports
import Sandbox

/// Why reports are not the parts of one run, in words that name them.
struct MergeProblem: Error, Equatable, CustomStringConvertible {
  var description: String
}

/// Reports of parts, joined into the report that one machine would have written.
struct Merge {
  /// A report with the name of its file.
  typealias Part = (file: String, document: GradeDocument)

  let header: ReportHeader
  let submissions: [SubmissionGrade]

  init(_ parts: [Part]) throws(MergeProblem) {
    guard let first = parts.first else { throw MergeProblem(description: "There is no report.") }
    for part in parts.dropFirst() { try Self.expectSameRun(first, part) }
    var header = first.document.header
    header.shard = nil
    // Together they are no safer than the least of them.
    let levels = parts.compactMap { ConfinementLevel(rawValue: $0.document.header.confinement) }
    if levels.count == parts.count, let least = levels.min() { header.confinement = least.rawValue }
    self.header = header
    submissions = try Self.joined(parts)
  }

  private static func expectSameRun(_ one: Part, _ other: Part) throws(MergeProblem) {
    let (first, second) = (one.document.header, other.document.header)
    for (what, a, b) in [
      ("the course", first.course, second.course), ("Swift", first.toolchain, second.toolchain),
      ("Atelier", first.tool, second.tool),
    ] where a != b {
      throw MergeProblem(
        description: "\(one.file) and \(other.file) do not belong together: \(what) is "
          + "\(a.prefix(200)) in one and \(b.prefix(200)) in the other.")
    }
  }

  private static func joined(_ parts: [Part]) throws(MergeProblem) -> [SubmissionGrade] {
    if parts.allSatisfy({ $0.document.header.shard == nil }) { return try byPath(parts) }
    var places: [Int: SubmissionGrade] = [:]
    let shards = try shards(of: parts)
    for (part, shard) in shards {
      guard shard.places.count == part.document.submissions.count else {
        throw MergeProblem(description: "\(part.file) does not hold what it says. Grade it again.")
      }
      for (place, submission) in zip(shard.places, part.document.submissions) {
        guard places.updateValue(submission, forKey: place) == nil else {
          throw MergeProblem(description: "\(part.file) holds submissions of another shard.")
        }
      }
    }
    let total = shards[0].shard.total
    guard places.count == total, places.keys.allSatisfy((0..<total).contains) else {
      throw MergeProblem(
        description: "Of \(total) submissions the shards hold \(places.count). Grade them again.")
    }
    return (0..<total).compactMap { places[$0] }
  }

  /// All of one run, each once, and none missing.
  private static func shards(
    of parts: [Part]
  ) throws(MergeProblem) -> [(part: Part, shard: Shard)] {
    var files: [Int: String] = [:]
    var shards: [(part: Part, shard: Shard)] = []
    for part in parts {
      guard let shard = part.document.header.shard else {
        throw MergeProblem(description: "\(part.file) is a whole report, the others are shards.")
      }
      guard (1...ShardRequest.most).contains(shard.of), (1...shard.of).contains(shard.number) else {
        throw MergeProblem(description: "\(part.file) does not hold what it says. Grade it again.")
      }
      let run = shards.first?.shard ?? shard
      guard shard.of == run.of, shard.run == run.run, shard.total == run.total else {
        throw MergeProblem(
          description: "\(parts[0].file) and \(part.file) are not shards of one run: "
            + "the submissions, the exercises or the number of shards differ.")
      }
      if let other = files.updateValue(part.file, forKey: shard.number) {
        throw MergeProblem(
          description: "Shard \(shard.number)/\(shard.of) is there twice: "
            + "\(other) and \(part.file). Leave one out.")
      }
      shards.append((part, shard))
    }
    let missing = (1...shards[0].shard.of).filter { files[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(shards[0].shard.of)" }.joined(separator: ", ")
      throw MergeProblem(
        description: "Missing: shard \(names). Run `atelier grade` with `--shard "
          + "\(missing[0])/\(shards[0].shard.of)`, and name its report, too.")
    }
    return shards
  }

  /// Reports of whole classes: whichever comes first, the order is that of the paths.
  private static func byPath(_ parts: [Part]) throws(MergeProblem) -> [SubmissionGrade] {
    // By bytes: two names that a reader takes for the same are two folders all the same.
    var files: [[UInt8]: String] = [:]
    for part in parts {
      for submission in part.document.submissions {
        if let other = files.updateValue(part.file, forKey: Array(submission.path.utf8)) {
          throw MergeProblem(
            description: "\(submission.path) is there twice: in \(other) and \(part.file). "
              + "Leave one out.")
        }
      }
    }
    return parts.flatMap(\.document.submissions).sorted { $0.path < $1.path }
  }
}
