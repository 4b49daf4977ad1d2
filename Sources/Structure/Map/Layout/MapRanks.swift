/// Puts boxes above those that they know: the ones that know nobody come last.
struct MapRanks {
  private let graph: MapGraph
  /// The boxes of each rank, from the top, with the layer that begins there.
  private let ranks: [(layer: String?, boxes: [Int])]

  init(_ map: ArchitectureMap, _ graph: MapGraph) {
    self.graph = graph
    let order = CycleOrder(map, graph).positions
    let names: [String?] = map.layers.map(\.name) + [nil]
    let known = Set(map.layers.map(\.name))
    var ranks: [(layer: String?, boxes: [Int])] = []
    for name in names {
      let members = map.boxes.indices.filter { index in
        map.boxes[index].layer.flatMap { known.contains($0) ? $0 : nil } == name
      }
      let own = Self.ranks(of: members, graph, order)
      for (index, boxes) in own.enumerated() { ranks.append((index == 0 ? name : nil, boxes)) }
    }
    self.ranks = ranks
  }

  /// One row of boxes.
  struct Row {
    /// The layer that begins with this row.
    var layer: String?
    var boxes: [Int]
  }

  /// The ranks, each cut into as many rows as the capacity asks for.
  func rows(widths: [Int], capacity: Int) -> [Row] {
    var places = [Double](repeating: 0.5, count: graph.count)
    var rows: [Row] = []
    for rank in ranks {
      // Known by the same means close together.
      let wish = rank.boxes.map { box -> Double in
        let knowers = graph.arriving[box]
        guard !knowers.isEmpty else { return 0.5 }
        return knowers.reduce(0) { $0 + places[$1.from] } / Double(knowers.count)
      }
      let sorted = rank.boxes.indices.sorted { (wish[$0], $0) < (wish[$1], $1) }
        .map { rank.boxes[$0] }
      for (index, box) in sorted.enumerated() {
        places[box] = (Double(index) + 0.5) / Double(sorted.count)
      }
      for (index, boxes) in cut(sorted, widths, capacity).enumerated() {
        rows.append(Row(layer: index == 0 ? rank.layer : nil, boxes: boxes))
      }
    }
    return rows
  }

  /// As few parts as possible, and those as even as possible.
  private func cut(_ boxes: [Int], _ widths: [Int], _ capacity: Int) -> [[Int]] {
    let total = boxes.reduce(0) { $0 + widths[$1] + MapDrawing.gap }
    let parts = max(1, (total + capacity - 1) / max(1, capacity))
    let aim = (total + parts - 1) / parts
    var result: [[Int]] = [[]]
    var used = 0
    var last = 0
    for box in boxes {
      let width = widths[box] + MapDrawing.gap
      let isFull = used + width > capacity + MapDrawing.gap || used + width / 2 > aim
      if isFull, !result[last].isEmpty {
        result.append([])
        last += 1
        used = 0
      }
      result[last].append(box)
      used += width
    }
    return result
  }

  /// By the longest way down to a box that knows nobody; an arrow that closes a circle counts backwards.
  private static func ranks(of members: [Int], _ graph: MapGraph, _ order: [Int]) -> [[Int]] {
    guard !members.isEmpty else { return [] }
    let isMember = Set(members)
    var height: [Int: Int] = [:]
    let isDown = { (edge: MapGraph.Edge) in
      !graph.isInCycle(edge) || order[edge.from] < order[edge.to]
    }
    // Whatever comes later in this order lies lower or beside.
    for box in members.sorted(by: { order[$0] > order[$1] }) {
      var own = 0
      for edge in graph.leaving[box] where isMember.contains(edge.to) && isDown(edge) {
        own = max(own, (height[edge.to] ?? 0) + 1)
      }
      for edge in graph.arriving[box] where isMember.contains(edge.from) && !isDown(edge) {
        own = max(own, (height[edge.from] ?? 0) + 1)
      }
      height[box] = own
    }
    let top = height.values.max() ?? 0
    var ranks = [[Int]](repeating: [], count: top + 1)
    for box in members { ranks[top - (height[box] ?? 0)].append(box) }
    return ranks
  }
}

/// An order of all boxes in which arrows lead forwards, but for the few that close a circle.
private struct CycleOrder {
  /// The place of each box in the order.
  let positions: [Int]

  init(_ map: ArchitectureMap, _ graph: MapGraph) {
    // Tarjan finds what is known before those that know it.
    var groups = [[Int]](repeating: [], count: graph.count)
    for box in 0..<graph.count { groups[graph.group[box]].append(box) }
    var positions = [Int](repeating: 0, count: graph.count)
    var next = 0
    for group in groups.reversed() {
      for box in Self.order(group, map, graph) {
        positions[box] = next
        next += 1
      }
    }
    self.positions = positions
  }

  /// Takes away, one by one, whoever knows more than know it; what is left at the end leads back the least.
  private static func order(
    _ group: [Int], _ map: ArchitectureMap, _ graph: MapGraph
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let own = graph.group[group[0]]
    var surplus: [Int: Int] = [:]
    for box in group {
      for edge in graph.leaving[box] where graph.group[edge.to] == own {
        let weight = weight(of: map.arrows[edge.arrow])
        surplus[box, default: 0] += weight
        surplus[edge.to, default: 0] -= weight
      }
    }
    var left = group
    var order: [Int] = []
    while let best = left.indices.max(by: {
      (surplus[left[$0]] ?? 0, -left[$0]) < (surplus[left[$1]] ?? 0, -left[$1])
    }) {
      let box = left.remove(at: best)
      order.append(box)
      for edge in graph.leaving[box] where graph.group[edge.to] == own {
        surplus[edge.to, default: 0] += weight(of: map.arrows[edge.arrow])
      }
      for edge in graph.arriving[box] where graph.group[edge.from] == own {
        surplus[edge.from, default: 0] -= weight(of: map.arrows[edge.arrow])
      }
    }
    return order
  }

  /// What should rather lead down than up.
  private static func weight(of arrow: ArchitectureMap.Arrow) -> Int {
    switch arrow.kind {
    case .makes, .holds, .conforms: 4
    case .uses: 2
    case .holdsWeakly: 1
    }
  }
}
