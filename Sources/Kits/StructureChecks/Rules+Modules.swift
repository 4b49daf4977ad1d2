// What a module shows to others.

extension CodePart {
  /// What is open to other modules, although none of them uses it and nothing that is open speaks of it.
  func openForNobody(except announced: [String]) -> [Violation] {
    let needed = codebase.neededByOtherModules
    return declarations.filter { number in
      codebase.isOpen(number) && !needed.contains(number)
        && !announced.contains { codebase.isCalled(number, $0) }
    }.map { number in
      violation(
        "No other module uses \(words(for: number)): take its "
          + "`\(table.symbols[number].access?.rawValue ?? "")` away.",
        at: table.symbols[number].place)
    }
  }
}

extension Codebase {
  /// Whether a declaration of the learner's says that other modules may use it.
  fileprivate func isOpen(_ number: Int) -> Bool {
    let symbol = table.symbols[number]
    // Of an enum and of a protocol all that is in it is open with it.
    let isOpenWithOthers =
      ["enumCase", "extension"].contains(symbol.kind) || symbol.parent.map(isProtocol) == true
    return !isOpenWithOthers
      && enclosing(number).filter { table.symbols[$0].place != nil }.allSatisfy {
        table.symbols[$0].access.map { $0 >= .public } ?? false
      }
  }

  /// What other modules use, and what has to be open for that.
  fileprivate var neededByOtherModules: Set<Int> {
    var needed: Set<Int> = []
    for reference in table.references {
      // What is asked for by a protocol or a class is as open as that, whoever uses it.
      if reference.use.contains(.overrides) { needed.insert(reference.from) }
      let (from, to) = (table.symbols[reference.from], table.symbols[reference.to])
      if from.module != to.module || reference.use.contains(.inherits) {
        needed.formUnion(enclosing(reference.to))
      }
    }
    for number in table.symbols.indices where isOpen(number) {
      // The types that its own type or signature names, that of which it is a member left out.
      let own = Set(enclosing(number))
      for mentioned in table.symbols[number].typeMentions where !own.contains(mentioned) {
        needed.formUnion(enclosing(mentioned))
      }
    }
    return needed
  }
}
