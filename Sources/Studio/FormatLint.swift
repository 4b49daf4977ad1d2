import Curriculum
import FoundationEssentials
import Grading
import Sandbox

/// Asks the toolchain's own formatter whether the Swift files of exercises are as it would write them.
struct FormatLint {
  let place: Place
  let toolchain: Toolchain

  /// One problem for each file, at the first line that it is about.
  func problems(of exercises: [ExerciseID], in course: Course) throws -> [CourseProblem] {
    let root = course.root.path
    let folders = exercises.flatMap { ["Exercises/\($0)", "Solutions/\($0)"] }
      .filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
    guard !folders.isEmpty else { return [] }
    let outcome = try run(
      Sandbox.Command(
        executable: toolchain.formatter,
        arguments: ["lint", "--strict", "--recursive", "--parallel"] + folders,
        environment: place.world.environment, directory: root),
      limits: Limits(wall: .seconds(120), output: 16 << 20, flood: 64 << 20))
    var problems: [String: CourseProblem] = [:]
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    for problem in lines.compactMap(problem)
    where problem.line < problems[problem.file]?.line ?? .max {
      problems[problem.file] = problem
    }
    return problems.values.sorted()
  }

  /// From a line such as `Solutions/a/b/A.swift:3:9: error: [Spacing] remove 1 space`.
  private func problem(_ line: Substring) -> CourseProblem? {
    let parts = line.split(separator: ":", maxSplits: 4)
    // Without the name of a rule it is about code that cannot be read, which the compiler tells better.
    guard parts.count == 5, parts[0].hasSuffix(".swift"), let number = Int(parts[1]),
      parts[4].hasPrefix(" [")
    else { return nil }
    return CourseProblem(
      file: String(parts[0]), line: number,
      message: "The file is not formatted:\(parts[4]).",
      fix: "Run `swift format -i \(parts[0])`.")
  }
}
