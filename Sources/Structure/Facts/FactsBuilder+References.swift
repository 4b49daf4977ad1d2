extension FactsBuilder {
  /// Adds every use of a symbol in a file.
  mutating func addReferences(in file: Int, to list: inout ReferenceList) {
    let index = files[file].index
    let delegations = Set(files[file].outline.delegations)
    for occurrence in index.occurrences {
      let symbol = index.symbols[occurrence.symbol]
      let place = Place(file: file, line: occurrence.line, column: occurrence.column)
      if occurrence.roles.contains(.definition) {
        addOverrides(by: occurrence, in: index, at: place, to: &list)
        continue
      }
      guard occurrence.roles.contains(.reference), let kind = symbol.declaredKind,
        let from = container(of: occurrence, in: index, at: place)
      else { continue }
      let use = use(of: kind, in: occurrence)
      for (rank, target) in targets(of: symbol).enumerated() {
        list.add(
          from: from, to: target, use: refined(use, of: target), at: place,
          isThroughAlias: rank > 0)
      }
      guard kind == .initializer, !delegations.contains(place.position) else { continue }
      if let made = made(by: symbol.usr) {
        list.add(from: from, to: made, use: .constructs, at: place, isThroughAlias: false)
      } else if !occurrence.roles.contains(.implicit), number(of: symbol.usr) == nil,
        let made = others.made(by: symbol)
      {
        list.add(from: from, to: made, use: .constructs, at: place, isThroughAlias: false)
      }
    }
  }

  private mutating func addOverrides(
    by occurrence: FileIndex.Occurrence, in index: FileIndex, at place: Place,
    to list: inout ReferenceList
  ) {
    guard let from = number(of: index.symbols[occurrence.symbol].usr) else { return }
    for relation in occurrence.relations where relation.roles.contains(.overrideOf) {
      for target in targets(of: index.symbols[relation.symbol]) {
        list.add(from: from, to: target, use: .overrides, at: place, isThroughAlias: false)
      }
    }
  }

  private func use(
    of kind: Symbol.Kind, in occurrence: FileIndex.Occurrence
  ) -> Reference.Use {
    var use: Reference.Use = []
    if occurrence.roles.contains(.read) { use.insert(.reads) }
    if occurrence.roles.contains(.write) { use.insert(.writes) }
    if occurrence.roles.contains(.call) { use.insert(.calls) }
    for relation in occurrence.relations {
      if relation.roles.contains(.baseOf) {
        use.insert(kind == .class || kind == .actor ? .inherits : .conforms)
      }
      if relation.roles.contains(.extendedBy) { use.insert(.extends) }
    }
    return use.isEmpty ? .mentions : use
  }

  /// What an alias hides decides whether a type inherits or conforms.
  private func refined(_ use: Reference.Use, of target: Int) -> Reference.Use {
    guard use.contains(.conforms), target >= 0, definitions[target].symbol.kind == .class else {
      return use
    }
    return use.subtracting(.conforms).union(.inherits)
  }

  /// The innermost declaration that holds the place.
  private func container(
    of occurrence: FileIndex.Occurrence, in index: FileIndex, at place: Place
  ) -> Int? {
    let roles: [FileIndex.Roles] = [.containedBy, .baseOf, .extendedBy]
    for role in roles {
      for relation in occurrence.relations where relation.roles.contains(role) {
        if let number = number(of: index.symbols[relation.symbol].usr) { return number }
      }
    }
    return container(at: place)
  }

  /// Where the compiler does not say it: attributes, constraints, parameters of cases.
  private func container(at place: Place) -> Int? {
    let range = ranges[place.file]
    let split =
      range.lowerBound
      + definitions[range].map(\.place).partitioningIndex { $0 > place }
    let next = split < range.upperBound ? split : nil
    let around = range.lowerBound..<split
    guard let inner = around.last(where: { definitions[$0].endLine >= place.line }) else {
      return next
    }
    let isBody =
      definitions[inner].symbol.kind.isType || definitions[inner].symbol.kind == .extension
    guard isBody, definitions[inner].place.line < place.line, let next,
      definitions[next].place.line <= definitions[inner].endLine
    else { return inner }
    return next
  }
}
