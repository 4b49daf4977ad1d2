import CheckDriver

/// The learner's code as the compiler knows it: all of its modules, no comment and no string.
public struct Codebase: Sendable {
  private let rows: FactTable
  /// Who looks at a fact has asked for it.
  var table: FactTable {
    noteQuestionForFacts()
    return rows
  }
  /// Of each symbol, with the types that it is in and without the module.
  private let qualifiedNames: [String]
  private let exactNames: Set<String>

  /// The code that is being graded.
  public static let learner = Codebase(FactTable(structureFacts))

  init(_ table: FactTable) {
    rows = table
    qualifiedNames = table.symbols.indices.map { number in
      table.enclosing(number).reversed().filter { table.symbols[$0].kind != "extension" }
        .map { table.symbols[$0].name }.joined(separator: ".")
    }
    exactNames = Set(qualifiedNames)
  }

  /// A type with its extensions and the types inside it; `Outer.Inner` is one inside another, `Data.User` one of a module.
  public func type(_ name: String) throws -> CodePart {
    let named = typesAndAliases {
      qualifiedName($0) == name || "\(table.symbols[$0].module).\(qualifiedName($0))" == name
    }
    let candidates =
      named.isEmpty ? typesAndAliases { table.symbols[$0].name == name } : named
    if let number = candidates.first, candidates.count == 1 { return part(number) }
    guard candidates.count > 1 else {
      throw CheckFailure(
        "This step looks for a type `\(name)`, and there is none in your code. Declare it, or check "
          + "how its name is written.")
    }
    let names = candidates.map { "`\(table.symbols[$0].module).\(qualifiedName($0))`" }
    throw CheckFailure(
      "This step looks for one type `\(name)`, and there are several: "
        + "\(names.joined(separator: ", ")). Give all but one another name.")
  }

  /// The types of such names, where an alias stands for what it is another name of.
  private func typesAndAliases(where isMeant: (Int) -> Bool) -> [Int] {
    let own = Set(ownTypes)
    var types: [Int] = []
    for number in table.symbols.indices where isMeant(number) {
      let symbol = table.symbols[number]
      let type = symbol.kind == "typealias" ? meaning(of: number, among: own) : number
      if let type, own.contains(type), !types.contains(type) { types.append(type) }
    }
    return types
  }

  /// The type of the learner's that an alias stands for: of `Outer.Inner` the last one, of `Box<Item>` the first.
  private func meaning(of alias: Int, among own: Set<Int>) -> Int? {
    var alias = alias
    // Whoever goes round in circles means nothing.
    for _ in table.symbols.indices where table.symbols[alias].place != nil {
      let mentions = table.symbols[alias].typeMentions
      let inner = mentions.last { mention in
        guard table.symbols[mention].place != nil, let parent = table.symbols[mention].parent else {
          return false
        }
        return parent == mentions.first || table.symbols[parent].place == nil
      }
      guard let meant = inner ?? mentions.first(where: own.contains) else { return nil }
      if table.symbols[meant].kind != "typealias" { return meant }
      alias = meant
    }
    return nil
  }

  /// All types that conform to a protocol or inherit from a class, directly or through others.
  public func types(conformingTo name: String) -> [CodePart] {
    ownTypes.filter { ancestors(of: $0).contains(where: { isCalled($0, name) }) }.map(part)
  }

  /// All types of the learner's, those inside others left out.
  public var types: [CodePart] {
    ownTypes.filter { table.symbols[$0].parent == nil }.map(part)
  }

  /// Everything but these types, if they are there: also functions, and what is added to others' types.
  public func everything(except names: String...) -> CodePart {
    let others = ownTypes.filter { type in names.contains { isCalled(type, $0) } }.map(part)
    let words = names.map { "`\($0)`" }.joined(separator: " and ")
    return CodePart(
      name: "code outside of \(words)", codebase: self, extent: .rest(outside: others))
  }

  /// Everything in a file, named by its path in the exercise or by its last part alone.
  public func file(_ path: String) throws -> CodePart {
    let found = table.files.indices.filter {
      table.files[$0].path == path || table.files[$0].path.hasSuffix("/\(path)")
    }
    guard let file = found.first else {
      throw CheckFailure(
        "This step looks for a file `\(path)`, and there is none among your files. Create it, or "
          + "check how its name is written.")
    }
    return CodePart(name: "`\(path)`", codebase: self, extent: .files([file]))
  }

  /// Everything in a module, or in a folder of the exercise.
  public func layer(_ name: String) throws -> CodePart {
    let files = table.files.indices.filter {
      table.files[$0].module == name || table.files[$0].path.hasPrefix("\(name)/")
    }
    guard !files.isEmpty else {
      throw CheckFailure(
        "This step looks for a layer `\(name)`, and no file of yours is in it. Put its files into a "
          + "folder of that name.")
    }
    return CodePart(name: "the layer `\(name)`", codebase: self, extent: .files(Set(files)))
  }
}

extension Codebase {
  var ownTypes: [Int] {
    table.symbols.indices.filter { table.symbols[$0].isType && table.symbols[$0].place != nil }
  }

  func isProtocol(_ number: Int) -> Bool { table.symbols[number].kind == "protocol" }

  func isOwnProtocol(_ number: Int) -> Bool {
    isProtocol(number) && table.symbols[number].place != nil
  }

  func part(_ number: Int) -> CodePart {
    CodePart(name: "`\(qualifiedName(number))`", codebase: self, extent: .type(number))
  }

  /// With the types that it is in, without the module.
  func qualifiedName(_ number: Int) -> String { qualifiedNames[number] }

  /// The symbol, what it is a member of, and so on outwards.
  func enclosing(_ number: Int) -> [Int] { table.enclosing(number) }

  /// Whether a symbol has this name: with the types that it is in, with its module as well, or alone.
  ///
  /// Alone it says what is meant only where nothing stands outside of all types under that name. A
  /// function's argument labels may be left out: then each function of that name is meant.
  func isCalled(_ number: Int, _ name: String) -> Bool {
    let symbol = table.symbols[number]
    guard symbol.kind != "extension" else { return false }
    var (qualified, own) = (qualifiedNames[number], symbol.name)
    if !name.contains("("), let labels = own.firstIndex(of: "(") {
      qualified.removeLast(own[labels...].count)
      own.removeSubrange(labels...)
    }
    if qualified == name || "\(symbol.module).\(qualified)" == name { return true }
    if symbol.module.hasPrefix("Foundation"), "Foundation.\(qualified)" == name { return true }
    return own == name && !exactNames.contains(name)
  }

  /// What a type conforms to and inherits from, directly or through others.
  func ancestors(of type: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [type]
    while let type = open.popLast() {
      for reference in table.references
      where !reference.use.isDisjoint(with: [.conforms, .inherits])
        && owner(of: reference.from) == type && found.insert(reference.to).inserted
      {
        open.append(reference.to)
      }
      open += table.symbols[type].ancestors.filter { found.insert($0).inserted }
    }
    return found
  }

  /// The learner's classes that a class inherits from, the nearest first.
  func superclasses(of type: Int) -> [Int] {
    var chain = [type]
    while let last = chain.last,
      let next = table.references.first(where: {
        $0.use.contains(.inherits) && $0.from == last && table.symbols[$0.to].place != nil
      })?.to, !chain.contains(next)
    {
      chain.append(next)
    }
    return Array(chain.dropFirst())
  }

  /// The type that an extension extends, or the symbol itself.
  private func owner(of number: Int) -> Int {
    let symbol = table.symbols[number]
    return symbol.kind == "extension" ? symbol.parent ?? number : number
  }
}

/// A part of the learner's code: a type with all that belongs to it, a file, or a layer.
public struct CodePart: Sendable {
  /// As a sentence names it.
  public let name: String
  let codebase: Codebase
  let extent: Extent

  indirect enum Extent: Sendable {
    case type(Int)
    case files(Set<Int>)
    case rest(outside: [CodePart])
  }
}

extension CodePart {
  var table: FactTable { codebase.table }

  /// Whether a declaration belongs to this part.
  func contains(_ number: Int) -> Bool {
    switch extent {
    case .type(let type): codebase.enclosing(number).contains(type)
    case .files(let files): table.symbols[number].place.map { files.contains($0.file) } ?? false
    case .rest(let others):
      table.symbols[number].place != nil && !others.contains { $0.contains(number) }
    }
  }

  func contains(file: Int) -> Bool {
    if case .files(let files) = extent { files.contains(file) } else { false }
  }

  /// Where this part begins.
  var place: FactTable.Place? {
    switch extent {
    case .type(let type): table.symbols[type].place
    case .files(let files): files.min().map { FactTable.Place(file: $0, line: 1) }
    case .rest: nil
    }
  }

  /// The type that this part is, or those within it.
  var types: [CodePart] {
    if case .type = extent {
      [self]
    } else {
      codebase.ownTypes.filter { contains($0) }.map(codebase.part)
    }
  }

  /// The declarations of this part.
  var declarations: [Int] {
    table.symbols.indices.filter { table.symbols[$0].place != nil && contains($0) }
  }

  /// Every use of something that is not in this part, in the order in which it is read.
  var uses: [CodeUse] {
    let own = Set(declarations)
    let written = table.references.filter { own.contains($0.from) && !own.contains($0.to) }
      .map(CodeUse.init)
    // What a declaration names itself has its place; what the compiler inferred has only the declaration's.
    let named = Set(written.map { [$0.from, $0.to] })
    let inferred = own.sorted().flatMap { number -> [CodeUse] in
      guard let place = table.symbols[number].place else { return [] }
      return table.symbols[number].typeMentions
        .filter { !own.contains($0) && !named.contains([number, $0]) }
        .map { CodeUse(from: number, to: $0, use: [], place: place) }
    }
    return (written + inferred).sorted {
      ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line)
    }
  }

  /// Every use of something by the very part that it belongs to.
  var ownUses: [CodeUse] {
    let own = Set(declarations)
    return table.references.filter { own.contains($0.from) && own.contains($0.to) }
      .map(CodeUse.init)
  }

  /// The types that this part uses, each once.
  func usedTypes() -> Set<Int> { Set(uses.flatMap(types(ofUse:))) }

  /// The types that what is used belongs to.
  func types(ofUse use: CodeUse) -> [Int] {
    codebase.enclosing(use.to).filter { table.symbols[$0].isType && !contains($0) }
  }

  /// A stored or computed property of the type, or of the classes that it inherits from, by its name.
  func property(_ name: String) -> FactTable.Symbol? {
    guard case .type(let type) = extent else { return nil }
    for owner in [type] + codebase.superclasses(of: type) {
      let found = table.symbols.first {
        $0.kind == "property" && $0.name == name && $0.parent == owner && $0.place != nil
      }
      if let found { return found }
    }
    return nil
  }
}

/// One use of something by a declaration of the learner's.
struct CodeUse: Sendable {
  var from: Int
  var to: Int
  var use: FactTable.Use
  var place: FactTable.Place
}

extension CodeUse {
  init(_ reference: FactTable.Reference) {
    self.init(
      from: reference.from, to: reference.to, use: reference.use, place: reference.place)
  }
}
