import Curriculum
package import FoundationEssentials
import Sandbox

/// The grades of one run over submissions, on disk: neither their number nor a kill matters then.
package final class GradeJournal: Sendable {
  /// Which run a journal belongs to.
  package struct Run: Sendable, Equatable {
    /// The same for the same command on the same course.
    package var id: String
    /// Everything that a grade depends on besides the submission: another basis, other grades.
    package var basis: String

    package init(id: String, basis: String) {
      self.id = id
      self.basis = basis
    }
  }

  /// What was there when the journal was opened.
  package enum Former: Sendable, Equatable {
    case none
    /// A run of the same that broke off after so many submissions.
    case interrupted(graded: Int)
    /// A run of the same whose grades would be others today.
    case outdated
    /// A run of the same that goes on at this moment.
    case underWay
  }

  /// What memory keeps of a graded submission: its status, and where the rest is.
  package struct Entry: Sendable, Equatable {
    package let status: SubmissionGrade.Status
    fileprivate let place: Range<Int>
  }

  package let former: Former
  private let log: LineLog
  /// By path: what may be taken over from an interrupted run.
  private let known: [String: (content: String, entry: Entry)]

  /// Goes on with an interrupted run of the same if asked to, else starts anew.
  package init(in folder: URL, of run: Run, resuming: Bool) throws {
    Self.sweep(folder)
    let path = folder.appending(path: run.id).path
    guard let log = try LineLog.open("\(path).jsonl") else {
      self.log = try Self.ownLog(beside: path)
      former = .underWay
      known = [:]
      try Self.begin(self.log, of: run)
      return
    }
    self.log = log
    var isOurs: Bool?
    var known: [String: (content: String, entry: Entry)] = [:]
    let end = try log.forEachLine { place, bytes in
      guard isOurs != nil else {
        isOurs = (try? Header(record: bytes)) == Header(basis: run.basis)
        return isOurs == true
      }
      // A line that nobody can read is a submission to be graded again.
      if let line = try? Line(record: bytes), line.graded.status != .error {
        known[line.graded.path] = (line.content, Entry(status: line.graded.status, place: place))
      }
      return true
    }
    former =
      isOurs == false ? .outdated : known.isEmpty ? .none : .interrupted(graded: known.count)
    guard resuming, isOurs == true else {
      self.known = [:]
      try Self.begin(log, of: run)
      return
    }
    self.known = known
    // What the killed writer had begun.
    try log.cut(at: end)
  }

  /// What an interrupted run has found for a submission whose files are still the same.
  package func entry(of path: String, content: () -> String) -> Entry? {
    guard let known = known[path], known.content == content() else { return nil }
    return known.entry
  }

  /// Writes the grades down; `content` names the files that they are for.
  package func append(_ graded: SubmissionGrade, content: String) throws -> Entry {
    let line = Line(content: content, graded: graded)
    return Entry(status: graded.status, place: try log.append(line.record))
  }

  /// The grades behind an entry.
  package func grades(of entry: Entry) throws -> SubmissionGrade {
    let bytes = try log.read(entry.place)
    do {
      return try Line(record: bytes).graded
    } catch {
      throw FileFailure(action: "read", path: log.path, reason: "somebody else has changed it")
    }
  }

  /// To be called when every report is written: there is nothing to go on with any more.
  package func remove() throws {
    try log.remove()
  }

  private static func begin(_ log: LineLog, of run: Run) throws {
    try log.cut(at: 0)
    _ = try log.append(Header(basis: run.basis).record)
  }

  /// For the second of two runs of the same: nobody can go on with it.
  private static func ownLog(beside path: String) throws -> LineLog {
    let own = "\(path)-\(ProcessInfo.processInfo.processIdentifier).jsonl"
    guard let log = try LineLog.open(own) else {
      throw FileFailure(action: "lock", path: own, reason: "another process has it")
    }
    return log
  }

  private static let longestWait: TimeInterval = 30 * 24 * 60 * 60

  /// Removes what nobody will go on with: of second runs that were killed, and of a month ago.
  private static func sweep(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".jsonl") {
      let path = folder.appending(path: name).path
      let process = name.dropLast(6).split(separator: "-").dropFirst().first.flatMap { Int32($0) }
      let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let isOld = (changed as? Date).map { $0.addingTimeInterval(longestWait) < .now } ?? false
      let isForeign = process.map { $0 != ProcessInfo.processInfo.processIdentifier } ?? isOld
      // One that can be opened is nobody's any more; another process may sweep at the same time.
      if isForeign, let log = (try? LineLog.open(path)) ?? nil { try? log.remove() }
    }
  }
}

/// The first line.
private struct Header: RecordField, Equatable {
  private static let schema = "atelier.run/4"
  var basis: String

  init(basis: String) {
    self.basis = basis
  }

  init(from record: inout RecordReader) throws {
    guard try String(from: &record) == Self.schema else { throw RecordError() }
    basis = try String(from: &record)
  }

  func write(to record: inout RecordWriter) {
    Self.schema.write(to: &record)
    basis.write(to: &record)
  }
}

/// Every other line.
private struct Line: RecordField {
  var content: String
  var graded: SubmissionGrade

  init(content: String, graded: SubmissionGrade) {
    self.content = content
    self.graded = graded
  }

  init(from record: inout RecordReader) throws {
    content = try String(from: &record)
    graded = try SubmissionGrade(from: &record)
  }

  func write(to record: inout RecordWriter) {
    content.write(to: &record)
    graded.write(to: &record)
  }
}
