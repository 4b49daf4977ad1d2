import FoundationEssentials
import Sandbox

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
  /// By what name `onBuild` is told of the program that expands the kits' macros.
  package static let macros = KitSources.macros

  /// The program that expands the kits' macros, in the cache or not, and how it is built.
  ///
  /// It is made with the toolchain's own SwiftSyntax, whose place is written into it, so that it is
  /// made on the learner's machine. The first time on a machine, most of it goes into reading that.
  func plugin() throws(GradingFailure) -> (plugin: BuiltPlugin, build: ModuleBuild) {
    let name = KitSources.macros
    let known = try sources.facts(of: name, store: cache.store)
    let module = ModuleBuild(
      name: name, folder: sources.folder.appending(path: name).path, files: known.files)
    let flags = calls.flags(ofPlugin: module)
    let identity = ContentID.of(
      [calls.toolchain.identity, KitContents.form, known.content] + flags)
    return (BuiltPlugin(folder: folder(of: name, identity: identity), identity: identity), module)
  }

  func build(_ plugin: BuiltPlugin, from module: ModuleBuild) throws(GradingFailure) {
    try fill(plugin.folder) { made throws(GradingFailure) in
      let outcome = try cache.withScratch { scratch throws(GradingFailure) in
        try start(
          calls.buildPlugin(module, to: "\(made)/\(module.name)", scratch: scratch.path),
          for: module.name)
      }
      guard outcome.end == .exited(0) else {
        throw .kitDoesNotBuild(
          name: module.name, log: String(decoding: outcome.errors + outcome.output, as: UTF8.self))
      }
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
