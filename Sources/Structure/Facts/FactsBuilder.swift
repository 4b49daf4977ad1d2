/// Brings together what the index, the symbol graph and the source say of each name.
struct FactsBuilder {
  struct Definition {
    var usr: String
    var symbol: Symbol
    var place: Place
    /// The unique name of what it is a member of.
    var parent: String?
    /// The last line that belongs to it.
    var endLine = 0
  }

  let files: [ModuleSources.File]
  let graph: [String: SymbolGraph.Declared]
  /// In the order of their places; a definition's place here is its number.
  var definitions: [Definition] = []
  /// The numbers of each file's definitions.
  private(set) var ranges: [Range<Int>] = []
  private var numbers: [String: Int] = [:]
  /// What stands for a symbol that is no declaration of its own: for an accessor, its property.
  private var owners: [String: String] = [:]
  /// Properties whose accessors the compiler made: they are stored.
  private(set) var stored: Set<String> = []
  /// What extensions extend.
  private(set) var extended: [String: FileIndex.IndexedSymbol] = [:]
  var others: OtherSymbols

  init(_ modules: [ModuleSources]) {
    files = modules.flatMap(\.files).sorted {
      ($0.outline.module, $0.outline.path) < ($1.outline.module, $1.outline.path)
    }
    graph = modules.reduce(into: [:]) { all, module in
      all.merge(module.graph.symbols) { first, _ in first }
    }
    others = OtherSymbols(
      modules: Set(files.flatMap { [$0.outline.module] + $0.outline.imports.map(\.module) }))
    for file in files.indices { define(in: file) }
    for (number, definition) in definitions.enumerated() where numbers[definition.usr] == nil {
      numbers[definition.usr] = number
    }
  }

  mutating func facts(_ ancestry: Ancestry) -> Facts {
    describe()
    var list = ReferenceList()
    for file in files.indices { addReferences(in: file, to: &list) }
    others.addAncestors(ancestry)
    let own = definitions.map(\.symbol)
    let (foreign, order) = others.sorted()
    func final(_ number: Int) -> Int { number >= 0 ? number : own.count + order[-1 - number] }
    var symbols = own + foreign
    for index in symbols.indices {
      symbols[index].parent = symbols[index].parent.map(final)
      symbols[index].typeMentions = symbols[index].typeMentions.map(final)
      symbols[index].heldTypes = symbols[index].heldTypes.map(final)
      symbols[index].wholeTypes = symbols[index].wholeTypes.map(final)
      symbols[index].ancestors = symbols[index].ancestors.map(final).sorted()
    }
    return Facts(
      files: files.map(\.outline), symbols: symbols, references: list.references(final))
  }

  /// The number of a declaration of the code base, or of the one that stands for it.
  func number(of usr: String) -> Int? {
    numbers[usr] ?? owners[usr].flatMap { numbers[$0] }
  }

  /// The number of the type that a declaration belongs to or is, through extensions, also of others' types.
  func type(of usr: String) -> Int? {
    guard let number = number(of: usr) else { return nil }
    let symbol = definitions[number].symbol
    return symbol.kind == .extension ? symbol.parent : number
  }

  /// What an initializer makes, also one that the compiler wrote.
  func made(by initializer: String) -> Int? {
    let parent = numbers[initializer].flatMap { definitions[$0].parent } ?? owners[initializer]
    return parent.flatMap { type(of: $0) }
  }

  /// What a name stands for: itself, and through aliases of the code base what these stand for.
  ///
  /// Of an alias only those of its types count that are meant, if that is said.
  mutating func targets(
    of symbol: FileIndex.IndexedSymbol, where isMeant: ((TypeShape.Name) -> Bool)? = nil
  ) -> [Int] {
    var found: [Int] = []
    var open = [symbol]
    while let symbol = open.popLast() {
      let number = number(of: symbol.usr) ?? others.number(of: symbol)
      guard !found.contains(number) else { continue }
      found.append(number)
      guard number >= 0, definitions[number].symbol.kind == .typealias else { continue }
      let declared = graph[symbol.usr]
      let named = isMeant.map { declared?.types(where: $0) } ?? declared?.namedTypes
      open += named?.reversed() ?? []
    }
    return found
  }

  private mutating func define(in file: Int) {
    let index = files[file].index
    var found: [Definition] = []
    for occurrence in index.occurrences {
      let symbol = index.symbols[occurrence.symbol]
      func related(_ role: FileIndex.Roles) -> String? {
        occurrence.relations.first { $0.roles.contains(role) }.map { index.symbols[$0.symbol].usr }
      }
      guard occurrence.roles.contains(.definition) else {
        if let own = related(.extendedBy) { extended[own] = symbol }
        continue
      }
      let isImplicit = occurrence.roles.contains(.implicit)
      if let property = related(.accessorOf) {
        owners[symbol.usr] = property
        if symbol.isGetter, isImplicit { stored.insert(property) }
      } else if isImplicit {
        owners[symbol.usr] = related(.childOf)
      } else if let kind = symbol.declaredKind {
        found.append(
          Definition(
            usr: symbol.usr,
            symbol: Symbol(name: symbol.name, kind: kind, module: files[file].outline.module),
            place: Place(file: file, line: occurrence.line, column: occurrence.column),
            parent: related(.childOf)))
      }
    }
    found.sort { $0.place < $1.place }
    for index in found.indices {
      let next = index + 1 < found.count ? found[index + 1].place.position : nil
      let start = found[index].place.position
      found[index].endLine = files[file].outline.endLine(of: start, before: next) ?? start.line
    }
    ranges.append(definitions.count..<(definitions.count + found.count))
    definitions += found
  }
}

// MARK: - What the symbol graph and the source add

extension FactsBuilder {
  private mutating func describe() {
    // First the extensions, so that their members find their types.
    for number in definitions.indices where definitions[number].symbol.kind == .extension {
      let target = extended[definitions[number].usr].map { targets(of: $0) } ?? []
      definitions[number].symbol.parent = target.last
    }
    let weakBoxes = weakBoxes
    for number in definitions.indices { describe(number, weakBoxes) }
  }

  private mutating func describe(_ number: Int, _ weakBoxes: Set<String>) {
    let definition = definitions[number]
    var symbol = definition.symbol
    symbol.place = definition.place
    symbol.lines = files[definition.place.file].outline.codeLineCount(
      from: definition.place.line, through: definition.endLine)
    if let parent = definition.parent { symbol.parent = type(of: parent) }
    if let declared = graph[definition.usr] {
      symbol.access = Symbol.Access(rawValue: declared.access)
      symbol.attributes = declared.attributes
      symbol.isStatic = declared.isStatic
      symbol.isOverride = declared.has("override")
      let outline = files[definition.place.file].outline
      symbol.isSettable =
        outline.setterAccess[definition.place.position].map {
          !["private", "fileprivate"].contains($0)
        } ?? declared.isSettable
      if symbol.kind == .class, declared.has("actor") { symbol.kind = .actor }
      symbol.type = declared.type
      for named in declared.namedTypes {
        for target in targets(of: named) where !symbol.typeMentions.contains(target) {
          symbol.typeMentions.append(target)
        }
      }
      if [.property, .global].contains(symbol.kind) {
        symbol.wholeTypes = targets(of: definition, where: \.isWhole)
        symbol.heldTypes = targets(of: definition) {
          $0.isInside && weakBoxes.isDisjoint(with: $0.boxes)
        }
        if stored.contains(definition.usr) { symbol.hold = declared.hold(weakBoxes) }
      }
    }
    definitions[number].symbol = symbol
  }
}

extension Place {
  var position: SourceOutline.Position { .init(line: line, column: column) }
}
