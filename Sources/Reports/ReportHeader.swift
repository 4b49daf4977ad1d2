/// What a report of a run says besides its submissions: these follow one at a time.
package struct ReportHeader: Sendable, Equatable {
  package var tool: String
  package var toolchain: String
  package var confinement: String
  package var course: String

  package init(tool: String, toolchain: String, confinement: String, course: String) {
    self.tool = tool
    self.toolchain = toolchain
    self.confinement = confinement
    self.course = course
  }
}
