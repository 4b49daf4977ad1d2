// Who may know whom.

extension CodePart {
  func uses(ofModule module: String) -> [Violation] {
    uses.filter { isOf(module, $0.to) }.map { use in
      violation(
        "\(name) may not use the module `\(module)`, but \(words(for: use.from)) uses "
          + "`\(codebase.qualifiedName(use.to))`.", at: use.place)
    }
  }

  /// Whether a symbol is of the module, or of the learner's own but a member of a type of the module.
  ///
  /// What one imports as Foundation comes, outside of macOS, from several modules.
  private func isOf(_ module: String, _ number: Int) -> Bool {
    codebase.enclosing(number).contains {
      let symbol = table.symbols[$0]
      return symbol.module == module
        || module == "Foundation" && symbol.place == nil && symbol.module.hasPrefix(module)
    }
  }

  /// Uses of a type, of its members, or of one symbol such as `UIApplication.shared`.
  func uses(of symbol: String) -> [Violation] {
    uses.filter { knows($0.to, as: symbol) }.map { use in
      violation(
        "\(name) may not know `\(symbol)`, but \(words(for: use.from)) uses "
          + "`\(codebase.qualifiedName(use.to))`.", at: use.place)
    }
  }

  /// Uses of a type, and of what else it is, which only a cast could ask for.
  ///
  /// What both are is nothing of the other one alone, and an alias for several protocols promises all of them.
  func uses(of type: String, otherThanAs promised: String) -> [Violation] {
    let own = codebase.ownTypes
    let named = own.first { codebase.isCalled($0, type) }
    guard let named, let promise = own.first(where: { codebase.isCalled($0, promised) }) else {
      return uses(of: type)
    }
    var shared = codebase.ancestors(of: promise).union([promise])
    for mine in own where contains(mine) { shared.formUnion(codebase.ancestors(of: mine)) }
    let others = codebase.ancestors(of: named).union([named]).subtracting(shared)
      .intersection(own)
    return uses.filter { !others.isDisjoint(with: codebase.enclosing($0.to)) }.map { use in
      violation(
        "\(name) may know `\(type)` only as a `\(promised)`, but \(words(for: use.from)) uses "
          + "`\(codebase.qualifiedName(use.to))`.", at: use.place)
    }
  }

  /// Values that the part reads from the type, and calls whose result it gets from it.
  func questions(to type: String) -> [Violation] {
    uses.filter { knows($0.to, as: type) && isQuestion($0) }.map { use in
      violation(
        "\(name) may only tell `\(type)` what has happened, but \(words(for: use.from)) asks it for "
          + "`\(codebase.qualifiedName(use.to))`.", at: use.place)
    }
  }

  private func isQuestion(_ use: CodeUse) -> Bool {
    let symbol = table.symbols[use.to]
    return switch symbol.kind {
    case "property": !use.use.contains(.writes)
    case "method": !["", "()", "Void"].contains(Self.result(of: symbol.type))
    default: false
    }
  }

  /// What stands behind the first arrow of a signature that is not in parentheses; empty where there is none.
  private static func result(of signature: String) -> String {
    var depth = 0
    for index in signature.indices {
      switch signature[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "-" where depth == 0 && signature[index...].hasPrefix("->"):
        return signature[index...].dropFirst(2).filter { !$0.isWhitespace }
      default: break
      }
    }
    return ""
  }

  /// Uses of anything that belongs to the other part.
  func uses(of other: CodePart) -> [Violation] {
    uses.filter { other.contains($0.to) }.map { use in
      violation(
        "\(name) may not know \(other.name), but \(words(for: use.from)) uses "
          + "`\(codebase.qualifiedName(use.to))`.", at: use.place)
    }
  }

  func missingUse(of symbol: String) -> [Violation] {
    if uses.contains(where: { knows($0.to, as: symbol) }) { return [] }
    return [violation("\(name) has to use `\(symbol)`, and nothing in it does.")]
  }

  /// What is known only through others counts as well.
  func transitiveUses(of symbol: String) -> [Violation] {
    transitiveUses(called: "know `\(symbol)`") { part, use in part.knows(use.to, as: symbol) }
  }

  func transitiveUses(ofModule module: String) -> [Violation] {
    transitiveUses(called: "use the module `\(module)`") { part, use in part.isOf(module, use.to) }
  }

  /// The shortest way to a use, through types of the learner's and what stands outside of them.
  private func transitiveUses(
    called words: String, where isMeant: (CodePart, CodeUse) -> Bool
  ) -> [Violation] {
    var open = [(part: self, through: [String]())]
    var seen: Set<Int> = []
    while !open.isEmpty {
      let (part, through) = open.removeFirst()
      let uses = through.isEmpty ? part.uses : part.uses.filter { !part.offers($0.from) }
      if let use = uses.first(where: { isMeant(part, $0) }) {
        let way = through.isEmpty ? "" : ", through \(through.joined(separator: " and "))"
        return [violation("\(name) may not \(words), and does\(way).", at: use.place)]
      }
      let lent = codebase.lentMembers(to: uses)
      let next = Set(uses.flatMap { part.parts(ofUse: $0, lent) })
      for next in next.sorted() where seen.insert(next).inserted {
        open.append((codebase.part(next), through + ["`\(codebase.qualifiedName(next))`"]))
      }
    }
    return []
  }

  /// Whose code runs for a use: types of the learner's, or a declaration that belongs to none of them.
  private func parts(ofUse use: CodeUse, _ lent: [Int: [Int]]) -> [Int] {
    guard table.symbols[use.to].place != nil, !contains(use.to) else { return [] }
    if codebase.isOffered(use.to) { return [use.to] }
    let types = types(ofUse: use).filter { table.symbols[$0].place != nil }
    return (types.isEmpty ? [use.to] : types) + types.flatMap { lent[$0] ?? [] }
  }

  /// Whether the part is a protocol, and this the head of an extension or a value that stands ready there.
  private func offers(_ number: Int) -> Bool {
    guard case .type(let type) = extent, codebase.isProtocol(type) else { return false }
    return table.symbols[number].kind == "extension"
      || codebase.enclosing(number).contains(where: codebase.isOffered)
  }

  /// Whether the symbol or the type that it is a member of is called so.
  private func knows(_ number: Int, as name: String) -> Bool {
    codebase.enclosing(number).contains { codebase.isCalled($0, name) }
  }

  func constructions(of type: String) -> [Violation] {
    constructions.filter { codebase.isCalled($0.to, type) }.map { use in
      violation(
        "\(name) may not make a `\(type)` itself, but \(words(for: use.from)) does.", at: use.place)
    }
  }

  func missingConstruction(of type: String) -> [Violation] {
    if constructions.contains(where: { codebase.isCalled($0.to, type) }) { return [] }
    return [violation("\(name) has to make a `\(type)`, and nothing in it does.")]
  }

  /// Nothing that stands for a protocol which the type depends on may be made by the type itself.
  ///
  /// Protocols of the language and of frameworks, such as `Error`, are nobody's dependency.
  func constructedDependencies() -> [Violation] {
    guard case .type(let type) = extent else {
      return types.flatMap { $0.constructedDependencies() }
    }
    let own = Set(declarations)
    // A protocol within the type itself is its own business.
    let needed = Set(
      own.flatMap { table.symbols[$0].typeMentions }
        .filter { codebase.isOwnProtocol($0) && !own.contains($0) })
    func violation(_ use: CodeUse, making made: Int, by way: String) -> Violation? {
      let dependency = codebase.ancestors(of: made).intersection(needed).min()
      guard let dependency, made != type else { return nil }
      return self.violation(
        "\(name) has to be given its `\(codebase.qualifiedName(dependency))`, but "
          + "\(words(for: use.from)) \(way) a `\(codebase.qualifiedName(made))`.", at: use.place)
    }
    // A number, a text or a list could stand where the dependency is asked for, and would name nobody.
    let literals = codebase.literalConformances(to: needed).map { conformance in
      self.violation(
        "\(name) has to be given its `\(codebase.qualifiedName(conformance.to))`, but "
          + "`\(codebase.qualifiedName(conformance.type))` is made one, so that a mere literal can "
          + "take its place.", at: conformance.place)
    }
    let uses = uses
    let lent = codebase.lentMembers(to: uses)
    // A type that is hidden within this one is made by it, too.
    let made = (uses + ownUses).filter { $0.use.contains(.constructs) }
    return literals + made.compactMap { violation($0, making: $0.to, by: "makes") }
      + uses.flatMap { use in
        ([use.to] + types(ofUse: use).flatMap { lent[$0] ?? [] })
          .flatMap(codebase.handedOut(by:)).compactMap {
            violation(use, making: $0, by: "lets `\(codebase.qualifiedName(use.to))` make")
          }
      }
  }

  private var constructions: [CodeUse] { uses.filter { $0.use.contains(.constructs) } }

  /// The files that are this part, also if nothing is declared in them.
  private var ownFiles: Set<Int> {
    if case .files(let files) = extent { files } else { [] }
  }

  func imports(notAmong allowed: [String]) -> [Violation] {
    let files = Set(declarations.compactMap { table.symbols[$0].place?.file }).union(ownFiles)
    return files.sorted().flatMap { file in
      table.files[file].imports.filter { !allowed.contains($0.module) }.map { found in
        violation(
          "\(name) may import only \(allowed.joined(separator: ", ")), but it imports "
            + "`\(found.module)`.", at: FactTable.Place(file: file, line: found.line))
      }
    }
  }
}

extension Codebase {
  /// What a function or a property that belongs to no value makes and hands out.
  fileprivate func handedOut(by number: Int) -> [Int] {
    let symbol = table.symbols[number]
    guard symbol.place != nil, symbol.belongsToNoValue else { return [] }
    return constructions(in: number).filter {
      !ancestors(of: $0).union([$0]).isDisjoint(with: symbol.typeMentions)
    }
  }

  /// Where types that a literal can be are made to conform to one of these protocols, or to one of its own.
  fileprivate func literalConformances(
    to protocols: Set<Int>
  ) -> [(type: Int, to: Int, place: FactTable.Place)] {
    table.references.compactMap { reference in
      guard reference.use.contains(.conforms), let type = table.enclosing(reference.from).last,
        isSwiftsLiteral(type),
        let needed = ancestors(of: reference.to).union([reference.to]).intersection(protocols).min()
      else { return nil }
      return (type, needed, reference.place)
    }
  }

  /// What the learner adds to types of others that are made to conform to a protocol, by the protocol, if these are
  /// named, too, or may be there as a mere literal: who uses the protocol alone does not know them.
  fileprivate func lentMembers(to uses: [CodeUse]) -> [Int: [Int]] {
    let named = Set(uses.flatMap { enclosing($0.to) })
    var owners: [Int: Set<Int>] = [:]
    for reference in table.references where reference.use.contains(.conforms) {
      guard let owner = table.enclosing(reference.from).last, table.symbols[owner].place == nil,
        named.contains(owner) || isSwiftsLiteral(owner)
      else { continue }
      for type in ancestors(of: reference.to).union([reference.to]) where isOwnProtocol(type) {
        owners[type, default: []].insert(owner)
      }
    }
    return owners.reduce(into: [:]) { lent, found in
      let protocols = ancestors(of: found.key).union([found.key])
      let asked = Set(
        table.symbols.filter { $0.parent.map(protocols.contains) == true }.map(\.name))
      lent[found.key] = table.symbols.indices.filter { number in
        let symbol = table.symbols[number]
        return symbol.place != nil && asked.contains(symbol.name)
          && table.enclosing(number).last.map(found.value.contains) == true
      }
    }
  }

  /// Whether a number, a text or a list in the source can be of this type.
  private func isSwiftsLiteral(_ type: Int) -> Bool {
    let name = table.symbols[type].name
    guard table.symbols[type].module == "Swift" else { return false }
    return ["Int", "UInt"].contains(name.prefix { !$0.isNumber })
      || [
        "Float", "Float16", "Float80", "Double", "String", "StaticString", "Character", "Bool",
        "Array", "Dictionary", "Set", "Optional",
      ].contains(name)
  }

  /// The types of which a declaration itself makes values.
  func constructions(in number: Int) -> [Int] {
    table.references.filter { $0.from == number && $0.use.contains(.constructs) }.map(\.to)
  }

  /// Whether it is a static member of a protocol: who knows the protocol does not know what stands there
  /// before they name it.
  fileprivate func isOffered(_ number: Int) -> Bool {
    table.symbols[number].isStatic && table.symbols[number].parent.map(isProtocol) == true
  }
}
