extension Bench {
  /// A statement inside a body: the learner's compile, the link, the run.
  func measureBodyEdits() throws {
    for workload in chosenWorkloads() {
      let (floor, package, workspace) = try contestants(workload)
      let atelier = try atelier(workload)
      let samples = try interleave(
        "body edit, \(workload.name)", rounds: options.rounds,
        [
          (.floor, { try floor.bodyEdit(.body($0)) }),
          (.fileFloor, { try floor.bodyEditOfOneFile(.body($0)) }),
          (.ours, { try atelier.edit(.body($0), in: workspace) }),
          (.swiftTest, { try package.edit(.body($0)) }),
        ])
      var line = Line("body edit", workload.name, .milliseconds, samples.inMilliseconds)
      line.compare(with: .swiftTest, bar: .atMost(0.40))
      line.compare(with: .floor, bar: .atMost(1.15))
      line.compare(with: .fileFloor, bar: nil)
      add(line)
    }
  }

  /// A method more: all checks have to be compiled again.
  func measureInterfaceEdits() throws {
    for workload in chosenWorkloads() {
      let (floor, package, workspace) = try contestants(workload)
      let atelier = try atelier(workload)
      let samples = try interleave(
        "interface edit, \(workload.name)", rounds: options.rounds,
        [
          (.floor, { try floor.interfaceEdit(.interface($0)) }),
          (.overlappedFloor, { try floor.overlappedInterfaceEdit(.interface($0)) }),
          (.ours, { try atelier.edit(.interface($0), in: workspace) }),
          (.swiftTest, { try package.edit(.interface($0)) }),
        ])
      var line = Line("interface edit", workload.name, .milliseconds, samples.inMilliseconds)
      line.compare(with: .floor, bar: .atMost(1.20))
      line.compare(with: .overlappedFloor, bar: nil)
      line.compare(with: .swiftTest, bar: nil)
      add(line)
    }
  }

  /// A workspace that nobody has checked, and a cache that holds kits and the system's modules only.
  func measureFirstChecks() throws {
    for workload in chosenWorkloads() {
      let (floor, package) = (try floor(workload), try package(workload))
      let cache = "cache-first-\(workload.name)"
      let atelier = try atelier(workload, cache: cache)
      try warmUp(workload, cache: cache)
      let samples = try interleave(
        "first check, \(workload.name)", rounds: options.rounds,
        [
          (.floor, { try floor.interfaceEdit(.body($0)) }),
          (
            .ours,
            { number in
              // Compiled modules know the cache's path: the copy goes back to where it came from.
              self.scratch.remove(cache)
              try self.copyTree("\(cache)-prepared", to: cache)
              let workspace = try atelier.workspace("first-\(workload.name)")
              try atelier.solve(in: workspace)
              return try atelier.edit(.body(number), in: workspace)
            }
          ),
          (.swiftTest, { try package.edit(.body($0)) }),
        ])
      for name in [cache, "\(cache)-prepared"] { scratch.remove(name) }
      var line = Line(
        "first check", workload.name, .milliseconds, samples.inMilliseconds,
        note: "the floor compiles the checks too")
      line.compare(with: .swiftTest, bar: .atMost(0.60))
      line.compare(with: .floor, bar: nil)
      add(line)
    }
  }

  /// One submission of unknown origin: the gate, the confinement and the protocol included.
  func measureUntrusted() throws {
    for workload in chosenWorkloads() {
      let floor = try floor(workload)
      let atelier = try atelier(workload)
      let samples = try interleave(
        "untrusted, \(workload.name)", rounds: options.rounds,
        [
          (.floor, { try floor.interfaceEdit(.interface($0)) }),
          (
            .ours,
            { number in
              let folder = try self.submissions([.interface(number)], of: workload, in: "untrusted")
              return try atelier.grade(folder)
            }
          ),
        ])
      scratch.remove("untrusted")
      var line = Line("untrusted submission", workload.name, .milliseconds, samples.inMilliseconds)
      line.compare(with: .floor, bar: .atMost(1.50))
      add(line)
    }
  }

  /// The same work with and without all that distrusts it: graded as a stranger's, and checked as
  /// a learner's own after an edit.
  func measureTrust() throws {
    for workload in chosenWorkloads() {
      let floor = try floor(workload)
      func grade(_ atelier: Atelier) -> (Int) throws -> Double {
        { number in
          try atelier.grade(try self.submissions([.interface(number)], of: workload, in: "trust"))
        }
      }
      var line = Line(
        "trust, grade", workload.name, .milliseconds,
        try interleave(
          "trust, grade, \(workload.name)", rounds: options.rounds,
          [
            (.floor, { try floor.interfaceEdit(.interface($0)) }),
            (.ours, grade(try atelier(workload))),
            // A cache of its own: the other's grades would otherwise not be compiled again.
            (.trusting, grade(try atelier(workload, cache: "cache-trusting", trusting: true))),
          ]
        ).inMilliseconds)
      line.addCost(over: .trusting, asShareOf: .floor, bar: .atMost(0.5))
      add(line)
      scratch.remove("trust")

      func check(_ atelier: Atelier, _ name: String) throws -> (Int) throws -> Double {
        let workspace = try atelier.workspace(name)
        try atelier.solve(in: workspace)
        return { try atelier.edit(.body($0), in: workspace) }
      }
      var second = Line(
        "trust, check", workload.name, .milliseconds,
        try interleave(
          "trust, check, \(workload.name)", rounds: options.rounds,
          [
            (.ours, try check(try atelier(workload), "trust")),
            (
              .trusting,
              try check(
                try atelier(workload, cache: "cache-trusting", trusting: true), "trust-trusting")
            ),
          ]
        ).inMilliseconds)
      second.addCost(over: .trusting, asShareOf: nil, bar: .atMost(10))
      add(second)
      for name in ["trust", "trust-trusting"] { scratch.remove(name) }
    }
  }

  private func contestants(
    _ workload: Workload
  ) throws -> (floor: Floor, package: SwiftTestPackage, workspace: Folder) {
    let (floor, package) = (try floor(workload), try package(workload))
    let name = "workspace-\(workload.name)"
    if scratch.has(name) { return (floor, package, Folder(path: "\(scratch.path)/\(name)")) }
    let atelier = try atelier(workload)
    let workspace = try atelier.workspace(name)
    try atelier.solve(in: workspace)
    _ = try atelier.check(in: workspace)
    return (floor, package, workspace)
  }

  private func warmUp(_ workload: Workload, cache: String) throws {
    say("first check, \(workload.name): preparing a cache with the kits …")
    let ofChecks = try KitSources.all(of: workload, checks: workload.checks, root: root)
      .map(\.name)
    let other = try atelier(
      .warmUp(kits: workload.kits, ofChecks: ofChecks), cache: cache)
    let workspace = try other.workspace("warm-up")
    _ = try other.check(in: workspace)
    scratch.remove("\(cache)-prepared")
    try copyTree(cache, to: "\(cache)-prepared")
  }

  /// With the times of the files, which the compiler compares.
  private func copyTree(_ source: String, to target: String) throws {
    try runner.run("/bin/cp", ["-Rp", source, target], in: scratch.path)
  }
}
