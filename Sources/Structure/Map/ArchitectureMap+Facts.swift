extension ArchitectureMap {
  /// The map of what the compiler knows; nested types and extensions belong to the type around or below them.
  package init(_ facts: Facts, layers: [Layer] = []) {
    var drawing = FactsDrawing(facts, layers: layers)
    drawing.draw()
    self.init(layers: layers, boxes: drawing.boxes, arrows: drawing.arrows)
  }
}

/// Finds for everything that is declared the box that it is part of, and turns uses into arrows.
private struct FactsDrawing {
  private let facts: Facts
  private let layers: [ArchitectureMap.Layer]
  private(set) var boxes: [ArchitectureMap.Box] = []
  private(set) var arrows: [ArchitectureMap.Arrow] = []
  /// The place of the box that a symbol is part of.
  private var boxOf: [Int?]
  private var places: [String: Int] = [:]

  /// One arrow under way: its ends by their places.
  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  private var kinds: [Ends: Set<ArchitectureMap.Arrow.Kind>] = [:]
  private var brokenRules: [Ends: String] = [:]

  init(_ facts: Facts, layers: [ArchitectureMap.Layer]) {
    self.facts = facts
    self.layers = layers
    boxOf = facts.symbols.map { _ in nil }
  }

  mutating func draw() {
    // Types first: what belongs to them finds them.
    let own = facts.symbols.indices.filter { facts.symbols[$0].place != nil }
    for index in own where outermost(index) == index && facts.symbols[index].kind.isType {
      boxOf[index] = newBox(for: index, kind: boxKind(of: facts.symbols[index].kind))
    }
    for index in own where boxOf[index] == nil { boxOf[index] = box(around: index) }
    countLines()
    for reference in facts.references { note(reference) }
    for index in own { noteProperty(index) }
    arrows = kinds.map { ends, kinds in
      ArchitectureMap.Arrow(
        from: boxes[ends.from].id, to: boxes[ends.to].id, kinds: Array(kinds),
        brokenRule: brokenRules[ends])
    }
  }

  // MARK: Boxes

  /// The last declaration on the way outwards, which may be a type of somebody else's.
  private func outermost(_ index: Int) -> Int {
    var index = index
    // The depth is bounded, should facts ever lead in a circle.
    for _ in 0..<64 {
      guard let parent = facts.symbols[index].parent else { break }
      index = parent
    }
    return index
  }

  private mutating func box(around index: Int) -> Int? {
    let symbol = facts.symbols[index]
    let outer = outermost(index)
    let target = facts.symbols[outer]
    if target.kind.isType || target.kind == .extension, outer != index || target.place == nil {
      if let box = boxOf[outer], target.module == symbol.module { return box }
      // More for a type of another module: it must not look as if that module knew this one.
      let box = newBox(
        for: index, kind: .extension, name: target.name, key: "+\(symbol.module).\(target.name)")
      if let extended = boxOf[outer] {
        kinds[Ends(from: box, to: extended), default: []].insert(.uses)
      }
      return box
    }
    guard symbol.kind == .function || symbol.kind == .global, let place = symbol.place else {
      return nil
    }
    let path = facts.files[place.file].path
    return newBox(for: index, kind: .globals, name: path.lastComponent, key: "/\(path)")
  }

  /// The place of a new box, or of the one that has been made under the same key.
  private mutating func newBox(
    for index: Int, kind: ArchitectureMap.Box.Kind, name: String? = nil, key: String? = nil
  ) -> Int {
    let symbol = facts.symbols[index]
    if let key, let place = places[key] { return place }
    let file = symbol.place.map { facts.files[$0.file].path } ?? ""
    let line = symbol.place?.line ?? 1
    var id = key ?? "\(symbol.module).\(symbol.name)"
    if places[id] != nil { id += "@\(file):\(line)" }
    places[id] = boxes.count
    boxes.append(
      ArchitectureMap.Box(
        id: id, name: name ?? symbol.name, kind: kind,
        layer: layers.contains { $0.name == symbol.module } ? symbol.module : nil, file: file,
        line: line, lines: 0))
    return boxes.count - 1
  }

  private func boxKind(of kind: Symbol.Kind) -> ArchitectureMap.Box.Kind {
    switch kind {
    case .actor: .actor
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    default: .class
    }
  }

  /// A type's own lines and those of its extensions; what is nested counts within.
  private mutating func countLines() {
    for (index, symbol) in facts.symbols.enumerated() {
      guard let box = boxOf[index], symbol.place != nil else { continue }
      let isWhole =
        symbol.kind == .extension || (symbol.parent == nil && symbol.kind != .typealias)
      if isWhole { boxes[box].lines += symbol.lines }
    }
  }

  // MARK: Arrows

  private mutating func note(_ reference: Reference) {
    guard let from = boxOf[reference.from] else { return }
    guard let to = boxOf[reference.to] else {
      let symbol = facts.symbols[reference.to]
      if symbol.place == nil { noteFramework(symbol.module, of: from) }
      return
    }
    guard from != to, reference.use != .extends else { return }
    add(Self.kinds(of: reference.use), Ends(from: from, to: to), at: reference.place)
  }

  private static func kinds(of use: Reference.Use) -> Set<ArchitectureMap.Arrow.Kind> {
    var kinds: Set<ArchitectureMap.Arrow.Kind> = []
    if use.contains(.constructs) { kinds.insert(.makes) }
    if !use.isDisjoint(with: [.inherits, .conforms]) { kinds.insert(.conforms) }
    return kinds.isEmpty ? [.uses] : kinds
  }

  /// What a stored property keeps is held; what only a closure of it takes or gives is not.
  private mutating func noteProperty(_ index: Int) {
    let property = facts.symbols[index]
    guard let hold = property.hold, let from = boxOf[index], let place = property.place else {
      return
    }
    for mention in property.typeMentions {
      guard let to = boxOf[mention] else { continue }
      let isHeld = property.heldTypes.contains(mention)
      let kind: ArchitectureMap.Arrow.Kind =
        !isHeld ? .uses : hold == .strong ? .holds : .holdsWeakly
      // A type's use of its own nested types is nobody's business; that it holds its like is.
      if from == to, !isHeld || facts.symbols[mention].parent != nil { continue }
      if from == to, property.isStatic {
        // A value that is written down once is shared by nobody.
        if [.class, .actor].contains(boxes[to].kind) { boxes[to].isSingleton = true }
        continue
      }
      add([kind], Ends(from: from, to: to), at: place)
    }
  }

  private mutating func add(
    _ new: Set<ArchitectureMap.Arrow.Kind>, _ ends: Ends, at place: Place
  ) {
    kinds[ends, default: []].formUnion(new)
    guard let from = boxes[ends.from].layer, let to = boxes[ends.to].layer, from != to,
      let layer = layers.first(where: { $0.name == from }), !layer.mayKnow.contains(to),
      let file = facts.files.indices.contains(place.file) ? facts.files[place.file] : nil,
      file.imports.contains(where: { $0.module == to })
    else { return }
    let rule = "the layer \(from) may not know \(to) (\(file.path):\(place.line))."
    brokenRules[ends] = min(brokenRules[ends] ?? rule, rule)
  }

  /// The parts of Foundation go by its name; what comes with the language is no framework.
  private mutating func noteFramework(_ module: String, of box: Int) {
    guard module != "Swift", !module.hasPrefix("_") else { return }
    let name = module.hasPrefix("Foundation") ? "Foundation" : module
    guard !boxes[box].frameworks.contains(name) else { return }
    boxes[box].frameworks = (boxes[box].frameworks + [name]).sorted()
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
