import Structure
import Terminal

/// Which lines pass through which cell, and where they go on from there.
struct MapTraces {
  private struct Trace {
    var trunk: Int
    var arrow: Int
    /// Up 1, down 2, left 4, right 8.
    var directions: Int
  }

  private let map: ArchitectureMap
  /// At most two lines share a cell: one that is level and one that is upright.
  private var traces: [MapPoint: [Trace]] = [:]

  init(_ layout: MapLayout, _ map: ArchitectureMap) {
    self.map = map
    for route in layout.routes {
      for (start, end) in zip(route.points, route.points.dropFirst()) {
        follow(route, from: start, to: end)
      }
    }
    // Lines begin on borders, which stay borders.
    for start in layout.routes.compactMap(\.points.first) { traces[start] = nil }
  }

  private mutating func follow(_ route: MapLayout.Route, from start: MapPoint, to end: MapPoint) {
    let (x, y) = ((end.x - start.x).signum(), (end.y - start.y).signum())
    let forwards = x == 0 ? (y < 0 ? 1 : 2) : (x < 0 ? 4 : 8)
    let backwards = x == 0 ? (y < 0 ? 2 : 1) : (x < 0 ? 8 : 4)
    var point = start
    mark(point, forwards, route)
    while point != end {
      point.x += x
      point.y += y
      mark(point, point == end ? backwards : forwards | backwards, route)
    }
  }

  private mutating func mark(_ point: MapPoint, _ directions: Int, _ route: MapLayout.Route) {
    var here = traces[point] ?? []
    if let index = here.firstIndex(where: { $0.trunk == route.trunk }) {
      here[index].directions |= directions
    } else {
      here.append(Trace(trunk: route.trunk, arrow: route.arrow, directions: directions))
    }
    traces[point] = here
  }

  func draw(on canvas: inout MapCanvas, signs: MapSigns, style: (Int) -> Style) {
    for (point, here) in traces {
      guard let first = here.first else { continue }
      guard here.count > 1, let level = here.first(where: { $0.directions & 12 == 12 }),
        let upright = here.first(where: { $0.trunk != level.trunk })
      else {
        canvas.put(
          signs.line(map.arrows[first.arrow].kind, first.directions), x: point.x, y: point.y,
          style(first.arrow))
        continue
      }
      canvas.put(
        signs.crossing(
          level: map.arrows[level.arrow].kind, upright: map.arrows[upright.arrow].kind),
        x: point.x, y: point.y, style(upright.arrow))
    }
  }

  /// Whether two lines cross anywhere.
  var hasCrossings: Bool { traces.values.contains { $0.count > 1 } }
}
