import Dispatch
import FoundationEssentials
import Sandbox
import Structure
import Synchronization

/// What is told of kits that are built.
package enum KitNews: Sendable, Equatable {
  /// Before anything else: all that is not there.
  case missing([String])
  case begun(String)
  case done(String)
}

extension KitLibrary {
  func build(_ plan: KitPlan, onBuild: (KitNews) -> Void) throws(GradingFailure) {
    guard !plan.missingNames.isEmpty else { return }
    try cache.withScratch { scratch throws(GradingFailure) in
      try KitBuilding(of: plan, for: self, in: scratch).run(onBuild: onBuild)
    }
  }
}

/// Kits under way into the cache, as many at once as there are cores.
///
/// A kit that another one imports has its interface made by a call of its own, in a fraction of the time that its
/// code takes: so nobody waits for its code.
private final class KitBuilding: Sendable {
  private enum Part: Hashable {
    case macros
    case interface(String)
    case code(String)

    /// The name that people are told when it begins and ends.
    var told: String? {
      switch self {
      case .macros: KitLibrary.macros
      case .interface: nil
      case .code(let kit): kit
      }
    }
  }

  private let plan: KitPlan
  private let library: KitLibrary
  private let missing: [String: KitPlan.Missing]
  /// Those that others of them import.
  private let imported: Set<String>
  /// Where interfaces are until the kits are whole.
  private let scratch: URL
  private let ended = Mutex<[(Part, GradingFailure?)]>([])
  private let bell = DispatchSemaphore(value: 0)

  init(of plan: KitPlan, for library: KitLibrary, in scratch: URL) {
    self.plan = plan
    self.library = library
    self.scratch = scratch
    missing = Dictionary(uniqueKeysWithValues: plan.missing.map { ($0.kit.name, $0) })
    imported = Set(plan.missing.flatMap(\.kit.allImports).map(\.name))
  }

  /// Interfaces first, for others wait for them; then what takes longest, so that no core is left over at the end.
  private var parts: [Part] {
    let byTime = plan.missing.sorted {
      ($0.build.isOptimized ? 1 : 0, $0.size) > ($1.build.isOptimized ? 1 : 0, $1.size)
    }
    return plan.missing.map(\.kit.name).filter(imported.contains).map { .interface($0) }
      + (plan.missingPlugin == nil ? [] : [.macros]) + byTime.map { .code($0.kit.name) }
  }

  func run(onBuild: (KitNews) -> Void) throws(GradingFailure) {
    onBuild(.missing(plan.missingNames))
    var waiting = parts
    var made: Set<Part> = []
    var running = 0
    var failure: GradingFailure?
    while true {
      while failure == nil, running < ProcessInfo.processInfo.activeProcessorCount,
        let next = waiting.firstIndex(where: { needs(of: $0).isSubset(of: made) })
      {
        let part = waiting.remove(at: next)
        if let name = part.told { onBuild(.begun(name)) }
        start(part)
        running += 1
      }
      guard running > 0 else { break }
      bell.wait()
      let (part, problem) = ended.withLock { $0.removeFirst() }
      running -= 1
      made.insert(part)
      if let problem {
        failure = failure ?? problem
      } else if let name = part.told {
        onBuild(.done(name))
      }
    }
    if let failure { throw failure }
  }

  private func needs(of part: Part) -> Set<Part> {
    switch part {
    case .macros: []
    case .code(let name) where imported.contains(name): [.interface(name)]
    case .interface(let name), .code(let name):
      Set((missing[name]?.kit.allImports ?? []).filter(isMissing).map { .interface($0.name) })
    }
  }

  private func isMissing(_ kit: BuiltKit) -> Bool { missing[kit.name] != nil }

  private func start(_ part: Part) {
    let work: @Sendable () -> Void = { [self] in
      var problem: GradingFailure?
      do throws(GradingFailure) {
        try make(part)
      } catch {
        problem = error
      }
      ended.withLock { $0.append((part, problem)) }
      bell.signal()
    }
    if !startThread(for: work) { work() }
  }

  private func make(_ part: Part) throws(GradingFailure) {
    switch part {
    case .macros:
      if let (plugin, build) = plan.missingPlugin { try library.build(plugin, from: build) }
    case .interface(let name):
      if let kit = missing[name] { try makeInterface(of: kit) }
    case .code(let name):
      if let kit = missing[name] { try makeCode(of: kit) }
    }
  }

  private func makeInterface(of missing: KitPlan.Missing) throws(GradingFailure) {
    let folder = interfaceFolder(of: missing.kit)
    try LearnerBuild.makeFolder(URL(filePath: folder))
    let module = module(of: missing)
    var call = library.calls.emitInterface(
      of: module, to: "\(folder)/\(module.name).swiftmodule")
    call.arguments += library.calls.describing(module, in: folder)
    try library.compile(module.name, by: call)
  }

  private func makeCode(of missing: KitPlan.Missing) throws(GradingFailure) {
    let kit = missing.kit
    // Another process may have been faster.
    guard !KitContents.areComplete(in: kit.folder) else { return }
    let module = module(of: missing)
    try library.fill(kit.folder) { made throws(GradingFailure) in
      var output = ModuleOutput(object: "\(made)/\(kit.name).o")
      if imported.contains(kit.name) {
        try library.compile(kit.name, by: library.calls.compile(module, to: output))
        try copyInterface(of: kit, to: made)
      } else {
        output.interface = "\(made)/\(kit.name).swiftmodule"
        var call = library.calls.compile(module, to: output)
        call.arguments += library.calls.describing(module, in: made)
        try library.compile(kit.name, by: call)
      }
      if kit.isLibrary { try makeLibrary(of: kit, from: output.object, in: made) }
      try writeAncestry(of: module, in: made)
    }
  }

  private func makeLibrary(
    of kit: BuiltKit, from object: String, in folder: String
  ) throws(GradingFailure) {
    let code = kit.code(in: folder)
    guard
      let call = library.calls.linkLibrary(of: object, into: code, directory: folder)
    else { return }
    try library.compile(kit.name, by: call)
    do {
      // Programs with checks run as somebody else, who reads it, too.
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: code)
      try FileManager.default.removeItem(atPath: object)
    } catch {
      throw .disk("The library \(code) cannot be put into its place.")
    }
  }

  /// A copy, for others may be reading it where it is.
  private func copyInterface(of kit: BuiltKit, to made: String) throws(GradingFailure) {
    let interface = interfaceFolder(of: kit)
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: interface) {
        try FileManager.default.copyItem(
          atPath: "\(interface)/\(file)", toPath: "\(made)/\(file)")
      }
    } catch {
      throw .disk("The interface of \(kit.name) cannot be put beside its code.")
    }
  }

  /// Of the account, which is long, only what facts are made of.
  private func writeAncestry(
    of module: ModuleBuild, in folder: String
  ) throws(GradingFailure) {
    try library.compile(module.name, by: library.calls.account(of: module, in: folder))
    var ancestry = Ancestry()
    for path in FactsOutput.graphs(in: folder) {
      guard ancestry.add(json: try Product.read(path)) else {
        throw .compiler("The compiler's account of \(module.name) cannot be read.")
      }
      try? FileManager.default.removeItem(atPath: path)
    }
    try LearnerBuild.write(ancestry.encoded, to: BuiltKit.ancestry(in: folder))
  }

  private func module(of missing: KitPlan.Missing) -> ModuleBuild {
    var build = missing.build
    build.searchPaths = missing.kit.allImports.map(interfaceFolder)
    return build
  }

  /// Where a kit's interface is found now.
  private func interfaceFolder(of kit: BuiltKit) -> String {
    isMissing(kit) ? scratch.appending(path: kit.name).path : kit.folder
  }
}

extension BuiltKit {
  /// Also what its imports import: of a build that was broken off, these may be there and those not.
  fileprivate var allImports: [BuiltKit] { imports.flatMap(\.withImports) }
}
