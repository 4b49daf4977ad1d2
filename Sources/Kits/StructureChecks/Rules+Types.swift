// What a type is, and what it holds.

extension CodePart {
  func missingConformance(to name: String) -> [Violation] {
    if conforms(to: name) { return [] }
    return [violation("\(self.name) has to conform to `\(name)`.")]
  }

  func conformance(to name: String) -> [Violation] {
    types.filter { $0.conforms(to: name) }.map {
      $0.violation("\($0.name) may not conform to `\(name)`.")
    }
  }

  private func conforms(to name: String) -> Bool {
    guard case .type(let type) = extent else { return false }
    return codebase.ancestors(of: type).contains { codebase.isCalled($0, name) }
  }

  func property(_ name: String, isHeld holds: [String], as words: String) -> [Violation] {
    needing(name) { property in
      if property.hold.isEmpty {
        return "\(self.name) has to hold `\(name)` \(words), but the property stores nothing."
      }
      if holds.contains(property.hold) { return nil }
      return
        "\(self.name) has to hold `\(name)` \(words), but it holds it \(Self.adverb(property))."
    }
  }

  /// No stored property may keep such an object alive, no inherited one either; a closure's parameters keep nothing.
  func strongHolds(of type: String) -> [Violation] {
    stored.filter { number in
      let symbol = table.symbols[number]
      return symbol.hold == "strong" && symbol.heldTypes.contains { isOrIsKind($0, of: type) }
    }.map { number in
      violation(
        "\(name) may not keep a `\(type)` alive, but \(words(for: number)) holds it strongly.",
        at: table.symbols[number].place)
    }
  }

  /// The declarations of this part, and the properties that it inherits from classes of the learner's.
  private var stored: [Int] {
    guard case .type(let type) = extent else { return declarations }
    let classes = codebase.superclasses(of: type)
    return declarations
      + table.symbols.indices.filter {
        table.symbols[$0].kind == "property" && !table.symbols[$0].isStatic
          && table.symbols[$0].parent.map(classes.contains) == true
      }
  }

  private func isOrIsKind(_ number: Int, of type: String) -> Bool {
    codebase.isCalled(number, type)
      || codebase.ancestors(of: number).contains { codebase.isCalled($0, type) }
  }

  /// Optional or not, with `any` or without, under an alias or not.
  func property(_ name: String, hasType type: String) -> [Violation] {
    needing(name) { property in
      let named = property.wholeTypes.filter { table.symbols[$0].kind != "typealias" }
      if named.contains(where: { codebase.isCalled($0, type) }) { return nil }
      return "`\(name)` of \(self.name) has to be declared as `\(type)`, but it is "
        + "`\(property.type)`."
    }
  }

  func property(_ name: String, isAtMost access: Access) -> [Violation] {
    needing(name) { property in
      guard let found = property.access, found > access else { return nil }
      return "`\(name)` of \(self.name) has to be `\(access.rawValue)`, but it is "
        + "`\(found.rawValue)`."
    }
  }

  func access(moreThan limit: Access) -> [Violation] {
    guard case .type(let type) = extent, let found = table.symbols[type].access, found > limit
    else { return [] }
    return [violation("\(name) has to be `\(limit.rawValue)`, but it is `\(found.rawValue)`.")]
  }

  func settable(_ name: String) -> [Violation] {
    needing(name) { property in
      guard property.isSettable, property.access.map({ $0 > .fileprivate }) != false else {
        return nil
      }
      return "Only \(self.name) itself may change its `\(name)`: make it `private(set)`."
    }
  }

  func lines(moreThan limit: Int) -> [Violation] {
    let count = lineCount
    guard count > limit else { return [] }
    let inExtensions = extensions.reduce(0) { $0 + table.symbols[$1].lines }
    let share = inExtensions == 0 ? "" : ", \(inExtensions) of them in extensions"
    return [
      violation(
        "\(name) may have at most \(limit) lines of code, but it has \(count)\(share): "
          + "move a part out.")
    ]
  }

  private var extensions: [Int] {
    guard case .type(let type) = extent else { return [] }
    return table.symbols.indices.filter {
      table.symbols[$0].kind == "extension" && table.symbols[$0].parent == type
    }
  }

  private var lineCount: Int {
    switch extent {
    case .files(let files): files.reduce(0) { $0 + table.files[$1].lines }
    case .rest(let others):
      table.files.reduce(0) { $0 + $1.lines } - others.reduce(0) { $0 + $1.lineCount }
    case .type(let type):
      // With its extensions; what is inside of it is counted with it.
      ([type] + extensions).reduce(0) { $0 + table.symbols[$1].lines }
    }
  }

  func declaration(notInLayer layer: String) throws -> [Violation] {
    guard let place, try !codebase.layer(layer).contains(file: place.file) else { return [] }
    return [
      violation(
        "\(name) has to be declared in the layer `\(layer)`, but it is declared in "
          + "\(table.files[place.file].path).")
    ]
  }

  func declaration(notIn path: String) -> [Violation] {
    let file = place.map { table.files[$0.file].path } ?? ""
    if file == path || file.hasSuffix("/\(path)") { return [] }
    return [violation("\(name) has to be declared in \(path), but it is declared in \(file).")]
  }

  private func needing(
    _ name: String, _ complaint: (FactTable.Symbol) -> String?
  ) -> [Violation] {
    guard let property = property(name) else {
      return [
        violation(
          "This step looks for a property `\(name)` in \(self.name), and there is none. Declare it, "
            + "or check how its name is written.")
      ]
    }
    return complaint(property).map { [violation($0, at: property.place)] } ?? []
  }

  private static func adverb(_ property: FactTable.Symbol) -> String {
    switch property.hold {
    case "weak": "weakly"
    case "unowned": "without owning it"
    default: "strongly"
    }
  }
}
