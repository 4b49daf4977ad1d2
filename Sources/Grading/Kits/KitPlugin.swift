import FoundationEssentials
import Sandbox
import Synchronization

/// The program that expands the kits' macros, as the compiler made it.
package struct BuiltPlugin: Sendable, Equatable {
  package var folder: String
  package var program: String { "\(folder)/\(KitSources.macros)" }
  /// What tells this build from any other.
  var identity: String
}

extension [BuiltKit] {
  /// Each program once that expands macros of these kits.
  package var plugins: [BuiltPlugin] {
    reduce(into: []) { plugins, kit in
      if let plugin = kit.plugin, !plugins.contains(plugin) { plugins.append(plugin) }
    }
  }
}

extension KitLibrary {
  /// What `onBuild` is told before the program is built that expands the kits' macros.
  package static let macros = KitSources.macros

  /// The program that expands the kits' macros, built if it is not in the cache.
  ///
  /// It is made with the toolchain's own SwiftSyntax, whose place is written into it, so that it is
  /// made on the learner's machine. The first time on a machine, most of it goes into reading that.
  func plugin(onBuild: (String) -> Void) throws(GradingFailure) -> BuiltPlugin {
    if let plugin = foundPlugin.withLock({ $0 }) { return plugin }
    let name = KitSources.macros
    let known = try sources.facts(of: name, store: cache.store)
    let module = ModuleBuild(
      name: name, folder: sources.folder.appending(path: name).path, files: known.files)
    let flags = calls.flags(ofPlugin: module)
    let identity = ContentID.of(
      [calls.toolchain.identity, KitContents.form, known.content] + flags)
    let plugin = BuiltPlugin(folder: folder(of: name, identity: identity), identity: identity)
    if !KitContents.areComplete(in: plugin.folder) {
      onBuild(name)
      try fill(plugin.folder) { made throws(GradingFailure) in
        try build(module, to: "\(made)/\(name)")
      }
    }
    foundPlugin.withLock { $0 = plugin }
    return plugin
  }

  private func build(_ module: ModuleBuild, to program: String) throws(GradingFailure) {
    let outcome = try cache.withScratch { scratch throws(GradingFailure) in
      try calls.start(
        calls.buildPlugin(module, to: program, scratch: scratch.path),
        limits: Limits(wall: .seconds(600)))
    }
    guard outcome.end == .exited(0) else {
      throw .kitDoesNotBuild(
        name: module.name, log: String(decoding: outcome.errors + outcome.output, as: UTF8.self))
    }
  }
}

extension CompilerCalls {
  /// Builds a program that the compiler starts to expand macros.
  func buildPlugin(_ module: ModuleBuild, to program: String, scratch: String) -> Command {
    Command(
      executable: toolchain.swiftc,
      arguments: module.files + ["-o", program] + flags(ofPlugin: module)
        + ["-module-cache-path", moduleCache],
      // The driver leaves folders behind where it puts its temporary files.
      environment: environment.merging(["TMPDIR": scratch]) { _, own in own },
      directory: module.folder)
  }

  func flags(ofPlugin module: ModuleBuild) -> [String] {
    let syntax = toolchain.syntaxFolder
    return [
      "-module-name", module.name, "-target", toolchain.target, "-swift-version", "6",
      "-parse-as-library", "-wmo", "-I", syntax, "-L", syntax, "-Xlinker", "-rpath", "-Xlinker",
      syntax,
    ]
  }
}
