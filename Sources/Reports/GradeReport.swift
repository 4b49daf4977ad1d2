package import Grading

/// Everything that one run of `grade` has to say: every format is written from this value.
package struct GradeReport: Sendable, Equatable {
  package var tool: String
  package var toolchain: String
  package var confinement: String
  package var course: String
  package var submissions: [SubmissionGrade]

  package init(
    tool: String, toolchain: String, confinement: String, course: String,
    submissions: [SubmissionGrade]
  ) {
    self.tool = tool
    self.toolchain = toolchain
    self.confinement = confinement
    self.course = course
    self.submissions = submissions
  }
}
