import FoundationEssentials

/// What no grader can avoid: bare calls of the compiler and the linker, and one run of all checks.
struct Floor {
  private let workload: Workload
  private let toolchain: Toolchain
  private let runner: Runner
  private let cores: Int
  private let folder: Folder
  private let steps: [Int]
  private let learnerFiles: [String]
  /// What stays: kits as libraries, the objects of the driver and of the start of the program.
  private let fixedObjects: [String]
  private let searchPaths: [String]
  /// Asked for by the objects, found once.
  private var libraries: [String] = []

  private var learnerObject: String { "\(folder.path)/Learner.o" }
  private var program: String { "\(folder.path)/checks" }

  init(
    _ workload: Workload, toolchain: Toolchain, runner: Runner, scratch: Folder, root: String,
    cores: Int
  ) throws {
    self.workload = workload
    self.toolchain = toolchain
    self.runner = runner
    self.cores = cores
    folder = try scratch.folder("floor/\(workload.name)")
    let library = FloorLibrary(
      folder: try scratch.folder("floor/library"), toolchain: toolchain, runner: runner)
    var objects = [try library.driver()]
    objects += try KitSources.all(of: workload, checks: workload.plainChecks, root: root)
      .map(library.kit)
    searchPaths = ["-I", library.folder.path, "-I", folder.path]

    steps = Set(workload.plainChecks.map(CheckMethod.step)).sorted()
    for file in workload.plainChecks {
      try folder.write(file.text, to: "step\(CheckMethod.step(of: file))/\(file.name)")
    }
    for step in steps {
      let list = FloorDriver.list(step: step, of: workload.checkMethods)
      try folder.write(list, to: "step\(step)/List.swift")
    }
    try folder.write(FloorDriver.main(steps: steps), to: "main.swift")
    let main = "\(folder.path)/main.o"
    try runner.run(
      toolchain.frontend,
      toolchain.compile(["\(folder.path)/main.swift"], module: "main", to: main, searchPaths),
      in: folder.path)
    fixedObjects = objects + [main]

    let learner = try folder.folder("learner")
    try learner.write(workload.files)
    learnerFiles = try Folder.swiftFiles(in: learner.path)
    try prepare()
  }

  /// The learner's compile, the link, the run.
  func bodyEdit(_ variation: Variation) throws -> Double {
    try edit(variation)
    return try seconds {
      try compileLearner([])
      try linkAndRun()
    }
  }

  /// The edited file's compile alone, beside the kept objects of the others; the link, the run.
  func bodyEditOfOneFile(_ variation: Variation) throws -> Double {
    try edit(variation)
    let edited = try workload.varied(variation).edited.name
    let files = learnerFiles.flatMap { $0.hasSuffix("/\(edited)") ? ["-primary-file", $0] : [$0] }
    return try seconds {
      try compile(primary: files, to: ["-o", "\(folder.path)/learner/\(edited).o"])
      try linkAndRun(learnerFiles.map { "\($0).o" })
    }
  }

  /// The learner's compile, the checks' compiles one after the other, the link, the run.
  func interfaceEdit(_ variation: Variation) throws -> Double {
    try edit(variation)
    return try seconds {
      try compileLearner([
        "-emit-module", "-emit-module-path", "\(folder.path)/Learner.swiftmodule",
      ])
      for step in steps { try runner.run(toolchain.frontend, try compile(step), in: folder.path) }
      try linkAndRun()
    }
  }

  /// The same with the calls side by side: the interface first, then everything that needs it.
  func overlappedInterfaceEdit(_ variation: Variation) throws -> Double {
    try edit(variation)
    let calls =
      try [toolchain.compile(learnerFiles, module: "Learner", to: learnerObject, learner)]
      + steps.map(compile)
    let module =
      ["-frontend", "-emit-module"] + learnerFiles + toolchain.compileFlags + learner
      + [
        "-experimental-skip-non-inlinable-function-bodies-without-types", "-module-name", "Learner",
        "-o", "\(folder.path)/Learner.swiftmodule",
      ]
    return try seconds {
      try runner.run(toolchain.frontend, module, in: folder.path)
      try runner.runSideBySide(toolchain.frontend, calls, in: folder.path, cores: cores)
      try linkAndRun()
    }
  }

  private mutating func prepare() throws {
    try compileLearner(["-emit-module", "-emit-module-path", "\(folder.path)/Learner.swiftmodule"])
    for step in steps { try runner.run(toolchain.frontend, try compile(step), in: folder.path) }
    let list = "\(folder.path)/libraries"
    try runner.run(
      toolchain.autolinkExtract,
      otherObjects.filter { $0.hasSuffix(".o") } + [learnerObject, "-o", list], in: folder.path)
    var seen: Set<String> = []
    libraries = try String(contentsOfFile: list, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).map(String.init).filter { seen.insert($0).inserted }
    try compile(
      primary: learnerFiles.flatMap { ["-primary-file", $0] },
      to: learnerFiles.flatMap { ["-o", "\($0).o"] })
    try linkAndRun()
    let expected = "\(workload.checkMethods.count) checks, 0 failures"
    guard runner.printed.contains(expected) else {
      throw CannotMeasure("The floor did not run all checks of \(workload.name): \(runner.printed)")
    }
  }

  /// All but the learner's.
  private var otherObjects: [String] {
    fixedObjects + steps.map { "\(folder.path)/step\($0).o" }
  }

  private var learner: [String] { ["-parse-as-library", "-enable-testing"] + searchPaths }

  private func edit(_ variation: Variation) throws {
    try Folder(path: "\(folder.path)/learner").write(try workload.varied(variation).files)
  }

  private func compileLearner(_ more: [String]) throws {
    try runner.run(
      toolchain.frontend,
      toolchain.compile(learnerFiles, module: "Learner", to: learnerObject, learner + more),
      in: folder.path)
  }

  private func compile(primary files: [String], to objects: [String]) throws {
    try runner.run(
      toolchain.frontend,
      ["-frontend", "-c"] + files + toolchain.compileFlags + ["-module-name", "Learner"] + learner
        + objects,
      in: folder.path)
  }

  private func compile(_ step: Int) throws -> [String] {
    toolchain.compile(
      try Folder.swiftFiles(in: "\(folder.path)/step\(step)"), module: "Step\(step)Checks",
      to: "\(folder.path)/step\(step).o",
      searchPaths + [
        "-parse-as-library", "-suppress-warnings", "-enable-upcoming-feature",
        "NonisolatedNonsendingByDefault",
      ])
  }

  private func linkAndRun() throws { try linkAndRun([learnerObject]) }

  private func linkAndRun(_ learnerObjects: [String]) throws {
    try runner.run(
      toolchain.linker,
      toolchain.linkPrefix + otherObjects + learnerObjects + libraries + toolchain.linkSuffix + [
        "-o", program,
      ],
      in: folder.path)
    var quiet = runner
    quiet.environment["SWIFT_BACKTRACE"] = "enable=no"
    try quiet.run(program, [], in: folder.path)
  }
}

/// The modules that all floors share: compiled once.
private struct FloorLibrary {
  let folder: Folder
  let toolchain: Toolchain
  let runner: Runner

  func driver() throws -> String {
    try folder.write(FloorDriver.module, to: "FloorDriver.swift")
    return try compile(["\(folder.path)/FloorDriver.swift"], "FloorDriver")
  }

  /// A library: nobody has to put the same kit into each program anew.
  func kit(_ kit: KitSources) throws -> String {
    let library = "\(folder.path)/lib\(kit.name).so"
    guard !folder.has("lib\(kit.name).so") else { return library }
    let object = try compile(
      try Folder.swiftFiles(in: kit.folder), kit.name,
      [
        "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-I", folder.path,
      ])
    try runner.run(
      toolchain.swiftc, Toolchain.libraryFlags + [object, "-o", library], in: folder.path)
    return library
  }

  private func compile(
    _ files: [String], _ module: String, _ more: [String] = []
  ) throws -> String {
    let object = "\(folder.path)/\(module).o"
    guard !folder.has("\(module).o") else { return object }
    try runner.run(
      toolchain.frontend,
      toolchain.compile(
        files, module: module, to: object,
        more + [
          "-parse-as-library", "-suppress-warnings", "-emit-module", "-emit-module-path",
          "\(folder.path)/\(module).swiftmodule",
        ]),
      in: folder.path)
    return object
  }
}
