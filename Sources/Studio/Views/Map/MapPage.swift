import Structure
import Terminal

/// All that `map` prints for people: the picture, before and after if asked for, and the figures.
struct MapPage {
  let map: ArchitectureMap
  let before: ArchitectureMap?
  let title: String
  let signs: MapSigns
  let width: Int

  var lines: [StyledLine] {
    guard let before else { return view(map, title, width).lines + table }
    return pictures(before) + table
      + MapChangesView(changes: map.changes(since: before), signs: signs, width: width).lines
  }

  private var table: [StyledLine] {
    MapTable(metrics: map.metrics, signs: signs, width: width).lines
  }

  private func view(_ map: ArchitectureMap, _ title: String, _ width: Int) -> MapView {
    MapView(map: map, title: title, signs: signs, width: width)
  }

  /// Side by side where there is room for both, else one below the other.
  private func pictures(_ before: ArchitectureMap) -> [StyledLine] {
    let titles = ("\(title): the start", "\(title): now")
    let left = view(before, titles.0, width).lines
    let right = view(map, titles.1, width).lines
    let column = (left.map(\.width).max() ?? 0) + Self.gap
    guard column + (right.map(\.width).max() ?? 0) <= width else { return left + [.blank] + right }
    return (0..<max(left.count, right.count)).map { index in
      let line = index < left.count ? left[index] : .blank
      guard index < right.count, !right[index].spans.isEmpty else { return line }
      let space = StyledText(String(repeating: " ", count: column - line.width))
      return StyledLine(line.spans + [space] + right[index].spans)
    }
  }

  private static let gap = 6
}
