import FoundationEssentials

/// One run: what all rows need, and the lines that they add.
final class Bench {
  let options: Options
  let scratch: Folder
  let runner: Runner
  let toolchain: Toolchain
  let machine: Machine
  let root: String
  let executable: String
  private(set) var lines: [Line] = []
  private var floors: [String: Floor] = [:]
  private var packages: [String: SwiftTestPackage] = [:]
  private var workloads: [Workload]
  private var nextNumber: Int

  init(_ options: Options, children: Children, scratch: Folder) throws {
    self.options = options
    self.scratch = scratch
    let own = try Self.ownPath()
    let folder = own.deletingLastPathComponent()
    executable = folder.appending(path: "atelier").path
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw CannotMeasure("There is no `atelier` beside \(own.path): `swift build -c release`.")
    }
    root = try Self.packageRoot(above: folder)
    runner = Runner(
      children: children, environment: ProcessInfo.processInfo.environment,
      log: "\(scratch.path)/log")
    say("Asking the toolchain for its flags …")
    toolchain = try Toolchain(runner: runner, scratch: scratch)
    machine = Machine(swift: toolchain.version)
    workloads = try Workload.all(root: root)
    // No two runs compile the same text, so that no cache can know it.
    nextNumber = Int(Date().timeIntervalSince1970) * 100_000
  }

  func measure() throws {
    for row in RowName.allCases where options.rows.contains(row) {
      switch row {
      case .body: try measureBodyEdits()
      case .interface: try measureInterfaceEdits()
      case .first: try measureFirstChecks()
      case .untrusted: try measureUntrusted()
      case .trust: try measureTrust()
      case .batch: try measureBatches()
      case .again: try measureRepetition()
      case .memory, .linear: break
      case .start: try measureStart()
      case .markdown: try measureMarkdown()
      }
    }
    if !options.rows.isDisjoint(with: [.memory, .linear]) { try measureScale() }
  }

  func add(_ line: Line) { lines.append(line) }

  /// A number that no other edit of any run has.
  func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func chosenWorkloads(orElse usual: [String] = Workload.names) -> [Workload] {
    let names = options.workloads(orElse: usual)
    return workloads.filter { names.contains($0.name) }
  }

  func floor(_ workload: Workload) throws -> Floor {
    if let floor = floors[workload.name] { return floor }
    say("\(workload.name): compiling what the floor needs …")
    let floor = try Floor(
      workload, toolchain: toolchain, runner: runner, scratch: scratch, root: root,
      cores: machine.cores)
    floors[workload.name] = floor
    return floor
  }

  func package(_ workload: Workload) throws -> SwiftTestPackage {
    if let package = packages[workload.name] { return package }
    say("\(workload.name): building the package for `swift test` …")
    let package = try SwiftTestPackage(
      workload, toolchain: toolchain, runner: runner, scratch: scratch, root: root)
    packages[workload.name] = package
    return package
  }

  func atelier(
    _ workload: Workload, cache: String = "cache", trusting: Bool = false
  ) throws -> Atelier {
    try Atelier(
      executable, workload, cache: cache, trusting: trusting, runner: runner, scratch: scratch,
      root: root, cores: machine.cores)
  }

  /// Runs everybody once for practice, then round by round, each time in another order.
  func interleave(
    _ title: String, rounds: Int, _ entries: [(Contestant, (Int) throws -> Double)]
  ) throws -> [Contestant: Samples] {
    var samples: [Contestant: Samples] = [:]
    say("\(title): practice")
    let practice = number()
    for entry in entries { _ = try entry.1(practice) }
    for round in 0..<rounds {
      let number = number()
      var said: [String] = []
      for offset in entries.indices {
        let (contestant, run) = entries[(offset + round) % entries.count]
        let value = try run(number)
        samples[contestant, default: Samples(values: [])].values.append(value)
        said.append("\(contestant.rawValue) \(figure(value * 1000)) ms")
      }
      say("\(title): round \(round + 1) of \(rounds): \(said.joined(separator: ", "))")
    }
    return samples
  }

  private static func ownPath() throws -> URL {
    #if os(Linux)
      return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      guard let path = CommandLine.arguments.first, path.contains("/") else {
        throw CannotMeasure("Call this program by its path.")
      }
      return URL(filePath: path).resolvingSymlinksInPath()
    #endif
  }

  private static func packageRoot(above folder: URL) throws -> String {
    var folder = folder
    while folder.path.count > 1 {
      let path = folder.path
      if Folder(path: path).has("Package.swift"), Folder(path: path).has("Sources/Kits") {
        return path.hasSuffix("/") ? String(path.dropLast()) : path
      }
      folder = folder.deletingLastPathComponent()
    }
    throw CannotMeasure("This program has to lie in the package's own build folder.")
  }
}

extension [Contestant: Samples] {
  /// In the unit of the table.
  var inMilliseconds: Self { mapValues { $0.scaled { $0 * 1000 } } }
}
