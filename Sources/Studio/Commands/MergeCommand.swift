import Curriculum
import FoundationEssentials
import Grading
import Reports

/// `atelier merge`: one report from those of many machines.
struct MergeCommand {
  let place: Place
  let request: MergeRequest

  /// A hundred thousand submissions, each with all that its checks say, take less.
  private static let largest = 1 << 30

  func run() throws -> Bool {
    let parts = try request.files.map { file in
      guard let data = try? Data(contentsOf: place.url(file), options: .alwaysMapped) else {
        throw Failure.unreadable(file)
      }
      guard data.count <= Self.largest, let document = try? GradeDocument(data) else {
        throw Failure.noReport(file)
      }
      return (file: file, document: document)
    }
    let merge = try Merge(parts)
    var reports = request.reports
    if reports.isEmpty { reports = [ReportRequest(format: .json)] }
    try place.expectWritable(reports, submissions: merge.submissions.count)
    var header = merge.header
    place.addSurroundings(to: &header)
    try GradeReports(place: place, requests: reports, header: header).write(
      request.hasTimes ? merge.submissions : merge.submissions.map(\.withoutTimes))
    let failed = merge.submissions.filter { $0.status == .error }.map(\.path)
    if !failed.isEmpty { throw Failure.someNotGraded(failed, reasons: []) }
    return merge.submissions.allSatisfy { $0.status == .passed } || request.exitsZero
      || reports.wantExitZero
  }
}
