extension MapDrawing {
  /// Gives every item a column: near what it is linked with, in the order of its row, within the width.
  mutating func placeItems(width: Int) {
    let widest = rows.map { row in
      zip(row, row.dropFirst()).reduce(row.reduce(0) { $0 + items[$1].width }) {
        $0 + space(between: $1.0, and: $1.1)
      }
    }
    let breadth = min(width, widest.max() ?? 0)
    for (row, own) in zip(rows, widest) {
      var x = (breadth - own) / 2
      for (index, item) in row.enumerated() {
        items[item].x = x
        x += items[item].width
        if index + 1 < row.count { x += space(between: item, and: row[index + 1]) }
      }
    }
    for sweep in 0..<Self.placements {
      if sweep.isMultiple(of: 2) {
        for row in rows.indices { place(row, width, near: [above]) }
      } else {
        for row in rows.indices.reversed() { place(row, width, near: [below]) }
      }
    }
    for row in rows.indices { place(row, width, near: [above, below]) }
    // At last, lanes come exactly below the lanes that they go on from, as far as the boxes give way.
    let lanes = items.indices.map { item in
      items[item].box == nil ? above[item].filter { items[$0.item].box == nil } : []
    }
    for row in rows.indices.dropFirst() { place(row, width, near: [lanes]) }
    let left = items.map(\.x).min() ?? 0
    for index in items.indices { items[index].x -= left }
  }

  private static let placements = 12

  private mutating func place(_ row: Int, _ width: Int, near links: [[[Link]]]) {
    let own = rows[row]
    guard !own.isEmpty else { return }
    var wishes: [Double] = []
    var weights: [Double] = []
    var distances = [0]
    for (index, item) in own.enumerated() {
      let near = links.flatMap { $0[item] }
      let weight = near.reduce(0) { $0 + $1.weight }
      let center = near.reduce(0) { $0 + $1.weight * items[$1.item].center }
      let half = Double(items[item].width - 1) / 2
      wishes.append(near.isEmpty ? Double(items[item].x) : center / weight - half)
      weights.append(near.isEmpty ? 0.2 : weight)
      guard index + 1 < own.count else { break }
      distances.append(items[item].width + space(between: item, and: own[index + 1]))
    }
    let last = width - items[own[own.count - 1]].width
    let places = spread(wishes, weights: weights, distances: distances, within: 0...max(0, last))
    for (item, x) in zip(own, places) { items[item].x = x }
  }
}

/// Whole numbers as close to the wishes as can be (in squares) while each keeps its distance to the one before.
///
/// The first distance is of no meaning. The numbers must have room in the range.
func spread(
  _ wishes: [Double], weights: [Double], distances: [Int], within range: ClosedRange<Int>
) -> [Int] {
  // With the distances taken off, all that is asked for is that no number is less than the one before.
  var offsets: [Int] = []
  var blocks: [(value: Double, weight: Double, count: Int)] = []
  for index in wishes.indices {
    offsets.append((offsets.last ?? 0) + (index == 0 ? 0 : distances[index]))
    var block = (
      value: wishes[index] - Double(offsets[index]), weight: weights[index], count: 1
    )
    while let last = blocks.last, last.value > block.value {
      blocks.removeLast()
      let weight = last.weight + block.weight
      block.value = (last.value * last.weight + block.value * block.weight) / weight
      block.weight = weight
      block.count += last.count
    }
    blocks.append(block)
  }
  let highest = max(range.lowerBound, range.upperBound - (offsets.last ?? 0))
  var result: [Int] = []
  for block in blocks {
    let value = min(max(Int(block.value.rounded()), range.lowerBound), highest)
    for _ in 0..<block.count { result.append(value + offsets[result.count]) }
  }
  return result
}
