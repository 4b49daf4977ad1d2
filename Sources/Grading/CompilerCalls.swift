import FoundationEssentials
package import Sandbox

/// The calls of the compiler as values: what is compiled, how, and where it goes.
package struct CompilerCalls: Sendable {
  package var toolchain: Toolchain
  /// One for all calls: compiling the system's modules anew costs seconds.
  package var moduleCache: String
  /// Only what a compiler needs of the user's environment.
  package var environment: [String: String]
  /// Told of each program before it is started.
  package var onStart: @Sendable (Command) -> Void

  package init(
    toolchain: Toolchain, cache: CacheFolder, environment: [String: String],
    onStart: @escaping @Sendable (Command) -> Void = { _ in }
  ) {
    self.onStart = onStart
    self.toolchain = toolchain
    moduleCache = cache.modules.appending(path: String(toolchain.identity.prefix(20))).path
    self.environment = environment.filter { Self.passedOn.contains($0.key) }
  }

  private static let passedOn: Set<String> = ["PATH", "HOME", "TMPDIR", "SDKROOT", "DEVELOPER_DIR"]

  /// Runs a program: that it fails is a result, that it cannot be started is not.
  func start(_ command: Command, limits: Limits) throws(GradingFailure) -> Outcome {
    onStart(command)
    do {
      return try run(command, limits: limits)
    } catch {
      throw .cannotStart("\(command.executable): \(error)")
    }
  }

  /// Compiles the files of one module into one object file.
  package func compile(_ module: ModuleBuild) -> Command {
    var arguments = ["-frontend", "-c"] + module.files
    arguments += ["-module-name", module.name, "-o", module.object]
    arguments += ["-target", toolchain.target, "-module-cache-path", moduleCache]
    arguments += ["-swift-version", String(module.languageMode)]
    if let interface = module.interface {
      arguments += ["-emit-module", "-emit-module-path", interface]
    }
    if let interface = module.interface, module.isDocumented {
      let base = interface.split(separator: ".").dropLast().joined(separator: ".")
      arguments += ["-emit-module-doc-path", "\(base).swiftdoc"]
      arguments += ["-emit-module-source-info-path", "\(base).swiftsourceinfo"]
    }
    if !module.hasTopLevelCode { arguments += ["-parse-as-library"] }
    if module.isTestable { arguments += ["-enable-testing"] }
    for folder in module.searchPaths { arguments += ["-I", folder] }
    for feature in module.upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
    if module.isHidden { arguments += ["-suppress-warnings"] }
    arguments += ["-diagnostic-style", "llvm", "-debug-diagnostic-names"]
    arguments += ["-no-color-diagnostics", "-disable-objc-interop"]
    for folder in toolchain.pluginFolders { arguments += ["-plugin-path", folder] }
    return Command(
      executable: toolchain.frontend, arguments: arguments, environment: environment,
      directory: module.folder)
  }

  /// Links object files into a program that runs checks.
  package func link(objects: [String], into program: String, directory: String) -> Command {
    // The driver leaves folders behind where it puts its temporary files.
    let environment = environment.merging(["TMPDIR": directory]) { _, own in own }
    return Command(
      executable: toolchain.swiftc,
      arguments: objects + ["-o", program, "-target", toolchain.target, "-lXCTest"]
        + toolchain.linkerChoice,
      environment: environment, directory: directory)
  }
}

/// What goes into the compilation of one module, and where what comes out is put.
package struct ModuleBuild: Sendable, Equatable {
  package var name: String
  /// The folder that the files stand in.
  package var folder: String
  package var files: [String]
  package var object: String
  /// Where the `.swiftmodule` goes, if anybody imports this module.
  package var interface: String?
  package var searchPaths: [String] = []
  package var languageMode = 5
  package var upcomingFeatures: [String] = []
  package var isTestable = false
  /// Whether editors shall show the comments of its declarations and jump to them.
  package var isDocumented = false
  package var hasTopLevelCode = false
  /// Whether the source is none of the learner's business, so that neither are its warnings.
  package var isHidden = false

  package init(
    name: String, folder: String, files: [String], object: String, interface: String? = nil
  ) {
    self.name = name
    self.folder = folder
    self.files = files
    self.object = object
    self.interface = interface
  }
}
