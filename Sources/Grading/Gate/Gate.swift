package import Curriculum
package import FoundationEssentials
package import Sandbox

/// Refuses what would let a learner's code forge its verdict or break out, before any of it runs.
///
/// Three sieves: the source, what the compiler finds unsafe, and the symbols of the compiled code.
package struct Gate: Sendable {
  private let exercise: Exercise
  private let allowsUnsafe: Bool
  private let calls: CompilerCalls
  private let reserved: ReservedNames
  /// Nil for an edition without solutions: nothing there says what the checks mean.
  let authorNames: AuthorNames?
  /// What the checks declare themselves, and mean by these names.
  let checkNames: AuthorNames
  /// For each compile of a learner's module, and for nothing else.
  ///
  /// Unsafe code then does not compile: no way of reading the compiler's messages can lose that.
  package static let compilerFlags = lenientFlags + ["-Werror", MemorySafety.group]
  /// For a second compile, where `isOnlyAboutRaces` says that the first one failed for nothing.
  package static let lenientFlags = ["-strict-memory-safety"]

  package init(_ exercise: Exercise, allowsUnsafe: Bool = false, calls: CompilerCalls) {
    self.exercise = exercise
    self.allowsUnsafe = allowsUnsafe
    self.calls = calls
    reserved = ReservedNames(of: exercise)
    authorNames =
      exercise.solution.isEmpty ? nil : AuthorNames(in: exercise.stub + exercise.solution)
    checkNames = AuthorNames(in: exercise.steps.flatMap(\.checkFiles))
  }

  /// What the program of checks is told of them.
  var authorTypes: AuthorTypes {
    var types = authorNames?.types ?? AuthorTypes()
    types.coarse.formUnion(checkNames.types.coarse)
    return types
  }

  /// Modules that the learner's files may import.
  var modules: Set<String> {
    AllowedModules.always.union(exercise.kits).union(exercise.modules.map(\.name))
      .union(AllowedModules.unlistedKits(besides: exercise.kits))
  }
}

// MARK: - The source

extension Gate {
  /// Whether the checks have to try out in full that everything still means what they mean by it.
  func mayRedefine(_ files: [SourceFile]) -> Bool {
    allowsUnsafe || Redefinitions.mayBe(in: files, besides: reserved.declared)
  }

  /// Whether a member that the checks call has the name of a function that they use: in types of theirs that
  /// build upon the learner's, it comes first.
  func isTaken(_ declaration: UsedDeclaration) -> Bool {
    switch declaration.place {
    case .ownProtocol, .ownType: reserved.contains(declaration.name)
    case .file, .foreignType: false
    }
  }

  /// Whether the checks have a function or a value of that name themselves, which it may fit better than, and
  /// the author's other files have none.
  func isOfChecks(_ declaration: UsedDeclaration) -> Bool {
    authorNames?.declare(declaration.name) == false
      && checkNames.haveNamesake(of: declaration)
  }

  /// What of the source is refused; the compiler's parser is started only where that is in doubt.
  ///
  /// The folders of the kits say what `canImport` finds. Code that does not compile is not judged for sure.
  package func sourceRefusals(
    in files: [SourceFile], kitFolders: [String] = [], scratch: URL,
    cancellation: Cancellation? = nil
  ) throws(GradingFailure) -> [Diagnostic] {
    var refused: [Diagnostic] = []
    for module in exercise.modules {
      var build = ModuleBuild(name: module.name, folder: scratch.path, files: [])
      build.languageMode = exercise.swift
      build.isTestable = true
      build.searchPaths = kitFolders
      refused += try sourceRefusals(
        in: build, files: exercise.files(of: module, in: files), scratch: scratch,
        cancellation: cancellation)
    }
    return refused
  }

  private func sourceRefusals(
    in build: ModuleBuild, files: [SourceFile], scratch: URL, cancellation: Cancellation?
  ) throws(GradingFailure) -> [Diagnostic] {
    let names = LearnerNames(files)
    var refused: [Diagnostic] = []
    for file in files {
      guard
        var sieve = SourceSieve(
          file, modules: modules, reserved: reserved, allowsUnsafe: allowsUnsafe, names: names)
      else { continue }
      if sieve.needsParser {
        try ask(about: &sieve, build, scratch: scratch, cancellation: cancellation)
      }
      refused += sieve.diagnostics
    }
    return refused
  }

  private func ask(
    about sieve: inout SourceSieve, _ build: ModuleBuild, scratch: URL,
    cancellation: Cancellation?
  ) throws(GradingFailure) {
    let place = scratch.appending(path: "gate")
    try LearnerBuild.makeFolder(place)
    func parse(_ bytes: [UInt8]) throws(GradingFailure) -> Outcome {
      let path = place.appending(path: "\(build.name).swift").path
      try LearnerBuild.write(bytes, to: path)
      return try calls.start(
        calls.parse(path, as: build), limits: Self.limits,
        confinement: calls.confinement(of: build, reading: place.path), cancellation: cancellation)
    }
    let outcome = try parse(sieve.masked())
    switch outcome.end {
    case .cancelled: return
    case .exited(0):
      if !outcome.isOutputCut, let tree = SyntaxTree(json: outcome.output) {
        sieve.take(tree) { AllowedModules.isThere($0, in: calls.toolchain) }
      } else {
        sieve.refuseAsUnreadable()
      }
    case .exited:
      // What cannot be parsed as it is will not be compiled either.
      if try parse(sieve.file.bytes).end == .exited(0) { sieve.refuseAsUnreadable() }
    default: sieve.refuseAsUnreadable()
    }
  }

  private static let limits = Limits(
    working: .seconds(20), output: 64 << 20, flood: 65 << 20, memory: 4 << 30)
}

// MARK: - What the compiler finds unsafe

extension Gate {
  /// What of the compiler's messages is a refusal, of each line the first; empty where unsafe code is allowed.
  func refusals(
    of messages: [CompilerMessage], in files: [SourceFile], ownPath: (String) -> String?
  ) -> [Diagnostic] {
    guard !allowsUnsafe else { return [] }
    var places: Set<Diagnostic.Place> = []
    // So many harmless ones can hide another.
    let isCut = SerializedDiagnostics.isCut(messages)
    return messages.filter {
      MemorySafety.isMeant(by: $0) && (isCut || !MemorySafety.isHarmless($0))
    }
    .map { MemorySafety.refusal(of: $0, first: files.first, ownPath: ownPath) }
    .filter { places.insert(Diagnostic.Place(file: $0.file, line: $0.line)).inserted }
  }

  /// Whether a compile failed for data races alone, which Swift 6 counts among what is unsafe.
  static func isOnlyAboutRaces(_ messages: [CompilerMessage]) -> Bool {
    let errors = messages.filter { $0.severity == .error }
    return !errors.isEmpty && !SerializedDiagnostics.isCut(messages)
      && errors.allSatisfy { MemorySafety.isMeant(by: $0) && MemorySafety.isHarmless($0) }
  }

  /// The messages that say why code does not compile, without those about memory.
  static func withoutMemorySafety(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    messages.filter { !MemorySafety.isMeant(by: $0) }
  }
}

// MARK: - The compiled code

extension Gate {
  /// Whether objects of this system can be judged.
  package static var readsObjects: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// What of compiled objects is refused, each message once; none where objects cannot be judged.
  package func refusals(ofObjects objects: [[UInt8]], files: [SourceFile]) -> [Diagnostic] {
    refusals(of: objects.map(ObjectFile.init), files: files)
  }

  /// The same for objects that have been read, or are none.
  func refusals(of objects: [ObjectFile?], files: [SourceFile]) -> [Diagnostic] {
    guard Self.readsObjects else { return [] }
    let sieve = SymbolSieve(
      modules: exercise.modules.map(\.name), reserved: reserved, files: files,
      allowsUnsafe: allowsUnsafe)
    var seen: Set<String> = []
    return objects.flatMap(sieve.refusals(of:)).filter { seen.insert($0.message).inserted }
  }
}

extension CompilerCalls {
  /// Prints what the compiler's parser makes of a file, under the conditions that the module is compiled in.
  func parse(_ file: String, as module: ModuleBuild) -> Command {
    Command(
      executable: toolchain.frontend,
      arguments: ["-frontend", "-dump-parse", "-dump-ast-format", "json", file]
        + flags(of: module) + Gate.lenientFlags + module.searchPaths.flatMap { ["-I", $0] }
        + ["-module-cache-path", moduleCache],
      environment: environment, directory: module.folder)
  }
}
