import FoundationEssentials

/// Courses of one exercise, for `atelier` to grade with.
struct BenchCourse {
  let folder: Folder

  /// The workload as an author would write it; the course's own exercise comes as it is.
  init(_ workload: Workload, named name: String, scratch: Folder, root: String) throws {
    folder = try scratch.folder(name)
    let exercise = "Exercises/\(workload.exercise)"
    if workload.name == "course" {
      _ = try folder.folder("Exercises/\(lesson(of: workload.exercise))")
      try folder.copy("\(root)/\(exercise)", to: exercise)
    } else {
      try folder.write(Self.text(of: workload), to: "\(exercise)/exercise.md")
      try folder.folder("\(exercise)/Stub").write(workload.files)
      try folder.folder("\(exercise)/Checks").write(workload.checks)
    }
    try folder.folder("Solutions/\(workload.exercise)").write(workload.files)
    try writeLessons([(workload.exercise, workload.title)])
  }

  /// Lets the learner's code be unsafe: what the gate asks of every compile falls away.
  func allowUnsafeCode(in exercise: String) throws {
    let path = "Exercises/\(exercise)/exercise.md"
    let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    try folder.write("---\nallow: unsafe\n" + text.dropFirst("---\n".count), to: path)
  }

  /// A course with so many small exercises, ten in a lesson.
  init(exercises count: Int, scratch: Folder) throws {
    folder = try scratch.folder("course-of-\(count)")
    var small = Workload.warmUp(kits: [])
    var all: [(id: String, title: String)] = []
    for number in 0..<count {
      small.exercise = "lesson-\(number / 10 + 1)/exercise-\(number + 1)"
      small.title = "Exercise \(number + 1)"
      let exercise = "Exercises/\(small.exercise)"
      try folder.write(Self.text(of: small), to: "\(exercise)/exercise.md")
      try folder.folder("\(exercise)/Stub").write(small.files)
      try folder.folder("\(exercise)/Checks").write(small.checks)
      try folder.folder("Solutions/\(small.exercise)").write(small.files)
      all.append((small.exercise, small.title))
    }
    try writeLessons(all)
  }

  private func writeLessons(_ exercises: [(id: String, title: String)]) throws {
    var outline = "# A course to measure with\n\n"
    var last = ""
    for exercise in exercises {
      let lesson = String(lesson(of: exercise.id))
      if lesson != last {
        outline += "- [The lesson \(lesson)](\(lesson).md)\n"
        try folder.write(
          "# The lesson \(lesson)\n\nRead, then write.\n", to: "Lessons/\(lesson).md")
        last = lesson
      }
      outline += "  - [\(exercise.title)](../Exercises/\(exercise.id)/exercise.md)\n"
    }
    try folder.write(outline, to: "Lessons/SUMMARY.md")
  }

  private func lesson(of exercise: String) -> Substring { exercise.prefix { $0 != "/" } }

  private static func text(of workload: Workload) -> String {
    let kits = workload.kits.isEmpty ? "" : "kits: \(workload.kits.joined(separator: ", "))\n"
    let steps = Set(workload.checks.map(CheckMethod.step)).sorted().map { step in
      """

      ## Step \(step): Part \(step)

      Make the checks of part \(step) pass.

      ### Hint

      Read the introduction again.

      ### Hint

      Compare with the solution.

      """
    }
    return """
      ---
      title: \(workload.title)
      \(kits)minutes: 5
      ---
      Something to measure with.
      \(steps.joined())
      """
  }
}

extension Workload {
  /// Another exercise with the same kits, those of its checks among them: after it, the cache holds these and
  /// the system's modules.
  static func warmUp(kits: [String], ofChecks: [String] = []) -> Workload {
    func imports(_ kits: [String]) -> String {
      """
      import Foundation
      \(kits.map { "import \($0)\n" }.joined())
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      """
    }
    return Workload(
      name: "warm-up" + kits.map { "-\($0)" }.joined(), exercise: "bench/warm-up", title: "Warm-up",
      kits: kits,
      files: [
        SourceFile(
          name: "Warmth.swift", text: "\(imports(kits))\nstruct Warmth {\n  var degrees = 20\n}\n")
      ],
      checks: [
        SourceFile(
          name: "Step1Warmth.swift",
          text: """
            \(imports(ofChecks))import XCTest

            @testable import Learner

            @MainActor
            final class Step1Warmth: XCTestCase {
              /// It is warm.
              func testIsWarm() async {
                XCTAssertEqual(Warmth().degrees, 20)
              }
            }

            """)
      ],
      body: Edit(file: "", after: "", insertion: ""),
      interface: Edit(file: "", after: "", insertion: ""))
  }
}

extension BenchCourse {
  /// One that is there already.
  init(folder: Folder) { self.folder = folder }
}
