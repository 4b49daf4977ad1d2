import Structure
import Terminal

/// A map in words: each type, and below it whom it knows.
struct MapListing {
  let map: ArchitectureMap
  let signs: MapSigns

  var lines: [StyledLine] {
    let layers = Set(map.layers.map(\.name))
    var lines: [StyledLine] = []
    for layer in map.layers {
      lines += [.blank, .text(layer.name, .heading)]
      lines += map.boxes.filter { $0.layer == layer.name }.flatMap { self.lines(of: $0) }
    }
    return lines
      + map.boxes.filter { $0.layer.map(layers.contains) != true }.flatMap { self.lines(of: $0) }
  }

  private func lines(of box: ArchitectureMap.Box) -> [StyledLine] {
    let isInCycle = inCycle.contains(box.id)
    let details = map.details(of: box, isInCycle: isInCycle)
    let first = StyledLine([
      StyledText(harmless(box.name), style: .heading),
      StyledText("  " + details.joined(separator: signs.separator), style: .secondary),
    ])
    let own = leaving[box.id] ?? []
    let groups = Dictionary(grouping: own) {
      Group($0, isInCycle: cyclic[$0.from + "\0" + $0.to] == true)
    }
    return [first]
      + groups.sorted { $0.key < $1.key }.map { group, arrows in
        let known = arrows.map { names[$0.to] ?? "" }.joined(separator: ", ")
        return StyledLine([
          StyledText("  \(group.sign(signs)) \(group.kind.words) ", style: group.style),
          StyledText(harmless(known)),
        ])
      }
  }

  private let inCycle: Set<String>
  private let names: [String: String]
  private let leaving: [String: [ArchitectureMap.Arrow]]
  private let cyclic: [String: Bool]

  init(map: ArchitectureMap, signs: MapSigns) {
    self.map = map
    self.signs = signs
    inCycle = map.idsInCycles
    names = Dictionary(map.boxes.map { ($0.id, $0.name) }) { first, _ in first }
    let others = map.arrows.filter { $0.from != $0.to }
    leaving = Dictionary(grouping: others, by: \.from)
    cyclic = Dictionary(
      zip(map.arrows, map.arrowsInCycles).map { ($0.from + "\0" + $0.to, $1) }
    ) { first, _ in first }
  }

  /// Arrows of one box that are said in one line.
  private struct Group: Hashable, Comparable {
    let kind: ArchitectureMap.Arrow.Kind
    let breaksRule: Bool
    let isInCycle: Bool

    init(_ arrow: ArchitectureMap.Arrow, isInCycle: Bool) {
      kind = arrow.kind
      breaksRule = arrow.brokenRule != nil
      self.isInCycle = isInCycle
    }

    private var place: Int {
      let kinds = ArchitectureMap.Arrow.Kind.allCases
      return (kinds.firstIndex(of: kind) ?? 0) + (breaksRule ? 0 : isInCycle ? 10 : 20)
    }

    static func < (left: Group, right: Group) -> Bool { left.place < right.place }

    var style: Style { breaksRule ? .failure : isInCycle ? .caution : .secondary }

    func sign(_ signs: MapSigns) -> String {
      breaksRule ? signs.broken : isInCycle ? signs.cycle : " "
    }
  }
}
