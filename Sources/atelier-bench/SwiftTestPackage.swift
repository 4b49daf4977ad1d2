/// The same sources as a package, for `swift test`; built once before anything is timed.
struct SwiftTestPackage {
  private let workload: Workload
  private let toolchain: Toolchain
  private let runner: Runner
  private let folder: Folder

  init(
    _ workload: Workload, toolchain: Toolchain, runner: Runner, scratch: Folder, root: String
  ) throws {
    self.workload = workload
    self.toolchain = toolchain
    self.runner = runner
    folder = try scratch.folder("package-\(workload.name)")
    let kits = try KitSources.all(
      of: workload, checks: workload.plainChecks, root: root)
    try folder.write(Self.manifest(kits), to: "Package.swift")
    _ = try folder.folder("Sources")
    for kit in kits { try folder.copy(kit.folder, to: "Sources/\(kit.name)") }
    try folder.folder("Sources/Learner").write(workload.files)
    try folder.folder("Tests/LearnerTests").write(workload.plainChecks.map(\.discoverable))
    _ = try test()
  }

  /// `swift test` after an edit, as a person types it.
  func edit(_ variation: Variation) throws -> Double {
    try folder.folder("Sources/Learner").write([try workload.varied(variation).edited])
    return try test()
  }

  private func test() throws -> Double {
    let time = try seconds { try runner.run(toolchain.swift, ["test"], in: folder.path) }
    let expected = "Executed \(workload.checkMethods.count) tests, with 0 failures"
    guard runner.printed.contains(expected) else {
      throw CannotMeasure("`swift test` did not run all checks:\n\(runner.printed.suffix(2000))")
    }
    return time
  }

  private static func manifest(_ kits: [KitSources]) -> String {
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    let names = kits.map(\.name)
    let targets = kits.map {
      """
          .target(
            name: "\($0.name)", dependencies: [\(list($0.imports))],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),

      """
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Learner",
        targets: [
      \(targets.joined())\
          .target(
            name: "Learner", dependencies: [\(list(names))], swiftSettings: [.swiftLanguageMode(.v5)]),
          .testTarget(
            name: "LearnerTests", dependencies: [\(list(["Learner"] + names))],
            swiftSettings: [
              .swiftLanguageMode(.v5), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]),
        ]
      )

      """
  }
}
