import FoundationEssentials
import TestSupport
import Testing

/// How much `grade` tells: what is kept back is in no report and on no stream.
struct FeedbackTests {
  /// Step 1 fails by value, step 2 by what is missing.
  private static let work = """
    class Counter {
      var count = 0
      func increment() {
        print("PRINTED")
        count += 3
      }
    }

    """

  /// Everything that a run writes: both streams, and each format that there is.
  private func everything(
    level: String?, frontMatter: String? = nil, work: String = work
  ) throws -> String {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course, to: "course")
      let text = "course/Exercises/basics/counter/exercise.md"
      if let frontMatter {
        try folder.write(
          folder.text(of: text).replacing(
            "minutes: 5", with: "minutes: 5\nfeedback: \(frontMatter)"), to: text)
      }
      try folder.write(work, to: "work/basics/counter/Counter.swift")
      var atelier = try Atelier(in: folder)
      for name in [
        "CLASSROOM", "ASSIGNMENT", "ASSIGNMENT_TYPE", "OWNER", "SUBMISSION_TAG", "COMMIT_URL",
        "RELEASE_URL", "REVIEW_URL",
      ] {
        atelier.environment[name] = "x"
      }
      let options = level.map { ["--feedback", $0] } ?? []
      let grade = ["grade", "work", "--exercise", "basics/counter", "--course", "course"] + options
      let plain = try atelier.run(grade + ["--verbose"])
      #expect(plain.code == 1, "\(plain)")
      let formats = try formats(atelier)
      let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
      let reported = try atelier.run(grade + reports)
      // Some of their readers take any other code for a grader that broke down.
      #expect(reported.code == 0, "\(reported)")
      return try plain.output + plain.errors + reported.output + reported.errors
        + formats.map { try folder.text(of: "report.\($0)") }.joined()
    }
  }

  /// The formats, as a mistyped one is answered.
  private func formats(_ atelier: Atelier) throws -> [String] {
    let errors = try atelier.run("grade", "work", "--report", "none").errors
    let rest = (errors.components(separatedBy: "The format is").last ?? "").prefix { $0 != "." }
    let words = rest.components(separatedBy: "'").enumerated().filter { $0.offset % 2 == 1 }
    let formats = words.map(\.element)
    try #require(formats.contains("json"), "\(errors)")
    return formats
  }

  private static let expected = ["expected", "Expected", "belowZero"]
  private static let found = ["after two increments", "PRINTED", "Step 2 looks for"]

  @Test func `full tells all, and is what holds unless something is said`() throws {
    for level in [nil, "full"] {
      let text = try everything(level: level)
      #expect(text.contains(#"expected \"2\", found \"6\""#))
      #expect(Self.found.allSatisfy(text.contains), "\(text)")
    }
  }

  /// What the command line says, and what the exercise does.
  private static let actualOnly: [(String?, String?)] = [
    ("actual-only", nil), ("full", "actual-only"), (nil, "actual-only"),
  ]
  private static let none: [(String?, String?)] = [
    ("none", nil), ("full", "none"), (nil, "none"), ("actual-only", "none"), ("none", "full"),
    ("none", "actual-only"),
  ]

  @Test(arguments: actualOnly)
  func `actual-only keeps the input and hides what was expected`(
    level: String?, frontMatter: String?
  ) throws {
    let text = try everything(level: level, frontMatter: frontMatter)
    #expect(text.contains("after two increments") && text.contains("6"))
    #expect(text.contains("PRINTED"))
    #expect(!text.contains("xpected"), "\(text)")
  }

  @Test(arguments: none)
  func `none tells what passed, and the stricter level holds`(
    level: String?, frontMatter: String?
  ) throws {
    let text = try everything(level: level, frontMatter: frontMatter)
    for gone in Self.expected + Self.found { #expect(!text.contains(gone), "\(gone)\n\(text)") }
    #expect(text.contains("Each increment adds one.") && text.contains("failed"))
  }

  @Test func `errors in one's own code are told at every level`() throws {
    let text = try everything(level: "none", work: "class Counter {\n  var count = nothing\n}\n")
    #expect(text.contains("cannot find 'nothing' in scope"), "\(text)")
  }

  @Test func `a level that there is not is answered with those that there are`() throws {
    try withTemporaryDirectory { folder in
      let ran = try Atelier(in: folder).run("grade", "x", "--feedback", "some")
      #expect(ran.code == 64 && ran.errors.contains("'full', 'actual-only' or 'none'"), "\(ran)")
    }
  }
}
