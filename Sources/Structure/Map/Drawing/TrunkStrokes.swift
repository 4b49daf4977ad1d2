/// Sees to it that what several arrows have in common is drawn once: dashes on dashes would look like a line.
struct TrunkStrokes {
  private struct Step: Hashable {
    var trunk: Int
    var from: MapPoint
    var to: MapPoint
  }

  private var drawn: Set<Step> = []

  /// The route as far as it has not been drawn, and a step more, so that it joins the rest.
  mutating func new(of route: MapLayout.Route) -> [MapPoint] {
    guard var point = route.points.first else { return [] }
    var result = [point]
    for corner in route.points.dropFirst() {
      while point != corner {
        let next = MapPoint(
          x: point.x + (corner.x - point.x).signum(), y: point.y + (corner.y - point.y).signum())
        let isNew = drawn.insert(Step(trunk: route.trunk, from: point, to: next)).inserted
        guard isNew else { return result + [next] }
        point = next
      }
      result.append(corner)
    }
    return result
  }
}
