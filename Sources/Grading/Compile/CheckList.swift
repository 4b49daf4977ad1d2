import Curriculum

/// The Swift source that joins a step's hidden checks with the kit that runs them.
enum CheckList {
  /// The names of the functions that the kit `CheckDriver` looks for begin so; a step's number follows.
  static let symbol = "atelier_checks_of_step_"

  /// The list of a step's checks; in its module plain XCTest classes become the driver's.
  static func source(of step: Step) -> String {
    let base =
      step.checks.contains(where: \.usesTeardownBlocks)
      ? "CheckCaseWithTeardownBlocks" : "CheckCase"
    let entries = step.checks.map { check in
      let call = check.isAsync ? "async: { try await $0" : "sync: { try $0"
      return "    .init(\"\(check.id)\", \(check.className).self, \(call).\(check.method)() }),"
    }
    return """
      import CheckDriver

      typealias XCTestCase = \(base)

      @_cdecl("\(symbol)\(step.number)")
      public func checks() -> UnsafeMutableRawPointer {
        CheckEntry.list([
      \(entries.joined(separator: "\n"))
        ])
      }
      """
  }
}
