import Curriculum
import FoundationEssentials

/// Where kits are, or will be once they are built.
struct KnownKits: Sendable {
  var kits: [String: BuiltKit] = [:]
  /// What expands the macros of all of them.
  var plugin: BuiltPlugin?

  mutating func add(_ others: KnownKits) {
    kits.merge(others.kits) { _, newer in newer }
    plugin = others.plugin ?? plugin
  }
}

/// What is known of kits before a compiler is asked: where each is, and what is not there yet.
struct KitPlan: Sendable {
  /// A kit that is not in the cache, and how it is compiled.
  struct Missing: Sendable {
    var kit: BuiltKit
    var build: ModuleBuild
    /// The bytes of its sources.
    var size: Int
  }

  var known: KnownKits
  /// Each after what it needs.
  var missing: [Missing] = []
  /// The program for macros, if that is not in the cache.
  var missingPlugin: (plugin: BuiltPlugin, build: ModuleBuild)?
  /// Whether anything has been found out that was not known before.
  var isNew = false

  init(known: KnownKits) {
    self.known = known
  }

  /// As people are told of them.
  var missingNames: [String] {
    missing.map(\.kit.name) + (missingPlugin == nil ? [] : [KitLibrary.macros])
  }
}

extension KitLibrary {
  func plan(for names: [String]) throws(GradingFailure) -> KitPlan {
    var plan = KitPlan(known: known)
    for name in names { try add(name, to: &plan) }
    return plan
  }

  /// Adds a kit after everything that it needs.
  func add(_ name: String, to plan: inout KitPlan) throws(GradingFailure) {
    guard plan.known.kits[name] == nil else { return }
    let all = sources.names + [KitSources.driver, KitSources.structure]
    guard all.contains(name) else { throw .unknownKit(name: name, known: sources.names) }
    let facts = try sources.facts(of: name, store: cache.store)
    for other in facts.imports { try add(other, to: &plan) }
    if facts.usesMacros { try addPlugin(to: &plan) }
    let imports = facts.imports.compactMap { plan.known.kits[$0] }
    let plugin = facts.usesMacros ? plan.known.plugin : nil
    let build = build(of: name, from: facts)
    // What runs the checks is in their program, which nobody else may read.
    let isLibrary = calls.toolchain.link != nil && sources.names.contains(name)
    let identity = ContentID.of(
      [calls.toolchain.identity, KitContents.form, isLibrary ? "library" : "object"]
        + calls.flags(of: build) + [facts.content] + imports.map(\.identity)
        + [plugin?.identity].compactMap(\.self))
    let kit = BuiltKit(
      name: name, folder: folder(of: name, identity: identity), isLibrary: isLibrary,
      imports: imports, plugin: plugin, identity: identity)
    plan.known.kits[name] = kit
    plan.isNew = true
    if !KitContents.areComplete(in: kit.folder) {
      plan.missing.append(KitPlan.Missing(kit: kit, build: build, size: facts.size))
    }
  }

  private func addPlugin(to plan: inout KitPlan) throws(GradingFailure) {
    guard plan.known.plugin == nil else { return }
    let found = try plugin()
    plan.known.plugin = found.plugin
    if !KitContents.areComplete(in: found.plugin.folder) { plan.missingPlugin = found }
  }

  /// No kit makes use of the kits' own macros: it is compiled without the program that expands them.
  private func build(of name: String, from facts: KitFacts) -> ModuleBuild {
    var build = ModuleBuild(
      name: name, folder: sources.folder.appending(path: name).path, files: facts.files)
    // XCTest's classes belong to no actor, which only the older mode takes without a word.
    build.languageMode = name == KitSources.driver ? 5 : 6
    build.upcomingFeatures = ["ExistentialAny"]
    // It reads all that the compiler knows of a learner's code, in the run of each step: without this, a step of a large
    // exercise takes seconds.
    build.isOptimized = name == KitSources.structure
    return build
  }
}
