/// The arrows of a map by the places of its boxes, for whoever has to follow them.
struct MapGraph {
  struct Edge {
    var from: Int
    var to: Int
    /// The place of the arrow in the map.
    var arrow: Int
  }

  let count: Int
  let edges: [Edge]
  /// The edges that leave each box.
  let leaving: [[Edge]]
  /// The edges that arrive at each box.
  let arriving: [[Edge]]
  /// Which group of boxes, all of which lead to each other, each box belongs to.
  let group: [Int]
  private let groupSizes: [Int]

  /// Boxes that know themselves have no edge for it.
  init(_ map: ArchitectureMap) {
    let places = Dictionary(map.boxes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    count = map.boxes.count
    edges = map.arrows.enumerated().compactMap { index, arrow in
      guard let from = places[arrow.from], let to = places[arrow.to], from != to else { return nil }
      return Edge(from: from, to: to, arrow: index)
    }
    var leaving = [[Edge]](repeating: [], count: count)
    var arriving = leaving
    for edge in edges {
      leaving[edge.from].append(edge)
      arriving[edge.to].append(edge)
    }
    self.leaving = leaving
    self.arriving = arriving
    var search = GroupSearch(leaving: leaving)
    group = search.groups()
    var sizes = [Int](repeating: 0, count: count)
    for group in group { sizes[group] += 1 }
    groupSizes = sizes
  }

  /// Whether one can follow arrows from this edge's end back to its start.
  func isInCycle(_ edge: Edge) -> Bool { group[edge.from] == group[edge.to] }

  func isInCycle(_ box: Int) -> Bool { groupSizes[group[box]] > 1 }

  /// The boxes of each group of more than one, in their own order.
  var cyclicGroups: [[Int]] {
    var members: [Int: [Int]] = [:]
    for box in 0..<count where isInCycle(box) { members[group[box], default: []].append(box) }
    return members.values.sorted { $0[0] < $1[0] }
  }
}

/// Tarjan's search for the boxes that lead to each other, on a stack of its own: a chain may be long.
private struct GroupSearch {
  let leaving: [[MapGraph.Edge]]
  private var number: [Int]
  private var lowest: [Int]
  private var group: [Int]
  private var path: [Int] = []
  private var next = 0
  private var found = 0

  init(leaving: [[MapGraph.Edge]]) {
    self.leaving = leaving
    number = [Int](repeating: -1, count: leaving.count)
    lowest = number
    group = number
  }

  mutating func groups() -> [Int] {
    for start in leaving.indices where number[start] < 0 { visit(start) }
    return group
  }

  private mutating func visit(_ start: Int) {
    var open = [(box: start, next: 0)]
    enter(start)
    while let top = open.last {
      if top.next < leaving[top.box].count {
        open[open.count - 1].next += 1
        let target = leaving[top.box][top.next].to
        if number[target] < 0 {
          enter(target)
          open.append((target, 0))
        } else if group[target] < 0 {
          lowest[top.box] = min(lowest[top.box], number[target])
        }
        continue
      }
      open.removeLast()
      if let parent = open.last { lowest[parent.box] = min(lowest[parent.box], lowest[top.box]) }
      if lowest[top.box] == number[top.box] { close(top.box) }
    }
  }

  private mutating func enter(_ box: Int) {
    number[box] = next
    lowest[box] = next
    next += 1
    path.append(box)
  }

  private mutating func close(_ root: Int) {
    while let box = path.popLast() {
      group[box] = found
      if box == root { break }
    }
    found += 1
  }
}
