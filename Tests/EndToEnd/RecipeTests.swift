import FoundationEssentials
import TestSupport
import Testing

private let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

/// The recipes for others' machines: their commands are run here, with the variables that are set there.
struct RecipeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/recipes").standardizedFileURL

  static let names = [
    "github-actions.yml", "gitlab-ci.yml", "gradescope/run_autograder",
    "prairielearn-entrypoint", "slurm-array", "kubernetes.yml",
  ]

  @Test func `every recipe is tested, and the README names it`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let others = ["Dockerfile", "classroom50-autograder.py", "prairielearn-info.json"]
    let tested = (Self.names + others).compactMap { $0.split(separator: "/").first }
    #expect(Set(files) == Set(tested.map(String.init)))
    let readme = try Self.folder.appending(path: "../..").standardizedFileURL.text(of: "README.md")
    for file in files { #expect(readme.contains(".github/recipes/\(file)"), "\(file)") }
  }

  @Test(arguments: names)
  func `a recipe's commands do what it says`(name: String) throws {
    try withTemporaryDirectory { folder in
      let text = try Self.folder.text(of: name)
      let commands = Self.commands(in: text)
      #expect(!commands.isEmpty, "\(name) calls nothing")
      if name.hasSuffix(".yml") { #expect(Self.isPlainYAML(text), "\(name)") }
      var atelier = try prepared(folder)
      for command in commands {
        let isPart = command.contains("--shard")
        for index in isPart ? Array(1...4) : [1] {
          let names = ["CI_NODE_INDEX", "SLURM_ARRAY_TASK_ID", "PART"]
          for name in names { atelier.environment[name] = "\(index)" }
          let ran = try atelier.run(shell: "program=$1; " + Self.call(command))
          #expect(ran.code == 0, "\(name): \(command)\n\(ran)")
        }
      }
      // What a recipe hands on in comments is a promise, too.
      if commands.contains(where: { $0.contains("--shard") }) {
        let merged = try atelier.run(shell: #""$@" merge part-*.json --report json=all.json"#)
        #expect(merged.code == 0, "\(merged)")
        #expect(try GradeDocument(folder.text(of: "all.json")).submissions.count == 3)
      }
    }
  }

  /// With a toolchain that is there and builds at once: where there is none, one is fetched.
  @Test func `Gradescope's folder sets up what its autograder calls`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try prepared(folder)
      try folder.copy(Atelier.course, to: "source/atelier")
      try atelier.makeProgram(
        """
        #!/bin/sh
        mkdir -p "$SOURCE/atelier/.build/release"
        [ "$*" = "build -c release --product atelier --package-path $SOURCE/atelier" ] \\
          && ln -s '\(Atelier.program)' "$SOURCE/atelier/.build/release/atelier"
        """, at: "tools/swift")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/bin", withIntermediateDirectories: true)
      let path = atelier.environment["PATH"] ?? ""
      atelier.environment.merge(
        ["SOURCE": folder.path + "/source", "BIN": folder.path + "/bin"]
      ) { $1 }
      atelier.environment["PATH"] = "\(folder.path)/tools:\(folder.path)/bin:\(path)"
      atelier.environment["ATELIER_COURSE"] = nil
      for script in ["setup.sh", "run_autograder"] {
        let ran = try atelier.run(
          shell: "exec bash '\(Self.folder.path)/gradescope/\(script)'")
        #expect(ran.code == 0, "\(script): \(ran)")
      }
      let results = try JSONValue(folder.text(of: "results/results.json"))
      #expect(results["tests"]?.array?.isEmpty == false, "\(results)")
    }
  }

  @Test func `PrairieLearn's question calls the entrypoint that there is`() throws {
    let options = try JSONValue(Self.folder.text(of: "prairielearn-info.json"))[
      "externalGradingOptions"]
    #expect(
      options?.keys == [
        "enabled", "image", "serverFilesCourse", "entrypoint", "environment", "timeout",
      ])
    let entrypoint = "/grade/serverFilesCourse/atelier/prairielearn-entrypoint"
    #expect(options?["entrypoint"] == .string(entrypoint))
    #expect(options?["serverFilesCourse"] == .array([.string("atelier/")]))
    let exercise = try #require(options?["environment"]?["EXERCISE"]?.string)
    #expect(
      FileManager.default.fileExists(
        atPath: Self.folder.path + "/../../Exercises/\(exercise)/exercise.md"))
    // PrairieLearn allows no more.
    #expect((1...600).contains(options?["timeout"]?.number ?? 0))
  }

  /// As the runner of Classroom 50 calls it, which takes no result that lacks one of these fields.
  @Test(.enabled(if: hasPython, "needs python3"))
  func `Classroom 50's autograder writes what its runner takes`() throws {
    let recipe = Self.folder.appending(path: "classroom50-autograder.py")
    try withTemporaryDirectory { folder in
      var atelier = try prepared(folder)
      try Self.putInReach(&atelier)
      atelier.environment["GITHUB_ACTIONS"] = "true"
      atelier.directory = folder.appending(path: "repository")
      let wrong = counter(increment: "print(String(repeating: \"#\", count: 9000)); count += 2")
      for (code, isRight) in [(nil, true), (wrong, false)] {
        if let code { try atelier.directory.write(code, to: "basics/counter/Counter.swift") }
        let ran = try atelier.run(shell: "exec python3 '\(recipe.path)'")
        #expect(ran.code == 0, "\(ran)")
        let result = try JSONValue(atelier.directory.text(of: "result.json"))
        #expect(result["schema"] == .string("classroom50/result/v1"))
        #expect(result["owner"] == .string("o") && result["submission"] == .string("submit/1"))
        #expect((result["score"] == result["max-score"]) == isRight)
        let body = try atelier.directory.text(of: "release-body.md")
        #expect(body.contains(isRight ? "✓" : "✗") && body.unicodeScalars.count <= 120_000)
      }
      // Nobody's fault is told by the exit code, which the runner makes an error of.
      atelier.environment["ATELIER_KITS"] = "/nowhere"
      #expect(try atelier.run(shell: "exec python3 '\(recipe.path)'").code == 2)
    }
  }

  /// In a folder that comes first, as the image has it.
  private static func putInReach(_ atelier: inout Atelier) throws {
    let programs = atelier.directory.appending(path: "bin").path
    try FileManager.default.createDirectory(
      atPath: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: programs + "/atelier", withDestinationPath: Atelier.program)
    let path = atelier.environment["PATH"] ?? ""
    atelier.environment["PATH"] = "\(programs):\(path)"
  }

  /// Building the program takes minutes and is tested by every other test; all else is done as it says.
  @Test func `the image is made of what is there, and its commands do what they say`() throws {
    let root = Self.folder.appending(path: "../..").standardizedFileURL
    let lines = try Self.folder.text(of: "Dockerfile").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    // Who starts a shell in it, as GitLab does, must get a shell.
    #expect(lines.first?.first == "FROM" && !lines.contains { $0[0] == "ENTRYPOINT" })
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      // What it copies is a course here as well, and what it has in /usr/local/bin comes first.
      try folder.copy(Atelier.course, to: "atelier")
      try Self.putInReach(&atelier)
      for line in lines {
        let said = line[1].replacing(#/(^|[ =])/(atelier|work|var)/#) {
          "\($0.output.1)\(folder.path)/\($0.output.2)"
        }
        switch line[0] {
        case "FROM": #expect(said.hasPrefix("swift:6."))
        case "COPY": #expect(said.hasPrefix(". "))
        case "WORKDIR":
          atelier.directory = URL(filePath: said)
          try FileManager.default.createDirectory(
            at: atelier.directory, withIntermediateDirectories: true)
        case "ENV":
          for pair in said.split(separator: " ") {
            let parts = pair.split(separator: "=").map(String.init)
            // The sources of the kits are no part of the small course.
            if parts[0] != "ATELIER_KITS" { atelier.environment[parts[0]] = parts[1] }
          }
        case "RUN" where said.contains("swift build"):
          #expect(said.contains("swift build -c release --product atelier "))
        case "RUN":
          let ran = try atelier.run(shell: said)
          #expect(ran.code == 0 && ran.output.contains("passed"), "\(said)\n\(ran)")
        case "CMD":
          let words = try JSONValue(said).array?.compactMap(\.string) ?? []
          #expect(try atelier.run(shell: words.joined(separator: " ")).output.contains("OVERVIEW"))
        default: Issue.record("Nobody has looked at \(line[0]).")
        }
      }
      // What was built for the image is there when it runs.
      #expect(FileManager.default.fileExists(atPath: folder.path + "/var/cache/atelier/store"))
      let ran = try atelier.run(shell: "atelier grade ../atelier/Solutions --no-times")
      #expect(ran.code == 0, "\(ran)")
    }
    // A build of another place would not fit, and secrets have no place in an image.
    let ignored = try root.text(of: ".dockerignore").split(separator: "\n")
    #expect(Set(ignored).isSuperset(of: [".build", ".git", "Workspace"]))
    #expect(FileManager.default.fileExists(atPath: root.path + "/Package.swift"))
  }

  /// A right submission of one exercise, a class of three, and what each service sets.
  private func prepared(_ folder: URL) throws -> Atelier {
    var atelier = try Atelier(in: folder)
    let solutions = Atelier.course.appending(path: "Solutions")
    for name in ["ada", "bob", "eve"] { try folder.copy(solutions, to: "submissions/\(name)") }
    try folder.copy(solutions, to: "repository")
    for name in ["submission", "student"] {
      try folder.copy(solutions.appending(path: "basics/counter"), to: name)
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "results"), withIntermediateDirectories: true)
    let values = [
      "GITHUB_WORKSPACE": folder.appending(path: "repository").path,
      "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path, "CLASSROOM": "c",
      "ASSIGNMENT": "a", "ASSIGNMENT_TYPE": "individual", "OWNER": "o",
      "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "u", "RELEASE_URL": "u", "REVIEW_URL": "u",
      "CI_NODE_TOTAL": "4", "SLURM_ARRAY_TASK_COUNT": "4", "AUTOGRADER": folder.path,
      "GRADE": folder.path, "EXERCISE": "basics/counter",
    ]
    atelier.environment.merge(values) { $1 }
    return atelier
  }

  /// The lines that call Atelier, comments aside.
  private static func commands(in text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.drop { " -".contains($0) }
    }.filter { $0.hasPrefix("atelier ") }.map(String.init)
  }

  private static func call(_ command: String) -> String {
    "\"$program\" " + command.dropFirst("atelier ".count)
  }

  /// No tabs, indents by two, and every line a key, an element, a comment or inside a block.
  private static func isPlainYAML(_ text: String) -> Bool {
    var block: Int?
    return text.split(separator: "\n").allSatisfy { line in
      let indent = line.prefix { $0 == " " }.count
      guard !line.contains("\t"), indent % 2 == 0 else { return false }
      if let start = block, indent > start { return true }
      let body = line.drop { " -".contains($0) }
      block = line.hasSuffix("|") ? indent : nil
      return body.hasPrefix("#") || line.contains("- ") || body.contains(":")
    }
  }
}
