import Dispatch
import FoundationEssentials
package import Sandbox

/// The calls of the compiler as values: what is compiled, how, and where it goes.
package struct CompilerCalls: Sendable {
  package var toolchain: Toolchain
  /// One for all calls: compiling the system's modules anew costs seconds.
  package var moduleCache: String
  /// Only what a compiler needs of the user's environment.
  package var environment: [String: String]
  /// How programs are kept to themselves that have to do with a learner's code.
  package var confinement: ConfinementLevel
  /// Everything that compilers and linkers of the toolchain read by themselves, and what programs need of it.
  let readable: [String]
  let libraries: [String]
  /// Told of each program before it is started.
  package var onStart: @Sendable (Command) -> Void
  /// Breaks off every program that is started from here.
  var cancellation: Cancellation?
  /// How many programs run at once, whoever asks: more compilers than cores only take memory from each other.
  private var slots: DispatchSemaphore

  package init(
    toolchain: Toolchain, cache: CacheFolder, environment: [String: String], atOnce: Int? = nil,
    confinement: ConfinementLevel = .best, onStart: @escaping @Sendable (Command) -> Void = { _ in }
  ) {
    self.onStart = onStart
    self.confinement = confinement
    self.toolchain = toolchain
    readable = toolchain.readable
    libraries = toolchain.libraries
    moduleCache = cache.modules.appending(path: String(toolchain.identity.prefix(20))).path
    self.environment = environment.filter { Self.passedOn.contains($0.key) }
    slots = DispatchSemaphore(
      value: max(1, atOnce ?? ProcessInfo.processInfo.activeProcessorCount))
  }

  private static let passedOn: Set<String> = ["PATH", "HOME", "TMPDIR", "SDKROOT", "DEVELOPER_DIR"]

  /// The same for more programs at once, of such that wait more than they work.
  func running(atOnce count: Int) -> CompilerCalls {
    var calls = self
    calls.slots = DispatchSemaphore(value: count)
    return calls
  }

  /// Runs a program when its turn comes: that it fails is a result, that it cannot be started is not.
  func start(
    _ command: Command, limits: Limits, confinement: Confinement? = nil,
    cancellation: Cancellation? = nil
  ) throws(GradingFailure) -> Outcome {
    slots.wait()
    defer { slots.signal() }
    onStart(command)
    let outcome: Outcome
    do {
      outcome = try run(
        command, limits: limits, confinement: confinement,
        cancellation: cancellation ?? self.cancellation)
    } catch {
      throw .cannotStart("\(command.executable): \(error.reason)")
    }
    // Half a compile or half a run says nothing about anybody's code.
    if self.cancellation?.isCancelled == true { throw .cancelled }
    return try Self.settled(outcome, limits)
  }

  /// What a program came to that does nothing but work: it took too long if it worked for too long. That the machine
  /// had too much else to do is nobody's fault.
  static func settled(_ outcome: Outcome, _ limits: Limits) throws(GradingFailure) -> Outcome {
    guard let allowed = limits.cpu else { return outcome }
    // The kernel limits by ticks and accounts by the clock, and a compiler has last words before it ends.
    let isUsedUp = outcome.cpu >= allowed * 3 / 4
    switch outcome.end {
    case .exited(1...) where isUsedUp, .signalled where isUsedUp:
      var outcome = outcome
      outcome.end = .timedOut
      return outcome
    case .timedOut where !isUsedUp: throw .noTimeToCompile
    default: return outcome
    }
  }

  /// Compiles all files of a module into one object file, with the module's interface if it has importers.
  package func compile(_ module: ModuleBuild, to output: ModuleOutput) -> Command {
    var arguments = ["-c"] + module.files
    if let facts = output.facts {
      // Told to do one thing at a time, the compiler makes an object of each file.
      arguments += ["-num-threads", "1"] + output.objects.flatMap { ["-o", $0] }
      arguments += facts.indexing + facts.graphing
    } else {
      arguments += ["-o", output.object]
    }
    if let interface = output.interface {
      arguments += ["-emit-module", "-emit-module-path", interface]
    }
    if let diagnostics = output.diagnostics {
      arguments += ["-serialize-diagnostics-path", diagnostics]
    }
    return frontend(arguments, module)
  }

  /// Writes a module's interface without a look at what its functions do: their bodies change nothing in it.
  package func emitInterface(
    of module: ModuleBuild, to interface: String, facts: FactsOutput? = nil
  ) -> Command {
    frontend(
      ["-emit-module"] + module.files + [
        "-o", interface, "-experimental-skip-non-inlinable-function-bodies-without-types",
      ] + (facts?.graphing ?? []), module)
  }

  /// Notes what the files of a module declare and use, and makes nothing of them.
  func index(_ module: ModuleBuild, facts: FactsOutput) -> Command {
    // The notes of files without an output would be written over each other.
    let named = module.files.flatMap { ["-index-unit-output-path", "\($0).o"] }
    return frontend(["-typecheck"] + module.files + named + facts.indexing, module)
  }

  /// What editors show of a module of ours besides its interface.
  func describing(_ module: ModuleBuild, in folder: String) -> [String] {
    [
      "-emit-module-doc-path", "\(folder)/\(module.name).swiftdoc",
      "-emit-module-source-info-path", "\(folder)/\(module.name).swiftsourceinfo",
    ]
  }

  /// Writes an account of what others can use of a module that has been compiled.
  ///
  /// From the source, with all that the module shows of other modules, it would take six times as long.
  func account(of module: ModuleBuild, in folder: String) -> Command {
    Command(
      executable: toolchain.accountant,
      arguments: [
        "-module-name", module.name, "-target", toolchain.target, "-output-dir", folder,
        "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
      ] + ([folder] + module.searchPaths).flatMap { ["-I", $0] }
        + ["-module-cache-path", moduleCache],
      environment: environment, directory: module.folder)
  }

  /// Compiles some of a module's files, each to its own object file; the others are only looked up in.
  package func compile(
    _ module: ModuleBuild, only objects: [String: String], facts: FactsOutput? = nil
  ) -> Command {
    // The compiler takes the outputs in the order of the files that they belong to.
    frontend(
      ["-c"] + module.files.flatMap { objects[$0] == nil ? [$0] : ["-primary-file", $0] }
        + module.files.compactMap { objects[$0] }.flatMap { ["-o", $0] }
        + (facts?.indexing ?? []), module)
  }

  /// A call of the compiler proper for a module, whatever it is to do.
  func frontend(_ arguments: [String], _ module: ModuleBuild) -> Command {
    Command(
      executable: toolchain.frontend,
      arguments: ["-frontend"] + arguments + flags(of: module)
        + module.searchPaths.flatMap { ["-I", $0] }
        + module.plugins.flatMap {
          ["-load-plugin-executable", "\($0.program)#\(KitSources.macros)"]
        }
        + ["-module-cache-path", moduleCache],
      environment: environment.merging(Self.memory) { _, own in own }, directory: module.folder)
  }

  /// Memory in large pages, where the system has any: most of a compiler's faults are for fresh memory.
  private static let memory = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]

  /// Everything in a call that decides what is made, but for files and the modules that they import.
  func flags(of module: ModuleBuild) -> [String] {
    var flags = ["-module-name", module.name, "-target", toolchain.target]
    flags += ["-swift-version", String(module.languageMode), "-parse-as-library"]
    // As SwiftPM and Xcode's new projects have it; only the older mode asks for it.
    flags += ["-enable-bare-slash-regex"]
    // The lines that code stands in say where a crash was.
    // What is being worked on is built with `DEBUG`, as Xcode and SwiftPM do.
    if module.isTestable {
      flags += ["-enable-testing", "-gline-tables-only", "-D", "DEBUG"] + patience
      // The checks are the program's start; that of an app is a function which nobody calls.
      flags += ["-entry-point-function-name", "\(module.name)_main"]
    }
    for feature in module.upcomingFeatures { flags += ["-enable-upcoming-feature", feature] }
    if module.isOptimized { flags += ["-O"] }
    if module.isHidden { flags += ["-suppress-warnings"] }
    flags += module.safetyFlags
    for name in module.implicitImports { flags += ["-import-module", name] }
    // Under another name it is nowhere to be found.
    if let package = module.package { flags += ["-package-name", package] }
    for name in module.absentModules { flags += ["-module-alias", "\(name)=No\(name)"] }
    flags += ["-diagnostic-style", "llvm", "-debug-diagnostic-names"]
    flags += ["-no-color-diagnostics", "-disable-objc-interop"]
    // The compiler's own proof of its intermediate code is for those who work on the compiler; a digest of that code,
    // for those who write over what they made before.
    flags += ["-sil-verify-none", "-disable-llvm-verify", "-disable-incremental-llvm-codegen"]
    for folder in toolchain.pluginFolders { flags += ["-plugin-path", folder] }
    return flags
  }

  /// After so many seconds' work on one expression the compiler says which it is and that it is too much.
  private let patience = ["-solver-expression-time-threshold=20"]

  /// Links object files into a program that runs checks.
  ///
  /// Unless told to find every name, it may leave those that are nowhere to be found to the program's start.
  package func link(
    objects: [String], into program: String, directory: String, findsEveryName: Bool = false
  ) -> Command {
    // The driver leaves folders behind where it puts its temporary files.
    let environment = environment.merging(["TMPDIR": directory]) { _, own in own }
    if let link = toolchain.link {
      return Command(
        executable: link.linker,
        arguments: link.arguments(
          objects: objects, program: program, findsEveryName: findsEveryName),
        environment: environment, directory: directory)
    }
    return Command(
      executable: toolchain.swiftc,
      arguments: objects + ["-o", program, "-target", toolchain.target, "-lXCTest"]
        + toolchain.linkerChoice,
      environment: environment, directory: directory)
  }

  /// Links a kit's object into a library that programs are joined with in a fraction of the time; nil where it is
  /// not known how.
  func linkLibrary(of object: String, into library: String, directory: String) -> Command? {
    toolchain.link.map { link in
      Command(
        executable: link.linker, arguments: link.arguments(object: object, library: library),
        environment: environment, directory: directory)
    }
  }
}

/// What goes into the compilation of one module.
package struct ModuleBuild: Sendable, Equatable {
  package var name: String
  /// The folder that the files stand in, and that the compiler is started in.
  package var folder: String
  package var files: [String]
  package var searchPaths: [String] = []
  /// What expands the macros of the kits that it imports.
  package var plugins: [BuiltPlugin] = []
  package var languageMode = 5
  package var upcomingFeatures: [String] = []
  /// Modules that every file sees without a word.
  package var implicitImports: [String] = []
  /// The package that it is a part of, for what is declared `package`.
  package var package: String?
  /// Modules that are not there for it, whatever the toolchain has.
  package var absentModules: [String] = []
  /// Whether checks look inside; such a module also says which line is to blame for a crash.
  package var isTestable = false
  /// Whether it is run so often that its compilation may take longer.
  package var isOptimized = false
  /// Whether the source is none of the learner's business, so that neither are its warnings.
  package var isHidden = false
  /// What makes the compiler look for unsafe code.
  package var safetyFlags: [String] = []

  package init(name: String, folder: String, files: [String]) {
    self.name = name
    self.folder = folder
    self.files = files
  }
}

/// Where that which comes out of a module's compilation is put.
package struct ModuleOutput: Sendable, Equatable {
  package var object: String
  /// Where the `.swiftmodule` goes, if anybody imports this module.
  package var interface: String?
  /// Where the compiler's messages go as values.
  package var diagnostics: String?
  /// In place of the one object an object a file, where facts are wanted.
  package var objects: [String] = []
  /// Where the compiler says what it knows of the code.
  package var facts: FactsOutput?

  package init(object: String, interface: String? = nil) {
    self.object = object
    self.interface = interface
  }
}

extension Limits {
  /// How many times longer a program may wait for its turns than it works.
  private static let patience = 5

  /// For a program that does nothing but work, for so long at most.
  init(working time: Duration, output: Int, flood: Int, memory: Int? = nil, fileSize: Int? = nil) {
    self.init(
      wall: time * Self.patience, output: output, flood: flood, cpu: time, memory: memory,
      fileSize: fileSize)
  }
}
