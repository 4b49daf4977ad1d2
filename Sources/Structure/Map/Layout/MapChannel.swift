/// The space below one row, in which lines come to the columns that they have in the next.
struct MapChannel {
  /// One end of a trunk in the channel: the item it belongs to and the column it has.
  struct Port {
    var item: Int
    var column: Int
  }

  /// A trunk on its way through the channel.
  struct Passage {
    var trunk: Int
    var tops: [Port]
    var bottoms: [Port]
    /// The row of the channel in which it changes its column; nil if it goes straight.
    var track: Int?

    var isStraight: Bool {
      tops.count == 1 && bottoms.count == 1 && tops[0].column == bottoms[0].column
    }

    var reach: ClosedRange<Int> {
      let columns = (tops + bottoms).map(\.column)
      return (columns.min() ?? 0)...(columns.max() ?? 0)
    }
  }

  private(set) var passages: [Passage] = []
  private(set) var trackCount = 0

  init(_ drawing: MapDrawing, below row: Int, after previous: MapChannel?) {
    for (index, trunk) in drawing.trunks.enumerated() where trunk.channels.contains(row) {
      let ends = trunk.ends(in: row)
      passages.append(
        Passage(
          trunk: index, tops: ends.tops.map { Port(item: $0, column: 0) },
          bottoms: ends.bottoms.map { Port(item: $0, column: 0) }))
    }
    leave(drawing.rows[row], drawing, previous)
    arrive(drawing.rows[row + 1], drawing)
    assignTracks()
  }

  /// The column in which a trunk leaves an item downwards, or comes to it from below.
  func topColumn(of trunk: Int, at item: Int) -> Int? {
    passages.first { $0.trunk == trunk }?.tops.first { $0.item == item }?.column
  }

  func bottomColumn(of trunk: Int, at item: Int) -> Int? {
    passages.first { $0.trunk == trunk }?.bottoms.first { $0.item == item }?.column
  }

  /// Spreads the lines along the lower borders of a row's boxes; lanes go on where they are.
  private mutating func leave(
    _ row: [Int], _ drawing: MapDrawing, _ previous: MapChannel?
  ) {
    var ports: [Int: [(passage: Int, port: Int, wish: Double)]] = [:]
    for (index, passage) in passages.enumerated() {
      let centers = passage.bottoms.map { drawing.items[$0.item].center }
      let wish = centers.reduce(0, +) / Double(max(1, centers.count))
      for (port, top) in passage.tops.enumerated() {
        ports[top.item, default: []].append((index, port, wish))
      }
    }
    for item in row {
      guard let own = ports[item]?.sorted(by: { ($0.wish, $0.passage) < ($1.wish, $1.passage) })
      else { continue }
      let (x, width) = (drawing.items[item].x, drawing.items[item].width)
      if drawing.items[item].box == nil {
        let column = previous?.bottomColumn(of: passages[own[0].passage].trunk, at: item)
        passages[own[0].passage].tops[own[0].port].column = column ?? x + 1
        continue
      }
      let columns = spread(
        own.map(\.wish), weights: own.map { _ in 1 }, distances: own.map { _ in 2 },
        within: x + 1...x + width - 2)
      for (port, column) in zip(own, columns) {
        passages[port.passage].tops[port.port].column = column
      }
    }
  }

  /// Finds a column for every line that goes on below: never one in which another comes down.
  private mutating func arrive(_ row: [Int], _ drawing: MapDrawing) {
    var taken: [Int: Int] = [:]
    var ports: [Int: [(passage: Int, port: Int, wish: Double)]] = [:]
    for (index, passage) in passages.enumerated() {
      for top in passage.tops { taken[top.column] = index }
      let wish =
        Double(passage.tops.reduce(0) { $0 + $1.column }) / Double(max(1, passage.tops.count))
      for (port, bottom) in passage.bottoms.enumerated() {
        ports[bottom.item, default: []].append((index, port, wish))
      }
    }
    for item in row {
      guard let own = ports[item]?.sorted(by: { ($0.wish, $0.passage) < ($1.wish, $1.passage) })
      else { continue }
      let (x, width) = (drawing.items[item].x, drawing.items[item].width)
      let isLane = drawing.items[item].box == nil
      let range = isLane ? x...x + 2 : x + 1...x + width - 2
      // With three columns each, one of two neighbours is always free.
      let wishes = spread(
        own.map(\.wish), weights: own.map { _ in 1 }, distances: own.map { _ in 3 },
        within: isLane ? x + 1...x + 1 : range.lowerBound...range.upperBound - 1)
      var last = Int.min / 2
      for (port, wish) in zip(own, wishes) {
        let passage = passages[port.passage]
        let isAlone = passage.tops.count == 1 && passage.bottoms.count == 1
        let isNearlyStraight = isAlone && abs(passage.tops[0].column - wish) <= 1
        let column =
          [isNearlyStraight ? passage.tops[0].column : wish, wish, wish - 1, wish + 1].first {
            let other = taken[$0]
            return range.contains($0) && $0 >= last + 2
              && (other == nil || (other == port.passage && isAlone))
          } ?? wish
        passages[port.passage].bottoms[port.port].column = column
        last = column
      }
    }
  }

  /// Gives every line that changes its column a row to do it in, so that few others are crossed.
  private mutating func assignTracks() {
    var order = passages.indices.filter { !passages[$0].isStraight }
      .sorted { passages[$0].reach.lowerBound < passages[$1].reach.lowerBound }
    for _ in order.indices {
      var isSettled = true
      for index in order.indices.dropLast() {
        let (upper, lower) = (passages[order[index]], passages[order[index + 1]])
        if crossings(lower, above: upper) < crossings(upper, above: lower) {
          order.swapAt(index, index + 1)
          isSettled = false
        }
      }
      if isSettled { break }
    }
    for (index, passage) in order.enumerated() {
      let reach = passages[passage].reach
      let above = order[..<index].filter {
        let other = passages[$0].reach
        return other.lowerBound <= reach.upperBound + 1 && reach.lowerBound <= other.upperBound + 1
      }
      let track = (above.compactMap { passages[$0].track }.max() ?? -1) + 1
      passages[passage].track = track
      trackCount = max(trackCount, track + 1)
    }
  }

  private func crossings(_ upper: Passage, above lower: Passage) -> Int {
    upper.bottoms.count { lower.reach.contains($0.column) }
      + lower.tops.count { upper.reach.contains($0.column) }
  }
}
