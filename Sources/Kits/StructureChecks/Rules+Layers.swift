// Directions that arrows may take.

extension Codebase {
  /// Each layer with those that it may know; a layer that is not listed may know all and be known by all.
  func violations(ofLayers allowed: [(layer: String, mayKnow: [String])]) throws -> [Violation] {
    let parts = try allowed.map { try layer($0.layer) }
    var found: [Violation] = []
    for (part, rule) in zip(parts, allowed) {
      for use in part.uses {
        let target = zip(parts, allowed).first { $0.0.contains(use.to) }
        guard let target, !rule.mayKnow.contains(target.1.layer) else { continue }
        found.append(
          part.violation(
            "The layer `\(rule.layer)` may not know `\(target.1.layer)`, but "
              + "\(part.words(for: use.from)) uses `\(qualifiedName(use.to))`.", at: use.place))
      }
    }
    return found
  }

  /// Types that know each other in a circle, of each circle a violation.
  func cycles(among parts: [CodePart]) -> [Violation] {
    let types = parts.compactMap { part in
      if case .type(let type) = part.extent { type } else { nil }
    }
    let arrows = Dictionary(
      types.map { ($0, part($0).usedTypes().intersection(types).sorted()) }
    ) { first, _ in first }
    var told: Set<Int> = []
    return types.compactMap { start in
      guard !told.contains(start), let circle = circle(from: start, arrows: arrows) else {
        return nil
      }
      told.formUnion(circle)
      let names = (circle + [start]).map { "`\(qualifiedName($0))`" }
      let next = circle.count > 1 ? circle[1] : start
      let use = part(start).uses.first { enclosing($0.to).contains(next) }
      return part(start).violation(
        "These types know each other in a circle: \(names.joined(separator: " → ")). Let one of "
          + "them know a protocol instead.", at: use?.place)
    }
  }

  /// The shortest way from a type back to itself.
  private func circle(from start: Int, arrows: [Int: [Int]]) -> [Int]? {
    var ways = [[start]]
    var seen: Set<Int> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for next in way.last.flatMap({ arrows[$0] }) ?? [] {
        if next == start { return way }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }
}
