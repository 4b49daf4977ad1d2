/// A map under layout: rows of boxes and of lanes, the columns that lines take between boxes.
struct MapDrawing {
  /// The columns between two boxes of a row.
  static let gap = 3
  /// The columns of a lane: a line may step aside by one.
  static let laneWidth = 3

  /// A box, or the lane of a trunk that passes through a row.
  struct Item {
    /// The box, or nil for a lane.
    var box: Int?
    var width: Int
    var x = 0

    var center: Double { Double(x) + Double(width - 1) / 2 }
  }

  /// Two items of rows that follow each other, and how much they want to stand in line.
  struct Link {
    var item: Int
    var weight: Double
  }

  let map: ArchitectureMap
  let graph: MapGraph
  let layers: [String?]
  let rowOf: [Int]
  var sizes: [MapSize]
  var trunks: [MapTrunk]
  /// The first of them are the boxes, in their own order.
  var items: [Item]
  /// The items of each row from left to right.
  var rows: [[Int]]
  var above: [[Link]]
  var below: [[Link]]

  init(_ map: ArchitectureMap, _ graph: MapGraph, rows: [MapRanks.Row], sizes: [MapSize]) {
    self.map = map
    self.graph = graph
    layers = rows.map(\.layer)
    var rowOf = [Int](repeating: 0, count: graph.count)
    for (index, row) in rows.enumerated() {
      for box in row.boxes { rowOf[box] = index }
    }
    self.rowOf = rowOf
    trunks = MapTrunk.all(of: map, graph, rowOf: rowOf)
    self.sizes = Self.widened(sizes, for: trunks)
    items = self.sizes.enumerated().map { Item(box: $0, width: $1.width) }
    self.rows = rows.map(\.boxes)
    for index in trunks.indices {
      for row in trunks[index].rowsBetween {
        trunks[index].lanes[row] = items.count
        self.rows[row].append(items.count)
        items.append(Item(box: nil, width: Self.laneWidth))
      }
    }
    above = [[Link]](repeating: [], count: items.count)
    below = above
    for trunk in trunks {
      for channel in trunk.channels { link(trunk.ends(in: channel)) }
    }
  }

  private mutating func link(_ ends: (tops: [Int], bottoms: [Int])) {
    for top in ends.tops {
      for bottom in ends.bottoms {
        let lanes = (items[top].box == nil ? 1 : 0) + (items[bottom].box == nil ? 1 : 0)
        let weight = [1.0, 2, 40][lanes]
        below[top].append(Link(item: bottom, weight: weight))
        above[bottom].append(Link(item: top, weight: weight))
      }
    }
  }

  /// A box is at least as wide as the lines at its upper and at its lower border need.
  private static func widened(_ sizes: [MapSize], for trunks: [MapTrunk]) -> [MapSize] {
    var tops = [Int](repeating: 0, count: sizes.count)
    var bottoms = tops
    for trunk in trunks {
      for (source, _) in trunk.sources {
        if trunk.pointsUp { tops[source] += 1 } else { bottoms[source] += 1 }
      }
      if trunk.pointsUp { bottoms[trunk.target] += 1 } else { tops[trunk.target] += 1 }
    }
    return sizes.enumerated().map { index, size in
      MapSize(
        width: max(size.width, 3 * tops[index] + 3, 2 * bottoms[index] + 3), height: size.height)
    }
  }

  /// The columns that must stay free between two neighbours.
  func space(between left: Int, and right: Int) -> Int {
    items[left].box != nil && items[right].box != nil ? Self.gap : 1
  }

  /// Puts every item into its column; false if a row has no room for its items.
  mutating func fit(into width: Int) -> Bool {
    for row in rows {
      // Boxes come first here, which takes the most room: side by side they keep the most distance.
      let spaces = zip(row, row.dropFirst()).reduce(0) { $0 + space(between: $1.0, and: $1.1) }
      if row.reduce(spaces, { $0 + items[$1].width }) > width { return false }
    }
    orderRows()
    placeItems(width: width)
    return true
  }

  /// The finished layout, once the items have their columns.
  func layout() -> MapLayout {
    var channels: [MapChannel] = []
    for row in rows.indices.dropLast() {
      channels.append(MapChannel(self, below: row, after: channels.last))
    }
    return MapAssembly(drawing: self, channels: channels).layout()
  }
}

/// Arrows of one look that lead to the same box from above or from below: they run together to one head.
struct MapTrunk {
  let target: Int
  let pointsUp: Bool
  /// The boxes that the arrows come from, with the places of these in the map.
  var sources: [(box: Int, arrow: Int)]
  /// The lane in each row that the trunk passes through.
  var lanes: [Int: Int] = [:]
  private(set) var topRow: Int
  private(set) var bottomRow: Int
  private let rowOf: [Int]

  /// What two arrows must have in common to share a trunk.
  private struct Look: Hashable {
    var target: Int
    var pointsUp: Bool
    var kind: ArchitectureMap.Arrow.Kind
    var breaksRule: Bool
    var isInCycle: Bool
  }

  static func all(
    of map: ArchitectureMap, _ graph: MapGraph, rowOf: [Int]
  ) -> [MapTrunk] {
    var trunks: [MapTrunk] = []
    var places: [Look: Int] = [:]
    for edge in graph.edges {
      let arrow = map.arrows[edge.arrow]
      let look = Look(
        target: edge.to, pointsUp: rowOf[edge.from] > rowOf[edge.to], kind: arrow.kind,
        breaksRule: arrow.brokenRule != nil, isInCycle: graph.isInCycle(edge))
      if let place = places[look] {
        trunks[place].add(edge)
      } else {
        places[look] = trunks.count
        trunks.append(MapTrunk(edge, pointsUp: look.pointsUp, rowOf: rowOf))
      }
    }
    return trunks
  }

  private init(_ edge: MapGraph.Edge, pointsUp: Bool, rowOf: [Int]) {
    target = edge.to
    self.pointsUp = pointsUp
    self.rowOf = rowOf
    sources = [(edge.from, edge.arrow)]
    topRow = min(rowOf[edge.from], rowOf[edge.to])
    bottomRow = max(rowOf[edge.from], rowOf[edge.to])
  }

  private mutating func add(_ edge: MapGraph.Edge) {
    sources.append((edge.from, edge.arrow))
    topRow = min(topRow, rowOf[edge.from])
    bottomRow = max(bottomRow, rowOf[edge.from])
  }

  var rowsBetween: Range<Int> { topRow + 1..<max(topRow + 1, bottomRow) }

  /// The spaces below rows that the trunk passes through.
  var channels: Range<Int> { topRow..<bottomRow }

  /// The items that the trunk joins across a channel; on one of the sides it is only one.
  func ends(in channel: Int) -> (tops: [Int], bottoms: [Int]) {
    let upper = pointsUp ? target(in: channel) : sources(in: channel)
    let lower = pointsUp ? sources(in: channel + 1) : target(in: channel + 1)
    return (upper + lane(in: channel), lower + lane(in: channel + 1))
  }

  private func lane(in row: Int) -> [Int] { lanes[row].map { [$0] } ?? [] }
  private func target(in row: Int) -> [Int] { rowOf[target] == row ? [target] : [] }
  private func sources(in row: Int) -> [Int] {
    sources.map(\.box).filter { rowOf[$0] == row }
  }
}
