import FoundationEssentials

/// The built program under measurement, called as its users call it.
struct Atelier {
  let executable: String
  let course: BenchCourse
  private let workload: Workload
  private let trusting: Bool
  private let runner: Runner
  private let scratch: Folder
  private let cores: Int

  /// Two with the same `cache` share what they have compiled; one that trusts has neither the
  /// gate's flags nor a confinement.
  init(
    _ executable: String, _ workload: Workload, cache: String, trusting: Bool, runner: Runner,
    scratch: Folder, root: String, cores: Int
  ) throws {
    self.executable = executable
    self.workload = workload
    self.trusting = trusting
    self.scratch = scratch
    self.cores = cores
    let name = "course-\(workload.name)" + (trusting ? "-trusted" : "")
    if scratch.has(name) {
      course = BenchCourse(folder: try scratch.folder(name))
    } else {
      course = try BenchCourse(workload, named: name, scratch: scratch, root: root)
      if trusting { try course.allowUnsafeCode(in: workload.exercise) }
    }
    var own = runner
    if trusting { own.environment["ATELIER_CONFINEMENT"] = "none" }
    own.environment["ATELIER_COURSE"] = nil
    own.environment["XDG_CACHE_HOME"] = try scratch.folder(cache).path
    self.runner = own
  }

  /// A new workspace with the stubs.
  func workspace(_ name: String) throws -> Folder {
    scratch.remove(name)
    try runner.run(
      executable, ["init", "\(scratch.path)/\(name)", "--course", course.folder.path],
      in: scratch.path)
    return Folder(path: "\(scratch.path)/\(name)")
  }

  /// The solution in place of the stubs.
  func solve(in workspace: Folder) throws {
    try workspace.folder(workload.exercise).write(workload.files)
  }

  /// A save in the editor, and the check of it.
  func edit(_ variation: Variation, in workspace: Folder) throws -> Double {
    try workspace.folder(workload.exercise).write([try workload.varied(variation).edited])
    return try check(in: workspace)
  }

  func check(in workspace: Folder) throws -> Double {
    try seconds { try runner.run(executable, ["check", workload.exercise], in: workspace.path) }
  }

  /// Grades a folder of submissions, all of which have to pass.
  func grade(_ submissions: Folder, watching look: ((Int32) -> Void)? = nil) throws -> Double {
    let arguments =
      [
        "grade", submissions.path, "--course", course.folder.path, "--jobs", String(cores),
        "--report", "json=\(scratch.path)/grades.json",
      ] + (trusting ? ["--allow-unsandboxed"] : [])
    let time = try seconds {
      if let look {
        try runner.run(executable, arguments, in: scratch.path, watching: look)
      } else {
        try runner.run(executable, arguments, in: scratch.path)
      }
    }
    let expected = try FileManager.default.contentsOfDirectory(atPath: submissions.path).count
    let graded = try submissionsInReport()
    guard graded == expected else {
      throw CannotMeasure("\(expected) submissions were to be graded; the report has \(graded).")
    }
    return time
  }

  private func submissionsInReport() throws -> Int {
    struct Report: Decodable {
      struct Submission: Decodable { var status: String }
      var submissions: [Submission]
    }
    let data = try Data(contentsOf: URL(filePath: "\(scratch.path)/grades.json"))
    return try JSONDecoder().decode(Report.self, from: data)
      .submissions.count { $0.status == "passed" }
  }
}
