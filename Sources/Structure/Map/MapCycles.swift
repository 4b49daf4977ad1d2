/// A way along arrows that comes back to where it began.
package struct MapCycle: Sendable, Equatable {
  /// The names on the way, each once.
  package let names: [String]
  /// Whether objects go on holding each other strongly all the way round.
  package let isHeldStrongly: Bool
}

extension ArchitectureMap {
  /// One short way round for each group of types that know each other in a circle.
  package var cycles: [MapCycle] {
    let graph = MapGraph(self)
    return graph.cyclicGroups.map { group in
      let held = shortestWay(round: group, in: graph) { self.isStrong($0) }
      let way = held ?? shortestWay(round: group, in: graph) { _ in true } ?? group
      return MapCycle(names: way.map { boxes[$0].name }, isHeldStrongly: held != nil)
    }
  }

  /// Only objects can hold each other for ever; what a value holds goes with the value.
  private func isStrong(_ edge: MapGraph.Edge) -> Bool {
    let objects: [Box.Kind] = [.class, .actor, .protocol]
    return arrows[edge.arrow].kinds.contains(.holds)
      && objects.contains(boxes[edge.from].kind) && objects.contains(boxes[edge.to].kind)
  }

  /// Searched in breadth from the first box that is on such a way at all.
  private func shortestWay(
    round group: [Int], in graph: MapGraph, along isAllowed: (MapGraph.Edge) -> Bool
  ) -> [Int]? {
    for start in group {
      var before: [Int: Int] = [:]
      var open = [start]
      var index = 0
      while index < open.count {
        let box = open[index]
        index += 1
        for edge in graph.leaving[box]
        where graph.group[edge.to] == graph.group[start] && isAllowed(edge) {
          if edge.to == start { return way(to: box, from: start, before) }
          guard before[edge.to] == nil else { continue }
          before[edge.to] = box
          open.append(edge.to)
        }
      }
    }
    return nil
  }

  private func way(to end: Int, from start: Int, _ before: [Int: Int]) -> [Int] {
    var way = [end]
    while let last = way.last, last != start, let previous = before[last] { way.append(previous) }
    return way.reversed()
  }
}
