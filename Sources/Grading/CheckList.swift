import Curriculum

/// The Swift source that joins hidden checks with the kit that runs them.
enum CheckList {
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

      @_silgen_name("\(symbol(of: step.number))")
      public func checks() -> [CheckEntry] {
        [
      \(entries.joined(separator: "\n"))
        ]
      }
      """
  }

  /// The start of a program with the checks of these steps.
  static func main(steps: [Int]) -> String {
    let declarations = steps.map {
      "@_silgen_name(\"\(symbol(of: $0))\") func step\($0)() -> [CheckEntry]"
    }
    let calls = steps.map { "step\($0)()" }
    return """
      import CheckDriver

      \(declarations.joined(separator: "\n"))

      runChecks([\(calls.joined(separator: ", "))].flatMap { $0 })
      """
  }

  private static func symbol(of step: Int) -> String { "atelier_checks_of_step_\(step)" }
}
