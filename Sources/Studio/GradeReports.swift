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
  func write(_ graded: GradedSubmissions) throws {
    let failed = try writeFiles(of: graded)
    if let request = requests.first(where: { $0.file == nil }) {
      var report = report(request.format)
      try place.console.print(raw: report.opening)
      try graded.forEach { try place.console.print(raw: report.chunk(for: $0)) }
      try place.console.print(raw: report.closing)
    } else if place.console.options.verbosity != .quiet {
      var view = SubmissionsView(confinement: header.confinement)
      try graded.forEach { try place.console.print(view.lines(of: $0)) }
      try place.console.print(view.summary)
    }
    if !failed.isEmpty { throw Failure.reportsNotWritten(failed) }
  }

  /// Returns those that cannot be written, which must not cost the others.
  private func writeFiles(of graded: GradedSubmissions) throws -> [String] {
    var failed: [String] = []
    for request in requests {
      guard let file = request.file else { continue }
      do {
        try write(graded, as: request.format, to: ReplacedFile(place.url(file).path))
      } catch let failure as FileFailure where failure.path == place.url(file).path {
        failed.append(file)
      }
    }
    return failed
  }

  private func write(
    _ graded: GradedSubmissions, as format: ReportFormat, to file: ReplacedFile
  ) throws {
    var report = report(format)
    try file.append(report.opening.utf8)
    try graded.forEach { try file.append(report.chunk(for: $0).utf8) }
    try file.append(report.closing.utf8)
    try file.putInPlace()
  }

  private func report(_ format: ReportFormat) -> NativeReport {
    switch format {
    case .json: NativeReport(header)
    }
  }
}
