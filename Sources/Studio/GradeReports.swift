import Curriculum
import FoundationEssentials
import Grading
import Reports

/// Writes what a run has graded to every place that was asked for, one submission at a time.
struct GradeReports {
  let place: Place
  let requests: [ReportRequest]
  let header: ReportHeader

  /// Files first: somebody who stops reading standard output must not cost one.
  func write(_ graded: some SubmissionGrades) throws {
    let totals = try totals(of: graded)
    let failed = try writeFiles(of: graded, totals)
    if let request = requests.first(where: { $0.file == nil }) {
      try write(graded, as: request.format, totals) { try place.console.print(raw: $0) }
    } else if place.console.options.verbosity != .quiet {
      try printSummary(of: graded)
    }
    if !failed.isEmpty { throw Failure.reportsNotWritten(failed) }
  }

  /// For people.
  private func printSummary(of graded: some SubmissionGrades) throws {
    var view = SubmissionsView(confinement: header.confinement)
    try graded.forEach { try place.console.print(view.lines(of: $0)) }
    try place.console.print(view.summary)
  }

  /// Some formats say at their beginning what only the end of the submissions tells.
  private func totals(of graded: some SubmissionGrades) throws -> ReportTotals {
    var totals = ReportTotals()
    guard requests.contains(where: { $0.format != .json }) else { return totals }
    try graded.forEach { totals.count($0) }
    return totals
  }

  /// Returns those that cannot be written, which must not cost the others.
  private func writeFiles(
    of graded: some SubmissionGrades, _ totals: ReportTotals
  ) throws -> [String] {
    var failed: [String] = []
    for request in requests {
      guard let file = request.file else { continue }
      if request.isOnePerSubmission {
        failed += try writeEach(graded, as: request.format, to: file)
      } else {
        failed += try named(file) { path in
          let file = try ReplacedFile(path)
          try write(graded, as: request.format, totals) { try file.append($0.utf8) }
          try file.putInPlace()
        }
      }
    }
    if requests.contains(where: { $0.format == .github }) {
      failed += try appendSummary(of: graded, totals)
    }
    return failed
  }

  private func write(
    _ graded: some SubmissionGrades, as format: ReportFormat, _ totals: ReportTotals,
    to output: (String) throws -> Void
  ) throws {
    var report = format.report(header, totals)
    try output(report.opening)
    try graded.forEach { try output(report.chunk(for: $0)) }
    try output(report.closing)
  }

  /// A report of its own for each submission, named after it in the place of `{}`.
  private func writeEach(
    _ graded: some SubmissionGrades, as format: ReportFormat, to pattern: String
  ) throws -> [String] {
    var failed: [String] = []
    var taken: Set<String> = []
    try graded.forEach { submission in
      let wanted = Self.plain(submission.shortName)
      var name = wanted
      var number = 1
      // Some file systems take two names that differ in case only for one.
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(wanted)-\(number)"
      }
      failed += try named(pattern.replacing("{}", with: name)) { path in
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = try ReplacedFile(path)
        try write([submission], as: format, ReportTotals([submission])) {
          try file.append($0.utf8)
        }
        try file.putInPlace()
      }
    }
    return failed
  }

  /// A folder's name may have as many bytes as any, and something is still to come behind it; what only a report
  /// that is merged calls a submission by may be no name at all, or lead elsewhere.
  private static func plain(_ name: String) -> String {
    var short = name
    while short.utf8.count > longestName { short.removeLast() }
    return ["", ".", ".."].contains(short) ? "_" : short
  }

  private static let longestName = 200

  /// GitHub takes no more than a megabyte of a step, and drops all of what is larger.
  private static let largestSummary = 1_000_000

  /// A step of a workflow has a page of its own, which other commands of the step may have begun.
  private func appendSummary(
    of graded: some SubmissionGrades, _ totals: ReportTotals
  ) throws -> [String] {
    guard let path = place.world.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return []
    }
    let before = (try? Data(contentsOf: place.url(path))) ?? Data()
    return try named(path) { path in
      let file = try ReplacedFile(path)
      try file.append(before)
      var room = Self.largestSummary - before.count
      var isCut = false
      try write(graded, as: .markdown, totals) { text in
        if text.utf8.count + 200 > room { isCut = true }
        guard !isCut else { return }
        room -= text.utf8.count
        try file.append(text.utf8)
      }
      if isCut { try file.append("\nThe rest is in the log: GitHub takes no longer page.\n".utf8) }
      try file.putInPlace()
    }
  }

  /// The name of the file if it cannot be written, and nothing else if it can.
  private func named(_ file: String, _ write: (String) throws -> Void) throws -> [String] {
    let path = place.url(file).path
    do {
      try write(path)
      return []
    } catch let failure as FileFailure where failure.path == path {
      return [file]
    } catch is CocoaError {
      return [file]
    }
  }
}

extension Place {
  /// Asks before any work is done for what a report will need at the end.
  func expectWritable(_ requests: [ReportRequest], submissions: Int) throws {
    for request in requests where request.format.describesOne && !request.isOnePerSubmission {
      guard submissions <= 1 else {
        throw Failure.reportOfOne(format: request.format.rawValue, submissions: submissions)
      }
    }
    guard requests.contains(where: { $0.format == .classroom50 }) else { return }
    let missing = Classroom50Report.variables.map(\.0).filter {
      (world.environment[$0] ?? "").isEmpty
    }
    guard missing.isEmpty else { throw Failure.noClassroom(missing: missing) }
  }

  /// What stands around a run and some formats want to know.
  func addSurroundings(to header: inout ReportHeader) {
    header.workspace = world.environment["GITHUB_WORKSPACE"]
    header.date = world.now().formatted(.iso8601)
    for (variable, _) in Classroom50Report.variables {
      header.classroom[variable] = world.environment[variable]
    }
  }
}
