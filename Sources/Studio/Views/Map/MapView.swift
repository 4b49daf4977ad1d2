import Structure
import Terminal

/// A map for people: the picture, or a list where there is no room for one, what its signs mean, and what is wrong.
struct MapView {
  let map: ArchitectureMap
  let title: String
  let signs: MapSigns
  let width: Int

  var lines: [StyledLine] {
    StyledLine(title, style: .heading).wrapped(to: width) + body + faultLines
  }

  private var body: [StyledLine] {
    if let note = map.isEmptyNote { return [.text(note, .secondary)] }
    guard let picture = MapPicture(map: map, signs: signs, width: width) else {
      return MapListing(map: map, signs: signs).lines.flatMap {
        $0.wrapped(to: width, hangingIndent: 6)
      }
    }
    return [.blank] + picture.lines + legend(crosses: picture.hasCrossings)
  }

  private func legend(crosses: Bool) -> [StyledLine] {
    let drawn = map.arrows.filter { $0.from != $0.to }
    let kinds = Set(drawn.map(\.kind))
    guard !kinds.isEmpty else { return [] }
    var entries = ArchitectureMap.Arrow.Kind.allCases.filter(kinds.contains).map {
      signs.line($0, signs.isPlain ? 3 : 12) + signs.head($0, pointsUp: false) + " " + $0.words
    }
    if map.arrows.contains(where: { $0.brokenRule != nil }) {
      entries.append("\(signs.broken) breaks a rule")
    }
    if map.arrowsInCycles.contains(true) { entries.append("\(signs.cycle) leads in a circle") }
    if crosses {
      let crossing = signs.crossing(level: .holds, upright: .holds)
      entries.append(
        signs.isPlain ? "lines cross without meeting" : "\(crossing) crosses without meeting")
    }
    return [.blank]
      + packed(entries, width: width).flatMap {
        StyledLine($0, style: .secondary).wrapped(to: width, hangingIndent: 2)
      }
  }

  private var faultLines: [StyledLine] {
    let faults = map.faults(arrow: signs.arrow)
    guard !faults.isEmpty else { return [] }
    let broken = map.arrows.count { $0.brokenRule != nil }
    return [.blank]
      + faults.enumerated().flatMap { index, fault in
        let isBroken = index < broken
        return StyledLine([
          StyledText(
            "\(isBroken ? signs.broken : signs.cycle) ", style: isBroken ? .failure : .caution),
          StyledText(fault),
        ]).wrapped(to: width, hangingIndent: 2)
      }
  }
}

/// The entries in lines, as many in each as the width allows.
private func packed(_ entries: [String], width: Int) -> [String] {
  entries.reduce(into: []) { lines, entry in
    if let last = lines.last, displayWidth(last) + 3 + displayWidth(entry) <= width {
      lines[lines.count - 1] = "\(last)   \(entry)"
    } else {
      lines.append(entry)
    }
  }
}
