/// What a report of a run says besides its submissions: these follow one at a time.
package struct ReportHeader: Sendable, Equatable {
  package var tool: String
  package var toolchain: String
  package var confinement: String
  package var course: String
  /// Absent where the run graded all there was.
  package var shard: Shard?
  /// Whether a submission's own folder holds the files of the one exercise that was graded.
  package var isSingle = false
  /// The folder that annotations name files from; nil leaves their paths as they are.
  package var workspace: String?
  /// As in `2026-01-31T23:59:59Z`; only the Classroom 50 format says it.
  package var date = ""
  /// What Classroom 50 says of the submission, by the names of its variables.
  package var classroom: [String: String] = [:]

  package init(tool: String, toolchain: String, confinement: String, course: String) {
    self.tool = tool
    self.toolchain = toolchain
    self.confinement = confinement
    self.course = course
  }
}

/// The part of a larger run that a report is of.
package struct Shard: Sendable, Equatable, Codable {
  /// From 1.
  package var number: Int
  package var of: Int
  /// Names the whole run's submissions with what is in them: parts of one run have the same.
  package var run: String
  /// The number of submissions in the whole run.
  package var total: Int
  /// Where each submission of this part stands in the whole run, from 0.
  package var places: [Int]

  package init(number: Int, of: Int, run: String, total: Int, places: [Int]) {
    self.number = number
    self.of = of
    self.run = run
    self.total = total
    self.places = places
  }
}
