// What values keep alive.

extension FactsBuilder {
  /// The generic types of the code base that keep what they are given weakly, and nothing of it otherwise.
  var weakBoxes: Set<String> {
    var weak: Set<String> = []
    var strong: Set<String> = []
    for definition in definitions where definition.symbol.kind == .property {
      guard let declared = graph[definition.usr], let parent = definition.parent,
        stored.contains(definition.usr), declared.holdsWhatItIsGiven
      else { continue }
      if declared.has("weak") { weak.insert(parent) } else { strong.insert(parent) }
    }
    return weak.subtracting(strong)
  }

  /// The types of a declaration that are meant, what aliases among them stand for, and what is asked of its parameters.
  mutating func targets(
    of definition: Definition, where isMeant: @escaping (TypeShape.Name) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    let parent = definition.parent.flatMap { graph[$0] }
    let bounds = graph[definition.usr]?.parameters(where: isMeant).flatMap {
      parent?.bounds(of: $0) ?? []
    }
    for named in (graph[definition.usr]?.types(where: isMeant) ?? []) + (bounds ?? []) {
      for target in targets(of: named, where: isMeant) where !found.contains(target) {
        found.append(target)
      }
    }
    return found
  }
}

extension SymbolGraph.Declared {
  /// Whether a value of its type may have some of a generic parameter in it; an `AnyObject` may be one, too.
  fileprivate var holdsWhatItIsGiven: Bool {
    isAnything
      || names(where: \.isInside).contains { isParameter($0) || $0.spelling == "AnyObject" }
  }

  /// `Any` is a keyword and no name; what a closure takes or gives is not kept.
  private var isAnything: Bool {
    typeFragments.contains { $0.spelling == "Any" }
      && !typeFragments.contains { $0.spelling.contains("->") }
  }

  fileprivate func parameters(where isMeant: (TypeShape.Name) -> Bool) -> [String] {
    names(where: isMeant).filter(isParameter).map(\.spelling)
  }

  private func isParameter(_ name: SymbolGraph.Fragment) -> Bool {
    name.usr?.hasSuffix("mfp") == true
  }

  /// What a type asks of a generic parameter of its own: `where Content : View`.
  fileprivate func bounds(of parameter: String) -> [FileIndex.IndexedSymbol] {
    fragments.indices.dropFirst(2).filter {
      fragments[$0 - 2].spelling == parameter && fragments[$0 - 1].spelling == " : "
    }.compactMap { Self.type(fragments[$0]) }
  }

  /// How a stored property keeps what is in it; a wrapper may do so weakly in its place.
  func hold(_ weakBoxes: Set<String>) -> Symbol.Hold {
    let isWrapped = fragments.contains {
      $0.kind == "attribute" && $0.usr.map(weakBoxes.contains) == true
    }
    if has("weak") || isWrapped { return .weak }
    return has("unowned") ? .unowned : .strong
  }
}
