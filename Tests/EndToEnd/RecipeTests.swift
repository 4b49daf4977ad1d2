import FoundationEssentials
import TestSupport
import Testing

/// The recipes for others' machines: their commands are run here, with the variables that are set there.
struct RecipeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/recipes").standardizedFileURL

  static let names = [
    "github-actions.yml", "classroom50.yml", "gitlab-ci.yml", "run_autograder",
    "prairielearn-entrypoint", "slurm-array", "kubernetes.yml",
  ]

  @Test func `every recipe is tested, and the README names it`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.names + ["Dockerfile"]))
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

  /// Building the program takes minutes and is tested by every other test; all else is done as it says.
  @Test func `the image is made of what is there, and its commands do what they say`() throws {
    let root = Self.folder.appending(path: "../..").standardizedFileURL
    let lines = try Self.folder.text(of: "Dockerfile").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(lines.first?.first == "FROM" && lines.last?.first == "ENTRYPOINT")
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      // What it copies is a course here as well, and what it has in /usr/local/bin comes first.
      try folder.copy(Atelier.course, to: "atelier")
      try folder.write("", to: "bin/.keep")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/bin/atelier", withDestinationPath: Atelier.program)
      let path = atelier.environment["PATH"] ?? ""
      atelier.environment["PATH"] = "\(folder.path)/bin:\(path)"
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
        case "ENTRYPOINT": #expect(said == #"["atelier"]"#)
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
