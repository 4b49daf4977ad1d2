// What the whole program shares: singletons, global variables, and the doors to them.

extension CodePart {
  /// Singletons and variables that the whole program shares.
  func globals(except allowed: [String]) -> [Violation] {
    let shared = uses.filter { codebase.isShared($0.to) } + ownUses.filter(isOfSharedMemory)
    return shared.filter { use in !allowed.contains { codebase.isCalled(use.to, $0) } }.map { use in
      violation(
        "\(name) has to be given what it needs, but \(words(for: use.from)) takes "
          + "`\(codebase.qualifiedName(use.to))`, which everybody shares.", at: use.place)
    }
  }

  /// Its own constants, such as a formatter, are a type's own business; memory that all its values share is not.
  private func isOfSharedMemory(_ use: CodeUse) -> Bool {
    let isWritten = table.symbols[use.to].isStatic && use.use.contains(.writes)
    return isWritten || codebase.isSharedMemory(use.to)
  }
}

extension Codebase {
  fileprivate func isShared(_ number: Int) -> Bool { isShared(number, asked: []) }

  private func isShared(_ number: Int, asked: Set<Int>) -> Bool {
    let symbol = table.symbols[number]
    guard symbol.place != nil else {
      return symbol.kind == "global"
        || symbol.kind == "property" && symbol.isStatic && Self.sharedNames.contains(symbol.name)
          && !Self.isPlaceToRun(symbol)
    }
    return symbol.belongsToNoValue
      && (isSharedMemory(number) || isObject(number)
        || isDoor(number, asked: asked.union([number])))
  }

  fileprivate func isSharedMemory(_ number: Int) -> Bool {
    let symbol = table.symbols[number]
    guard symbol.place != nil,
      symbol.kind == "global" || symbol.kind == "property" && symbol.isStatic
    else { return false }
    if symbol.isSettable || symbol.heldTypes.contains(where: isLocked) { return true }
    // A value of its own type may be a mere constant, as `zero` is.
    guard let parent = symbol.parent, symbol.typeMentions.contains(parent) else { return false }
    return isClass(parent) && !isFormatter(parent) || Self.sharedNames.contains(symbol.name)
  }

  /// Values that cannot change are shared by nobody's loss.
  private func isObject(_ number: Int) -> Bool {
    let symbol = table.symbols[number]
    guard symbol.hold == "strong" else { return false }
    if symbol.heldTypes.contains(where: { isClass($0) && !isFormatter($0) }) { return true }
    // A promise of the learner's own that one value keeps for all is what should have been handed in.
    if symbol.wholeTypes.contains(where: isOwnProtocol) { return true }
    // Behind a protocol stands whatever is made there.
    return symbol.heldTypes.contains(where: isProtocol)
      && constructions(in: number).contains(where: isClass)
  }

  /// Who may not change it can change what is in it: a `Mutex`, an `Atomic`.
  private func isLocked(_ number: Int) -> Bool {
    let symbol = table.symbols[number]
    return symbol.place == nil && symbol.module == "Synchronization"
      && ["Mutex", "Atomic", "AtomicLazyReference"].contains(symbol.name)
  }

  /// A formatter that stands ready is a constant, although it is an object.
  private func isFormatter(_ number: Int) -> Bool {
    let symbol = table.symbols[number]
    return symbol.place == nil && symbol.module.hasPrefix("Foundation")
      && symbol.name.hasSuffix("Formatter")
  }

  private func isClass(_ number: Int) -> Bool {
    ["class", "actor"].contains(table.symbols[number].kind)
  }

  /// Whether a function or a property hands out what everybody shares.
  private func isDoor(_ number: Int, asked: Set<Int>) -> Bool {
    let mentions = table.symbols[number].typeMentions
    let isComputed = table.symbols[number].hold.isEmpty
    return table.references.contains { reference in
      guard reference.from == number, !asked.contains(reference.to),
        isShared(reference.to, asked: asked)
      else { return false }
      if isComputed, isSharedMemory(reference.to) { return true }
      let handed = table.symbols[reference.to].typeMentions
      let kinds = handed.reduce(into: Set(handed)) { $0.formUnion(ancestors(of: $1)) }
      return !kinds.isDisjoint(with: mentions)
    }
  }

  /// `DispatchQueue.main`, and `MainActor.shared`, which the compiler adds to each `for await` of the main
  /// actor: where code runs is nothing that could be handed in.
  private static func isPlaceToRun(_ symbol: FactTable.Symbol) -> Bool {
    [("Dispatch", "main"), ("_Concurrency", "shared")].contains {
      $0 == (symbol.module, symbol.name)
    }
  }

  private static let sharedNames: Set = [
    "autoupdatingCurrent", "current", "default", "general", "main", "processInfo", "shared",
    "standard",
  ]
}
