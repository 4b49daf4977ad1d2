import FoundationEssentials
import TestSupport
import Testing

/// Grades one learner's `Counter.swift`, and looks on the way at what every such report owes.
func gradeCounter(
  _ code: String, options: String..., expecting exit: Int32 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> GradeDocument.Exercise {
  try withTemporaryDirectory { folder in
    try folder.write(code, to: "work/Counter.swift")
    let ran = try Atelier(in: folder).run(
      ["grade", "work", "--exercise", "basics/counter", "--report", "json"] + options,
      sourceLocation: sourceLocation)
    #expect(ran.code == exit, "\(ran)", sourceLocation: sourceLocation)
    expectNoHiddenLine(in: ran, sourceLocation: sourceLocation)
    let document = try GradeDocument(ran.output)
    return try #require(document.submissions.first?.exercises.first, sourceLocation: sourceLocation)
  }
}

/// No line of the fixture's hidden checks may reach anybody who is graded.
func expectNoHiddenLine(in ran: Ran, sourceLocation: SourceLocation = #_sourceLocation) {
  for path in [
    "basics/counter/Checks/Step1Counting.swift", "basics/counter/Checks/Step2Limits.swift",
    "layers/shop/Checks/Step1Discount.swift",
  ] {
    let file = Atelier.course.appending(path: "Exercises/\(path)")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    #expect(!lines.isEmpty, "\(path) is not there", sourceLocation: sourceLocation)
    for line in lines {
      let words = String(line.drop { $0 == " " })
      // The sentence above a check is written for the learner.
      guard words.count > 20, !words.hasPrefix("///") else { continue }
      #expect(
        !ran.output.contains(words) && !ran.errors.contains(words),
        "a hidden line is shown: \(words)\n\(ran)", sourceLocation: sourceLocation)
    }
  }
}

/// The fixture's right `Counter`, with other bodies where a test wants them.
func counter(
  increment: String = "count += 1",
  decrement: String = "guard count > 0 else { throw CounterError.belowZero }; count -= 1"
) -> String {
  """
  enum CounterError: Error { case belowZero }
  class Counter {
    var count = 0
    func increment() {
      \(increment)
    }
    func decrement() async throws {
      \(decrement)
    }
  }
  """
}
